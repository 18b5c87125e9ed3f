import { expect, test } from 'vitest';
import { mostSheetPages } from './grading.constants.ts';
import { type ClaimedPage, longestClaims, readClaims, writeClaims } from './sheet-pages.rules.ts';

test.each<[string, ClaimedPage[]]>([
  ['', [null]],
  ['1', [{ page: 1, check: null }]],
  ['1.0123abcd', [{ page: 1, check: '0123abcd' }]],
  ['2.0123abcd,,1', [{ page: 2, check: '0123abcd' }, null, { page: 1, check: null }]],
])('%j', (text, claims) => {
  expect(readClaims(text)).toEqual(claims);
  expect(writeClaims(claims)).toBe(text);
});

test.each([
  '0',
  '01',
  '1.',
  '1.xyz',
  '1.0123ABCD',
  'one',
  '1;2',
  '-1',
  '1 ',
  '1000',
  '1.0123abcd.',
  `${','.repeat(mostSheetPages)}`,
])('%j is not read', (text) => expect(readClaims(text)).toBeUndefined());

test('the longest sheet fits into its field', () => {
  const claims = Array.from({ length: mostSheetPages }, (_, at) => ({ page: 900 + at, check: '0123abcd' }));
  expect(writeClaims(claims).length).toBeLessThanOrEqual(longestClaims);
});
