import type { Test } from '@sevenfold/contract/practice-tests/test';
import { expect, it } from 'vitest';
import { toggledLine, unmarkedWords, withTicked } from './marking.rules.ts';

const question = (question_id: number, topic_name: string) => ({
  question_id,
  status: 'attempted',
  ticked_lines: null,
  marks: 5,
  question: {
    topic_path: [{ topic_name }],
    difficulty: 'Easy',
    Answer: [{ mark_lines: [{ marks: 1 }, { marks: 3 }] }],
  },
});
const test = {
  marks_obtained: null,
  questions: [question(1, 'Algebra'), question(2, 'Calculus')],
} as unknown as Test;

it('ticking a line changes marks, score and breakdown at once', () => {
  const marked = withTicked(test, 1, [1]);
  expect(marked.questions?.map(({ marks }) => marks)).toEqual([3.75, 5]);
  expect(marked.score).toEqual({ marks: 3.75, total: 10, percentage: 37, source: 'self' });
  expect(marked.breakdown?.by_topic.map(({ marks }) => marks)).toEqual([3.75, 0]);
});

it('clearing the only marking brings the test back to unmarked', () => {
  expect(withTicked(withTicked(test, 1, [1]), 1, null).score).toMatchObject({
    marks: 10,
    source: 'unmarked',
  });
});

it.each([
  [null, 1, [1]],
  [[1], 0, [0, 1]],
  [[0, 1], 1, [0]],
  [[0], 0, []],
])('of %j line %i: %j', (lines, line, expected) => {
  expect(toggledLine(lines, line)).toEqual(expected);
});

it('says how many questions are marked, until all are', () => {
  expect(unmarkedWords(withTicked(test, 1, null))).toBeUndefined();
  const half = withTicked(test, 1, [1]);
  expect(unmarkedWords(half)).toBe('You have marked 1 of 2 questions. The others count once you mark them.');
  expect(unmarkedWords(withTicked(half, 2, []))).toBeUndefined();
});
