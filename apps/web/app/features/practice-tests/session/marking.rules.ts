import { sharesOf } from '@sevenfold/contract/practice-tests/breakdown.rules';
import { partMarks, totalOfParts } from '@sevenfold/contract/practice-tests/replied-parts.rules';
import {
  type Marked,
  markedBy,
  questionMarks,
  scoreOf,
} from '@sevenfold/contract/practice-tests/score.rules';
import type { Test, TestQuestion } from '@sevenfold/contract/practice-tests/test';
import { marksPerQuestion } from '@sevenfold/contract/practice-tests/test.constants';
import { tickedResult } from './paper-marking.rules.ts';
import { marksFigure } from './session.rules.ts';

const lineMarksOf = ({ question }: TestQuestion): number[] =>
  question.Answer?.[0]?.mark_lines.map(({ marks }) => marks) ?? [];

const markedOf = (one: TestQuestion): Marked => {
  const { status, ticked_lines, faculty, replied } = one;
  const lineMarks = lineMarksOf(one);
  return {
    attempted: status === 'attempted',
    ticked:
      ticked_lines === null ? null : ticked_lines.reduce((sum, place) => sum + (lineMarks[place] ?? 0), 0),
    schemeMarks: lineMarks.reduce((sum, marks) => sum + marks, 0),
    replied: replied && !replied.failed ? totalOfParts(replied.parts) : null,
    faculty: faculty?.marks ?? null,
  };
};

/** The parts as they come out with these ticks. */
function withTicks(one: TestQuestion, lines: readonly number[] | null): TestQuestion {
  const { replied } = one;
  const ticked = { ...one, ticked_lines: lines && [...lines] };
  if (!replied || replied.failed) return ticked;
  const parts = partMarks(replied.fields, lineMarksOf(one), lines);
  return {
    ...ticked,
    replied: { ...replied, parts: parts.map((part) => ({ ...part, lines: [...part.lines] })) },
  };
}

/** The test as the server will present it once it knows of this marking. */
export function withTicked(test: Test, questionId: number, lines: readonly number[] | null): Test {
  if (!test.questions) return test;
  const questions = test.questions.map((one) => {
    if (one.question_id !== questionId) return one;
    const marked = withTicks(one, lines);
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
    paperResult: tickedResult(test, questions),
  };
}

export const toggledLine = (lines: readonly number[] | null, line: number): number[] =>
  lines?.includes(line)
    ? lines.filter((one) => one !== line)
    : [...(lines ?? []), line].sort((a, b) => a - b);

/** What is said of a question's marks, in its head. */
export function marksWords(
  { score, paperResult }: Pick<Test, 'score' | 'paperResult'>,
  one: TestQuestion,
): string {
  const outOf = (marks: number) => `${marksFigure(marks)} of ${marksPerQuestion}`;
  const inPaper = paperResult?.questions.find(({ question_id }) => question_id === one.question_id);
  if (one.faculty && !inPaper) return outOf(one.faculty.marks);
  if (score?.source === 'faculty' && !one.faculty) return 'Graded with the whole sheet';
  // In a paper a question counts what it is worth there; where nothing was done, nothing waits.
  if (inPaper) {
    const settled = isMarked(one) || one.faculty !== null || inPaper.waiting === 0;
    return settled ? inPaperWords(inPaper) : 'Not marked yet';
  }
  return isMarked(one) ? outOf(one.marks ?? 0) : 'Not marked yet';
}

const inPaperWords = ({ marks, of }: { marks: number; of: number }): string =>
  `${marksFigure(marks)} of ${of}`;

const isMarked = ({ ticked_lines, replied }: TestQuestion): boolean =>
  ticked_lines !== null || (replied !== null && !replied.failed);

export const hasTyped = ({ typed }: Pick<TestQuestion, 'typed'>): boolean =>
  typed.some(({ value }) => value.trim() !== '');

/** Whether something of it waits for the student: all of it, or what no machine could mark. */
export const waitsForOwnMarking = (one: TestQuestion): boolean =>
  one.faculty === null &&
  one.ticked_lines === null &&
  (isMarked(one) ? one.replied!.parts.some(({ own }) => own) : one.status === 'attempted');

/** Where a teacher gave marks to the sheet alone, the breakdown counts something else than the score above it. */
export function breakdownWords({ score, breakdown }: Pick<Test, 'score' | 'breakdown'>): string | undefined {
  if (score?.source !== 'faculty' || !breakdown || breakdown.source === 'faculty') return undefined;
  if (breakdown.source === 'machine') {
    return 'Your sheet was graded as a whole, so these count what you typed and your own marking.';
  }
  return breakdown.source === 'self'
    ? 'Your sheet was graded as a whole, so these count your own marking.'
    : 'Your sheet was graded as a whole, so these count what you attempted.';
}

/** While only some questions are marked, the others count for nothing: said, so that the figure isn't mistaken. */
export function unmarkedWords({
  score,
  questions = [],
}: Pick<Test, 'score' | 'questions'>): string | undefined {
  if (score?.source === 'machine') {
    const waiting = questions.filter(waitsForOwnMarking).length;
    if (waiting === 0) return undefined;
    return `${waiting === 1 ? '1 question waits' : `${waiting} questions wait`} for your own marking: what you wrote on paper, and the method of answers that were not right.`;
  }
  const marked = questions.filter(isMarked).length;
  if (score?.source !== 'self' || marked === questions.length) return undefined;
  return `You have marked ${marked} of ${questions.length} questions. The others count once you mark them.`;
}
