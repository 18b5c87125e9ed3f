import { describe, expect, it } from 'vitest';
import {
  inTreeOrder,
  numbersByOrder,
  refusalToDeleteSubject,
  refusalToDeleteTopic,
  sumsBelow,
} from './topic-tree.policy.ts';

/** Level by level, as they are read. */
const topics = [
  { id: 1, parent_topic_id: null, own_questions: 1 },
  { id: 2, parent_topic_id: null, own_questions: 0 },
  { id: 11, parent_topic_id: 1, own_questions: 2 },
  { id: 12, parent_topic_id: 1, own_questions: 4 },
  { id: 111, parent_topic_id: 11, own_questions: 8 },
];

describe('a tree', () => {
  it('is put in order, numbered and summed up', () => {
    const ordered = inTreeOrder(topics);
    expect(ordered.map(({ id }) => id)).toEqual([1, 11, 111, 12, 2]);
    expect([...numbersByOrder(ordered).values()]).toEqual(['1', '1.1', '1.1.1', '1.2', '2']);
    expect(Object.fromEntries(sumsBelow(ordered))).toEqual({ 1: 15, 2: 0, 11: 10, 12: 4, 111: 8 });
  });
});

describe('deleting', () => {
  const empty = { own_questions: 0, other_questions: 0, tests: 0 };
  it.each([
    [empty, 0, undefined],
    [empty, 1, 'has 1 topic below it.'],
    [{ ...empty, own_questions: 3 }, 2, 'has 2 topics below it and 3 questions.'],
    [{ ...empty, other_questions: 2 }, 0, 'another topic of 2 questions.'],
    [{ ...empty, tests: 1 }, 0, 'made 1 test with'],
  ])('a topic with %j and %i below', (held, below, words) => {
    const refusal = refusalToDeleteTopic(held, below);
    if (words === undefined) expect(refusal).toBeUndefined();
    else expect(refusal).toContain(words);
  });

  it.each([
    [{ topics: 0, tests: 0 }, undefined],
    [{ topics: 1, tests: 5 }, 'has 1 topic.'],
    [{ topics: 0, tests: 5 }, 'made 5 tests'],
  ])('a subject with %j', (held, words) => {
    const refusal = refusalToDeleteSubject(held);
    if (words === undefined) expect(refusal).toBeUndefined();
    else expect(refusal).toContain(words);
  });
});
