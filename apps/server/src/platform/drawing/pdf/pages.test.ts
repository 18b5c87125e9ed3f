import { describe, expect, it } from 'vitest';
import { paginate } from './pages.ts';
import { gap, type Row } from './row.ts';

const rows = (...heights: number[]): Row[] => heights.map((height) => gap(height));
const glued = (height: number): Row => ({ ...gap(height), withNext: true });
const heights = (groups: Row[][]) =>
  paginate(groups, 100, 10).map((page) => page.map(({ row, y }) => `${row.height}@${y}`).join(' '));

describe('pages', () => {
  it.each([
    ['one group', [rows(30, 40)], ['30@0 40@30']],
    ['two groups with a gap', [rows(30), rows(40)], ['30@0 40@40']],
    ['a group that fits only on the next page', [rows(60), rows(30, 30)], ['60@0', '30@0 30@30']],
    ['a group that fits exactly', [rows(40), rows(50)], ['40@0 50@50']],
    ['a group taller than a page', [rows(50), rows(30, 60, 40)], ['50@0 30@60', '60@0 40@60']],
    ['a row taller than a page', [rows(150), rows(10)], ['150@0', '10@0']],
    ['a heading stays with what follows', [[...rows(90), glued(10), ...rows(50)]], ['90@0', '10@0 50@10']],
    ['nothing', [], ['']],
  ])('%s', (_, groups, pages) => {
    expect(heights(groups)).toEqual(pages);
  });
});
