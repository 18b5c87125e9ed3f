import { describe, expect, it } from 'vitest';
import {
  belowItself,
  depthOf,
  levelsOf,
  placeOf,
  refusalOfMove,
  siblingsAfterMove,
  tooDeep,
} from './topic-move.rules.ts';

/** 1 › 11 › 111, 112; 1 › 12; 2; 3 › 31 */
const topics = [
  { id: 1, parent_topic_id: null },
  { id: 11, parent_topic_id: 1 },
  { id: 111, parent_topic_id: 11 },
  { id: 112, parent_topic_id: 11 },
  { id: 12, parent_topic_id: 1 },
  { id: 2, parent_topic_id: null },
  { id: 3, parent_topic_id: null },
  { id: 31, parent_topic_id: 3 },
];

describe('a move', () => {
  it.each([
    ['a leaf to the third level', 2, 11, undefined],
    ['a leaf below the third level', 2, 111, tooDeep],
    ['a pair of levels below the first', 11, 2, undefined],
    ['a pair of levels below the second', 3, 12, tooDeep],
    ['three levels below anything', 1, 2, tooDeep],
    ['anything to the top', 111, null, undefined],
    ['a topic below itself', 2, 2, belowItself],
    ['a topic below what is below it', 1, 12, belowItself],
  ])('of %s', (_, id, parent, refusal) => {
    expect(refusalOfMove(topics, id, parent)).toBe(refusal);
  });

  it.each([
    ['before the first', 3, { parent_topic_id: null, before_id: 1 }, [3, 1, 2]],
    ['to the end', 1, { parent_topic_id: null, before_id: null }, [2, 3, 1]],
    ['to another parent', 2, { parent_topic_id: 1, before_id: 12 }, [11, 2, 12]],
    ['to a parent without others', 2, { parent_topic_id: 12, before_id: null }, [2]],
    ['before what lies elsewhere', 2, { parent_topic_id: 1, before_id: 31 }, undefined],
    ['before itself', 2, { parent_topic_id: null, before_id: 2 }, undefined],
  ])('%s orders the siblings', (_, id, place, siblings) => {
    expect(siblingsAfterMove(topics, id, place)).toEqual(siblings);
  });
});

describe('a place', () => {
  it('knows its level and what it takes', () => {
    expect([1, 11, 111].map((id) => depthOf(topics, id))).toEqual([1, 2, 3]);
    expect([1, 11, 111, 3].map((id) => levelsOf(topics, id))).toEqual([3, 2, 1, 2]);
  });

  it('is what leads back to it', () => {
    expect(placeOf(topics, 11)).toEqual({ parent_topic_id: 1, before_id: 12 });
    expect(placeOf(topics, 3)).toEqual({ parent_topic_id: null, before_id: null });
  });
});
