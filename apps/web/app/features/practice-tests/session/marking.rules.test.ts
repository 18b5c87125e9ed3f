import type { Test } from '@sevenfold/contract/practice-tests/test';
import { expect, it } from 'vitest';
import {
  breakdownWords,
  marksWords,
  toggledLine,
  unmarkedWords,
  waitsForOwnMarking,
  withTicked,
} from './marking.rules.ts';

const question = (question_id: number, topic_name: string) => ({
  question_id,
  status: 'attempted',
  ticked_lines: null,
  replied: null,
  faculty: null,
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

const typed = (verdict: 'right' | 'wrong') => ({
  failed: false,
  fields: [{ field: 'a.1', part: 'a', verdict, marks: verdict === 'right' ? 4 : 0, of: 4 }],
  parts: [{ part: 'a', marks: verdict === 'right' ? 4 : 0, of: 4, lines: [0, 1], own: verdict === 'wrong' }],
});
const replied = {
  ...test,
  questions: test.questions!.map((one, at) => ({ ...one, replied: typed(at === 0 ? 'wrong' : 'right') })),
} as unknown as Test;

it('ticks of the method join what the machine gave, part and score at once', () => {
  const marked = withTicked(replied, 1, [1]);
  expect(marked.questions?.map(({ replied: one }) => one?.parts[0]?.marks)).toEqual([3, 4]);
  expect(marked.score).toEqual({ marks: 8.75, total: 10, percentage: 87, source: 'machine' });
  expect(withTicked(marked, 1, null).score).toMatchObject({ marks: 5, source: 'machine' });
});

it('says what waits for the student’s own marking after the machine’s', () => {
  const scored = withTicked(replied, 1, null);
  expect(scored.questions?.map(waitsForOwnMarking)).toEqual([true, false]);
  expect(unmarkedWords(scored)).toContain('1 question waits for your own marking');
  expect(unmarkedWords(withTicked(replied, 1, [0]))).toBeUndefined();
});

it('what could not be marked is not marked, and waits', () => {
  const failed = { ...test.questions![0]!, replied: { failed: true, fields: [], parts: [] } };
  expect(marksWords({ score: null, paperResult: null }, failed)).toBe('Not marked yet');
  expect(waitsForOwnMarking(failed)).toBe(true);
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

const byFaculty = { marks: 8, total: 10, percentage: 80, source: 'faculty' } as const;
const marked = {
  ...test,
  marks_obtained: 8,
  questions: test.questions!.map((one) => ({ ...one, faculty: { marks: 4, lines: [1], comment: null } })),
};

it('own ticks stand beside what the faculty gave and change nothing of it', () => {
  const ticked = withTicked(marked, 1, [0]);
  expect(ticked.questions?.map(({ marks }) => marks)).toEqual([4, 5]);
  expect(ticked.score).toEqual(byFaculty);
  expect(ticked.breakdown).toMatchObject({ source: 'faculty', by_topic: [{ marks: 4 }, { marks: 4 }] });
});

it.each([
  ['the faculty’s', marked.questions[0]!, byFaculty, '4 of 5'],
  ['the whole sheet’s', test.questions![0]!, byFaculty, 'Graded with the whole sheet'],
  ['nobody’s', test.questions![0]!, null, 'Not marked yet'],
  ['the student’s', { ...test.questions![0]!, ticked_lines: [1], marks: 3.75 }, null, '3.75 of 5'],
])('the marks of a question are %s', (_, one, score, words) => {
  expect(marksWords({ score, paperResult: null }, one)).toBe(words);
});

it.each([
  ['faculty', undefined],
  ['self', 'Your sheet was graded as a whole, so these count your own marking.'],
  ['unmarked', 'Your sheet was graded as a whole, so these count what you attempted.'],
] as const)('a breakdown by %s under the faculty’s score says what it counts', (source, words) => {
  const breakdown = { source, by_topic: [], by_difficulty: [] };
  expect(breakdownWords({ score: byFaculty, breakdown })).toBe(words);
  expect(breakdownWords({ score: null, breakdown })).toBeUndefined();
});
