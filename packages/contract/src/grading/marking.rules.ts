import { marksPerQuestion } from '../practice-tests/test.constants.ts';
import type { Marking, QuestionMarking } from './marking.ts';

/** A question as far as its marking goes. */
export interface MarkedQuestion {
  readonly question_id: number;
  /** What each line of its mark scheme is worth. */
  readonly line_marks: readonly number[];
}

const toHundredths = (marks: number) => Math.round(marks * 100) / 100;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

export const markingOf = (marking: Marking, questionId: number): QuestionMarking =>
  marking.questions.find(({ question_id }) => question_id === questionId) ?? {
    question_id: questionId,
    lines: null,
    marks: null,
    comment: '',
  };

/** Marks of the scheme that the ticked lines earn together. */
export const earnedOf = (lines: readonly number[] | null, lineMarks: readonly number[]): number =>
  sum((lines ?? []).map((line) => lineMarks[line] ?? 0));

/** Out of 5: what the examiner wrote, else what the ticked lines come to; null while it isn't marked. */
export function marksOf(
  { lines, marks }: Pick<QuestionMarking, 'lines' | 'marks'>,
  lineMarks: readonly number[],
): number | null {
  if (marks !== null) return toHundredths(marks);
  const worth = sum(lineMarks);
  if (lines === null || worth === 0) return null;
  return toHundredths((marksPerQuestion * Math.min(worth, earnedOf(lines, lineMarks))) / worth);
}

export interface Total {
  readonly marks: number;
  readonly total: number;
  /** Floored. */
  readonly percentage: number;
  /** Numbers of the questions that have no marks yet, from 1. */
  readonly unmarked: readonly number[];
}

export function totalOf(marking: Marking, questions: readonly MarkedQuestion[]): Total {
  const each = questions.map((one) => marksOf(markingOf(marking, one.question_id), one.line_marks));
  const marks = toHundredths(sum(each.map((one) => one ?? 0)));
  const total = marksPerQuestion * questions.length;
  return {
    marks,
    total,
    percentage: total === 0 ? 0 : Math.floor((100 * marks) / total + 1e-9),
    unmarked: each.flatMap((one, index) => (one === null ? [index + 1] : [])),
  };
}

/** With one question changed; what is said of the others stays. */
export function withQuestion(
  marking: Marking,
  questionId: number,
  change: Partial<Omit<QuestionMarking, 'question_id'>>,
): Marking {
  const changed = { ...markingOf(marking, questionId), ...change };
  const others = marking.questions.filter(({ question_id }) => question_id !== questionId);
  return { ...marking, questions: [...others, changed] };
}

/** A tick set or taken away. What was written by hand gives way: the lines add up again. */
export function withLineToggled(marking: Marking, questionId: number, line: number): Marking {
  const { lines } = markingOf(marking, questionId);
  const next = lines?.includes(line)
    ? lines.filter((one) => one !== line)
    : [...(lines ?? []), line].sort((a, b) => a - b);
  return withQuestion(marking, questionId, { lines: next, marks: null });
}

/** '3.33', '4', '2.5'. */
export const marksText = (marks: number): string => String(toHundredths(marks));

/** What somebody typed into a field for marks out of 5; undefined for what is none. */
export function typedMarks(text: string): number | null | undefined {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  if (!/^\d(\.\d{1,2})?$/.test(trimmed)) return undefined;
  const marks = Number(trimmed);
  return marks <= marksPerQuestion ? marks : undefined;
}
