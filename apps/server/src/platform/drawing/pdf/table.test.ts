import { expect, it } from 'vitest';
import { columnWidths } from './table.ts';

it.each([
  ['all fit', [10, 20, 30], 100, [10, 20, 30]],
  ['one is too wide', [10, 200, 10], 100, [10, 80, 10]],
  ['two are too wide', [10, 200, 300], 110, [10, 50, 50]],
  ['one is wider than its share, and still fits', [10, 60, 20], 90, [10, 60, 20]],
  ['all are too wide', [200, 200], 100, [50, 50]],
  ['one column', [200], 100, [100]],
])('columns: %s', (_, natural, room, expected) => {
  expect(columnWidths(natural, room)).toEqual(expected);
});
