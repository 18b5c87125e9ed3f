import { isLeftOut } from '@sevenfold/contract/site/variant.rules';
import { describe, expect, it } from 'vitest';
import { inVariant, mainLinks } from './navigation.ts';

describe('the YP variant', () => {
  it.each([
    ['/online-classes', true],
    ['/papers', true],
    ['/papers/build', true],
    ['/take-a-test', true],
    ['/take-a-test/abc/result', true],
    ['/pricing', true],
    ['/privacy', true],
    ['/privacy-notes', false],
    ['/terms', false],
    ['/', false],
  ])('leaves out %s: %s', (path, expected) => {
    expect(isLeftOut('yp', path)).toBe(expected);
    expect(isLeftOut('standard', path)).toBe(false);
  });

  it('shows no link to what it leaves out', () => {
    expect(inVariant('yp', mainLinks).map((link) => link.label)).toEqual([
      'Today',
      'Home',
      'Admin',
      'Question Bank',
    ]);
    expect(inVariant('standard', mainLinks)).toHaveLength(8);
  });
});
