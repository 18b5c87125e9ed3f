import { expect, it } from 'vitest';
import { codeOfPage, isGenuine } from './booklet-code.policy.ts';

const owner = { slug: 'k3v9x2m7q4w8z5b6', userId: '6f1f8f4e-0000-4000-8000-000000000001' };
const code = codeOfPage('secret', owner, 3);

it('knows the pages that were printed', () => {
  expect(code).toMatchObject({ slug: owner.slug, page: 3, check: expect.stringMatching(/^[0-9a-f]{8}$/) });
  expect(isGenuine('secret', owner, code)).toBe(true);
});

it.each([
  ['another page', 'secret', owner, { ...code, page: 4 }],
  ['another check', 'secret', owner, { ...code, check: '00000000' }],
  ['no check', 'secret', owner, { ...code, check: '' }],
  ['a longer check', 'secret', owner, { ...code, check: `${code.check}00` }],
  ['another test', 'secret', owner, { ...code, slug: 'a'.repeat(16) }],
  ['a student who was given the page', 'secret', { ...owner, userId: 'somebody else' }, code],
  ['a booklet of another secret', 'another', owner, code],
])('refuses %s', (_, secret, who, claimed) => {
  expect(isGenuine(secret, who, claimed)).toBe(false);
});
