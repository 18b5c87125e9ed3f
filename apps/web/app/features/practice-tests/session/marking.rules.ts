import { sharesOf } from '@sevenfold/contract/practice-tests/breakdown.rules';
import { type Marked, questionMarks, scoreOf } from '@sevenfold/contract/practice-tests/score.rules';
import type { Test, TestQuestion } from '@sevenfold/contract/practice-tests/test';

const markedOf = ({ status, ticked_lines, question }: TestQuestion): Marked => {
  const lines = question.Answer?.[0]?.mark_lines ?? [];
  return {
    attempted: status === 'attempted',
    ticked:
      ticked_lines === null ? null : ticked_lines.reduce((sum, place) => sum + (lines[place]?.marks ?? 0), 0),
    schemeMarks: lines.reduce((sum, { marks }) => sum + marks, 0),
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
      by_topic: sharesOf(questions, ({ question }) => question.topic_path[0]!.topic_name, markedOf),
      by_difficulty: sharesOf(questions, ({ question }) => question.difficulty, markedOf),
    },
  };
}

export const toggledLine = (lines: readonly number[] | null, line: number): number[] =>
  lines?.includes(line)
    ? lines.filter((one) => one !== line)
    : [...(lines ?? []), line].sort((a, b) => a - b);

/** While only some questions are marked, the others count for nothing: said, so that the figure isn't mistaken. */
export function unmarkedWords({
  score,
  questions = [],
}: Pick<Test, 'score' | 'questions'>): string | undefined {
  const marked = questions.filter(({ ticked_lines }) => ticked_lines !== null).length;
  if (score?.source !== 'self' || marked === questions.length) return undefined;
  return `You have marked ${marked} of ${questions.length} questions. The others count once you mark them.`;
}
