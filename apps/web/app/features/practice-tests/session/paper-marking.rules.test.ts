import { expect, it } from 'vitest';
import { satPaper, satResult } from '../../../../test/papers.ts';
import { finishedTest, testQuestion } from '../../../../test/practice-tests.ts';
import { marksWords, withTicked } from './marking.rules.ts';

const sat = finishedTest({
  paper: satPaper(),
  paperResult: satResult(),
  questions: [
    testQuestion(1, { status: 'attempted' }),
    testQuestion(2, { status: 'attempted' }),
    testQuestion(3),
  ],
});

it('ticks count in the marks of the paper at once', () => {
  // Two lines of a scheme of five marks, in a paper where the question is worth six.
  const { paperResult } = withTicked(sat, 2, [0, 1]);
  expect(paperResult).toMatchObject({
    marks: 4.8,
    of: 25,
    // The first question still waits; the third was never begun.
    waiting: 5,
    grade: satResult().grade,
    sections: [
      { label: 'Section A', marks: 4.8, of: 11, waiting: 5 },
      { label: 'Section B', marks: 0, of: 14, waiting: 0 },
    ],
    questions: [{ waiting: 5 }, { marks: 4.8, waiting: 0 }, { marks: 0, waiting: 0 }],
  });
});

it('a question counts what it is worth in the paper, also when nothing was done', () => {
  const ticked = withTicked(sat, 2, [0, 1]);
  expect(ticked.questions?.map((one) => marksWords(ticked, one))).toEqual([
    'Not marked yet',
    '4.8 of 6',
    '0 of 14',
  ]);
});

it('a test of the builder has no such marks', () => {
  expect(withTicked(finishedTest(), 2, [0]).paperResult).toBeNull();
});
