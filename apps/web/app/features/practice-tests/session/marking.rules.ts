import { sharesOf } from '@sevenfold/contract/practice-tests/breakdown.rules';
import {
  type Marked,
  markedBy,
  questionMarks,
  scoreOf,
} from '@sevenfold/contract/practice-tests/score.rules';
import type { Test, TestQuestion } from '@sevenfold/contract/practice-tests/test';
import { marksPerQuestion } from '@sevenfold/contract/practice-tests/test.constants';
import { marksFigure } from './session.rules.ts';

const markedOf = ({ status, ticked_lines, faculty, question }: TestQuestion): Marked => {
  const lines = question.Answer?.[0]?.mark_lines ?? [];
  return {
    attempted: status === 'attempted',
    ticked:
      ticked_lines === null ? null : ticked_lines.reduce((sum, place) => sum + (lines[place]?.marks ?? 0), 0),
    schemeMarks: lines.reduce((sum, { marks }) => sum + marks, 0),
    faculty: faculty?.marks ?? null,
  };
};

/** The test as the server will present it once it knows of this marking. */
export function withTicked(test: Test, questionId: number, lines: readonly number[] | null): Test {
  if (!test.questions) return test;
  const questions = test.questions.map((one) => {
    if (one.question_id !== questionId) return one;
    const marked = { ...one, ticked_lines: lines && [...lines] };
    return { ...marked, marks: questionMarks(markedOf(marked)) };
  });
  return {
    ...test,
    questions,
    score: scoreOf(questions.map(markedOf), test.marks_obtained),
    breakdown: {
      source: markedBy(questions.map(markedOf)),
      by_topic: sharesOf(questions, ({ question }) => question.topic_path[0]!.topic_name, markedOf),
      by_difficulty: sharesOf(questions, ({ question }) => question.difficulty, markedOf),
    },
  };
}

export const toggledLine = (lines: readonly number[] | null, line: number): number[] =>
  lines?.includes(line)
    ? lines.filter((one) => one !== line)
    : [...(lines ?? []), line].sort((a, b) => a - b);

/** What is said of a question's marks, in its head. */
export function marksWords({ score }: Pick<Test, 'score'>, one: TestQuestion): string {
  const outOf = (marks: number) => `${marksFigure(marks)} of ${marksPerQuestion}`;
  if (one.faculty) return outOf(one.faculty.marks);
  if (score?.source === 'faculty') return 'Graded with the whole sheet';
  return one.ticked_lines === null ? 'Not marked yet' : outOf(one.marks ?? 0);
}

/** Where a teacher gave marks to the sheet alone, the breakdown counts something else than the score above it. */
export function breakdownWords({ score, breakdown }: Pick<Test, 'score' | 'breakdown'>): string | undefined {
  if (score?.source !== 'faculty' || !breakdown || breakdown.source === 'faculty') return undefined;
  return breakdown.source === 'self'
    ? 'Your sheet was graded as a whole, so these count your own marking.'
    : 'Your sheet was graded as a whole, so these count what you attempted.';
}

/** While only some questions are marked, the others count for nothing: said, so that the figure isn't mistaken. */
export function unmarkedWords({
  score,
  questions = [],
}: Pick<Test, 'score' | 'questions'>): string | undefined {
  const marked = questions.filter(({ ticked_lines }) => ticked_lines !== null).length;
  if (score?.source !== 'self' || marked === questions.length) return undefined;
  return `You have marked ${marked} of ${questions.length} questions. The others count once you mark them.`;
}
