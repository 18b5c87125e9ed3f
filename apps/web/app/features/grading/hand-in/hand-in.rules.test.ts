import { expect, test } from 'vitest';
import {
  type BookletPage,
  type Code,
  claimsOf,
  type HandInPage,
  isUsable,
  judgeCode,
  missingOf,
  moved,
  pagesWords,
  twiceOf,
  withNumber,
  without,
  withPage,
  withReplaced,
} from './hand-in.rules.ts';

const slug = 'k3v9x2m7q4w8z5b6';
const booklet: BookletPage[] = [1, 2, 3, 4].map((page) => ({
  page,
  numbers: page === 1 ? [] : [page - 1],
}));

const page = (id: string, number: number | null, part: Partial<HandInPage> = {}): HandInPage => ({
  id,
  code: number === null ? { kind: 'none' } : { kind: 'good', page: number, check: `0000000${number}` },
  byHand: null,
  quarters: 0,
  width: 100,
  height: 141,
  edgeFound: true,
  hasPhoto: false,
  ...part,
});
const ids = (pages: readonly HandInPage[]) => pages.map(({ id }) => id).join('');

test.each<[string | undefined, Code]>([
  [undefined, { kind: 'none' }],
  ['https://example.com', { kind: 'none' }],
  [`SF1:${slug}:2:00000002`, { kind: 'good', page: 2, check: '00000002' }],
  [`SF1:${slug}:9:00000009`, { kind: 'strange' }],
  ['SF1:aaaaaaaaaaaaaaaaaaaa:2:00000002', { kind: 'elsewhere', slug: 'aaaaaaaaaaaaaaaaaaaa' }],
])('a code that says %j', (text, code) => {
  expect(judgeCode(text, slug, booklet)).toEqual(code);
});

test('before the booklet is known, a code of this test is believed', () => {
  expect(judgeCode(`SF1:${slug}:9:00000003`, slug, undefined)).toEqual({
    kind: 'good',
    page: 9,
    check: '00000003',
  });
});

test.each([
  ['in order', [1, 2, 3], 'abc'],
  ['mixed', [3, 1, 2], 'bca'],
  ['with one that has no code', [2, null, 1], 'cab'],
  ['the same twice', [2, 1, 2], 'bac'],
  ['without any code', [null, null, null], 'abc'],
  ['behind one without a code', [null, 2, 1], 'cba'],
])('pages come %s', (_, numbers, order) => {
  const letters = ['a', 'b', 'c'];
  const pages = numbers.reduce<HandInPage[]>(
    (list, number, at) => withPage(list, page(letters[at]!, number)),
    [],
  );
  expect(ids(pages)).toBe(order);
});

const three = [page('a', 1), page('b', null), page('c', 3)];

test.each([
  ['a', -1, 'abc'],
  ['a', 1, 'bac'],
  ['b', -1, 'bac'],
  ['c', 1, 'abc'],
  ['x', 1, 'abc'],
] as const)('%s is moved by %i', (id, by, order) => expect(ids(moved(three, id, by))).toBe(order));

test('another photo takes the place of the one that it replaces, or the one that its code says', () => {
  expect(ids(withReplaced(three, 'b', page('n', null)))).toBe('anc');
  expect(ids(withReplaced(three, 'a', page('n', 4)))).toBe('bcn');
  expect(ids(withReplaced(three, 'c', page('n', 3)))).toBe('abn');
  expect(ids(withReplaced(three, 'gone', page('n', 2)))).toBe('abnc');
  expect(withReplaced(three, 'a', page('n', null))[0]).toMatchObject({ id: 'n', byHand: 1 });
});

test('a page is given its number by hand, and goes there', () => {
  const numbered = withNumber(three, 'b', 4);
  expect(ids(numbered)).toBe('acb');
  expect(claimsOf(numbered)[2]).toEqual({ page: 4, check: null });
  expect(ids(withNumber(numbered, 'b', null))).toBe('acb');
  expect(ids(withNumber(three, 'x', 1))).toBe('abc');
});

test('what is missing, what is there twice; a cover need not come back', () => {
  expect(missingOf([], booklet)).toEqual([2, 3, 4]);
  expect(missingOf([page('a', 3), page('b', null, { byHand: 2 })], booklet)).toEqual([4]);
  expect(twiceOf(three)).toEqual([]);
  expect(twiceOf([...three, page('d', 3), page('e', null, { byHand: 1 }), page('f', null)])).toEqual([3, 1]);
});

test('what is said of the pages: codes, numbers by hand, and the untouched photos behind', () => {
  expect(claimsOf([page('a', null), page('b', null)])).toEqual([]);
  const pages = [page('a', 1, { hasPhoto: true }), page('b', null, { byHand: 2 }), page('c', null)];
  const one = { page: 1, check: '00000001' };
  expect(claimsOf(pages)).toEqual([one, { page: 2, check: null }, null, one]);
  expect(ids(without(pages, 'b'))).toBe('ac');
});

test.each<[Code, boolean]>([
  [{ kind: 'good', page: 1, check: '00000001' }, true],
  [{ kind: 'none' }, true],
  [{ kind: 'elsewhere', slug }, false],
  [{ kind: 'strange' }, false],
])('%j', (code, usable) => expect(isUsable({ code })).toBe(usable));

test.each([
  [[2], 'Page 2'],
  [[2, 3], 'Pages 2, 3'],
  [[20, 2, 4, 5, 6], 'Pages 2, 4–6, 20'],
])('%j in words', (numbers, words) => expect(pagesWords(numbers)).toBe(words));
