import { tooDeep } from '@sevenfold/contract/catalogue/topic-move.rules';
import { describe, expect, it } from 'vitest';
import { dropInto, movedRows, type Step, stepFrom, type TreeRow } from './topic-drop.rules.ts';

const row = (id: number, depth: number, parent_topic_id: number | null): TreeRow => ({
  id,
  depth,
  parent_topic_id,
});

/** 1 › 11 › 111; 1 › 12; 2; 3 › 31 */
const rows = [
  row(1, 1, null),
  row(11, 2, 1),
  row(111, 3, 11),
  row(12, 2, 1),
  row(2, 1, null),
  row(3, 1, null),
  row(31, 2, 3),
];
const place = (parent_topic_id: number | null, before_id: number | null) => ({ parent_topic_id, before_id });

describe('dropping', () => {
  it.each([
    ['above everything', 2, 0, 1, place(null, 1), 1],
    ['above everything, far to the right', 2, 0, 3, place(null, 1), 1],
    ['as the first child', 2, 1, 1, place(1, 11), 2],
    ['at the third level', 2, 2, 3, place(11, 111), 3],
    ['behind the third level, at the second', 2, 3, 2, place(1, 12), 2],
    ['behind the third level, at the third', 2, 3, 3, place(11, null), 3],
    ['at the end, at the top', 2, 7, 1, place(null, null), 1],
    ['at the end, below the last', 2, 7, 3, place(31, null), 3],
    ['where it is, at another level', 2, 4, 2, place(1, null), 2],
    ['a pair of levels, only as deep as both fit', 3, 4, 3, place(1, null), 2],
  ])('%s', (_, id, gap, wanted, expected, depth) => {
    expect(dropInto(rows, id, gap, wanted)).toEqual({ place: expected, depth });
  });

  it('is refused where it would make a fourth level', () => {
    expect(dropInto(rows, 3, 2, 3)).toEqual({ refusal: tooDeep });
  });
});

describe('a step', () => {
  it.each<[Step, number, unknown]>([
    ['up', 12, place(1, 11)],
    ['up', 11, undefined],
    ['down', 1, place(null, 3)],
    ['down', 2, place(null, null)],
    ['down', 3, undefined],
    ['in', 2, place(1, null)],
    ['in', 1, undefined],
    ['in', 12, place(11, null)],
    ['out', 111, place(1, 12)],
    ['out', 12, place(null, 2)],
    ['out', 2, undefined],
  ])('%s of %i', (step, id, expected) => {
    expect(stepFrom(rows, id, step)).toEqual(expected);
  });

  it('in is refused in words where it would make a fourth level', () => {
    const deep = [...rows, row(311, 3, 31), row(32, 2, 3), row(321, 3, 32)];
    expect(stepFrom(deep, 32, 'in')).toBe(tooDeep);
  });
});

describe('the rows after a move', () => {
  it.each([
    ['to the front', 3, place(null, 1), [3, 31, 1, 11, 111, 12, 2]],
    ['into another', 3, place(1, 12), [1, 11, 111, 3, 31, 12, 2]],
    ['to the end of another', 2, place(1, null), [1, 11, 111, 12, 2, 3, 31]],
    ['into one that is empty', 2, place(12, null), [1, 11, 111, 12, 2, 3, 31]],
    ['out', 11, place(null, null), [1, 12, 2, 3, 31, 11, 111]],
  ])('%s', (_, id, to, order) => {
    expect(movedRows(rows, id, to).map((each) => each.id)).toEqual(order);
  });

  it('have their new levels and parents', () => {
    const moved = movedRows(rows, 11, place(null, null));
    expect(moved.slice(-2)).toEqual([row(11, 1, null), row(111, 2, 11)]);
  });
});
