import { describe, expect, it } from 'vitest';
import { longestSlug, slugOf, slugPattern } from './slug.rules.ts';

describe('a slug of a name', () => {
  it.each([
    ['Functions', 'functions'],
    ['Number & Algebra', 'number-algebra'],
    ["Euler's method", 'eulers-method'],
    ['  Crème Brûlée II ', 'creme-brulee-ii'],
    ['3-D — vectors', '3-d-vectors'],
    ['数学', ''],
    ['---', ''],
  ])('%s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('is never longer than a slug may be, and never ends with a hyphen', () => {
    const slug = slugOf(`${'a'.repeat(longestSlug - 1)} bc`);
    expect(slug).toBe('a'.repeat(longestSlug - 1));
    expect(slug).toMatch(slugPattern);
  });
});
