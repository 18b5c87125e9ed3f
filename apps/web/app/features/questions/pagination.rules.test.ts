import { describe, expect, it } from 'vitest';
import { paginationItems, resultRange } from './pagination.rules.ts';

const shown = (total: number, pageSize: number, page: number) =>
  paginationItems(total, pageSize, page)
    .map((item) => (typeof item === 'number' ? item : '…'))
    .join(' ');

describe('the pagination bar', () => {
  it.each([
    // Hidden when there are fewer than two pages.
    [0, 5, 1, ''],
    [5, 5, 1, ''],
    [6, 5, 1, '1 2'],
    // All pages up to six.
    [30, 5, 1, '1 2 3 4 5 6'],
    [30, 5, 6, '1 2 3 4 5 6'],
    // From seven on, one neighbour on each side and gaps.
    [31, 5, 1, '1 2 3 4 5 … 7'],
    [35, 5, 3, '1 2 3 4 5 … 7'],
    [35, 5, 4, '1 … 3 4 5 6 7'],
    [35, 5, 7, '1 … 3 4 5 6 7'],
    [100, 10, 1, '1 2 3 4 5 … 10'],
    [100, 10, 3, '1 2 3 4 5 … 10'],
    [100, 10, 4, '1 … 3 4 5 … 10'],
    [100, 10, 6, '1 … 5 6 7 … 10'],
    [100, 10, 7, '1 … 6 7 8 9 10'],
    [100, 10, 10, '1 … 6 7 8 9 10'],
    [2000, 2, 500, '1 … 499 500 501 … 1000'],
    // A page beyond the end is taken for the last one.
    [100, 10, 99, '1 … 6 7 8 9 10'],
  ])('of %i questions, %i a page, on page %i', (total, pageSize, page, expected) => {
    expect(shown(total, pageSize, page)).toBe(expected);
  });

  it('always holds the current page and its neighbours, once each', () => {
    for (let last = 2; last <= 30; last += 1) {
      for (let page = 1; page <= last; page += 1) {
        const items = paginationItems(last * 5, 5, page);
        for (const near of [1, page - 1, page, page + 1, last]) {
          if (near >= 1 && near <= last) expect(items.filter((item) => item === near)).toHaveLength(1);
        }
        expect(new Set(items).size).toBe(items.length);
      }
    }
  });
});

describe('the range in words', () => {
  it.each([
    [42, 5, 1, "Showing 1 to 5 Q's out of 42"],
    [42, 5, 2, "Showing 6 to 10 Q's out of 42"],
    [42, 5, 9, "Showing 41 to 42 Q's out of 42"],
    [3, 10, 1, "Showing 1 to 3 Q's out of 3"],
    [0, 5, 1, "Showing 0 to 0 Q's out of 0"],
  ])('of %i, %i a page, on page %i', (total, pageSize, page, words) => {
    expect(resultRange(total, pageSize, page)).toBe(words);
  });
});
