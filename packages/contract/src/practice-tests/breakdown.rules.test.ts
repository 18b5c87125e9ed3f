import { expect, it } from 'vitest';
import { sharesOf } from './breakdown.rules.ts';
import type { Marked } from './score.rules.ts';

const question = (
  topic: string,
  attempted: boolean,
  ticked: number | null,
  faculty: number | null = null,
) => ({
  topic,
  marked: { attempted, ticked, schemeMarks: 4, replied: null, faculty } satisfies Marked,
});
const shares = (...questions: ReturnType<typeof question>[]) =>
  sharesOf(
    questions,
    ({ topic }) => topic,
    ({ marked }) => marked,
  );

it('counts attempted questions in full while nobody has marked', () => {
  expect(shares(question('Algebra', true, null), question('Algebra', false, null))).toEqual([
    { label: 'Algebra', questions: 2, attempted: 1, marks: 5, total: 10 },
  ]);
});

it('counts only what was marked once the student has begun', () => {
  expect(shares(question('Algebra', true, 2), question('Calculus', true, null))).toEqual([
    { label: 'Algebra', questions: 1, attempted: 1, marks: 2.5, total: 5 },
    { label: 'Calculus', questions: 1, attempted: 1, marks: 0, total: 5 },
  ]);
});

it('counts the faculty’s marks before the student’s own', () => {
  expect(
    shares(
      question('Algebra', true, 4, 1.5),
      question('Algebra', false, null, 0),
      question('Calculus', true, 4, 5),
    ),
  ).toEqual([
    { label: 'Algebra', questions: 2, attempted: 1, marks: 1.5, total: 10 },
    { label: 'Calculus', questions: 1, attempted: 1, marks: 5, total: 5 },
  ]);
});
