import { describe, expect, it } from 'vitest';
import type { Row } from '../../../platform/drawing/pdf/row.ts';
import { examPages, type Group } from './exam-pages.policy.ts';

const names = new Map<Row, string>();
function row(name: string, height: number, withNext = false): Row {
  const made: Row = { height, withNext, draw: () => undefined };
  names.set(made, name);
  return made;
}
const group = (name: string, heights: number[], more: Partial<Group> = {}): Group => ({
  parts: heights.map((height, index) => [row(`${name}${index + 1}`, height)]),
  ...more,
});
const laid = (groups: Group[], between = 10) =>
  examPages(groups, 100, between).map((page) => page.map((placed) => `${names.get(placed.row)} ${placed.y}`));

describe('the pages of an exam', () => {
  it.each<[string, Group[], string[][]]>([
    ['side by side as far as they fit', [group('a', [40]), group('b', [50])], [['a1 0', 'b1 50']]],
    [
      'one that fits a page is not broken',
      [group('a', [40]), group('b', [30, 30])],
      [['a1 0'], ['b1 0', 'b2 30']],
    ],
    [
      'a longer one begins where it stands, if its first part fits',
      [group('a', [40]), group('b', [40, 70])],
      [['a1 0', 'b1 50'], ['b2 0']],
    ],
    ['and on a new page if not', [group('a', [70]), group('b', [40, 70])], [['a1 0'], ['b1 0'], ['b2 0']]],
    [
      'a section begins a page',
      [group('a', [10]), group('b', [10], { isFirst: true })],
      [['a1 0'], ['b1 0']],
    ],
    ['but leaves none empty', [group('a', [10], { isFirst: true })], [['a1 0']]],
    ['what goes on says so', [group('a', [60, 60], { continued: row('…', 5) })], [['a1 0'], ['… 0', 'a2 5']]],
    ['nothing', [], [[]]],
  ])('%s', (_, groups, expected) => {
    expect(laid(groups)).toEqual(expected);
  });

  it('breaks a part that is longer than a page between rows, but not behind what stays with the next', () => {
    const part = [row('1', 60), row('2', 30, true), row('3', 30), row('4', 60)];
    expect(laid([{ parts: [part] }])).toEqual([['1 0'], ['2 0', '3 30'], ['4 0']]);
  });
});
