import { type MarkSource, marksPerQuestion } from './test.constants.ts';

/** One question of a finished test, as far as its marks go. */
export interface Marked {
  readonly attempted: boolean;
  /** Marks of the mark scheme that the student ticked; null when the student hasn't marked it. */
  readonly ticked: number | null;
  /** What the mark scheme is worth. */
  readonly schemeMarks: number;
}

export interface Score {
  readonly marks: number;
  readonly total: number;
  /** Floored. */
  readonly percentage: number;
  readonly source: MarkSource;
}

/** Each question counts five, however many marks its scheme has. */
export const questionMarks = ({ attempted, ticked, schemeMarks }: Marked): number => {
  if (ticked !== null && schemeMarks > 0)
    return (marksPerQuestion * Math.min(ticked, schemeMarks)) / schemeMarks;
  return attempted ? marksPerQuestion : 0;
};

/**
 * The faculty's marks count before the student's own, and those before none at all: then each attempted question
 * counts in full, and the source says that nobody has marked it. As soon as one question is marked by the student,
 * the others count as not earned yet.
 */
export function scoreOf(questions: readonly Marked[], facultyMarks: number | null): Score {
  const total = marksPerQuestion * questions.length;
  if (facultyMarks !== null) return { ...withPercentage(facultyMarks, total), source: 'faculty' };
  const selfMarked = questions.some(({ ticked }) => ticked !== null);
  const counted = selfMarked ? questions.filter(({ ticked }) => ticked !== null) : questions;
  const marks = counted.reduce((sum, question) => sum + questionMarks(question), 0);
  return { ...withPercentage(marks, total), source: selfMarked ? 'self' : 'unmarked' };
}

/** Floored, but not because binary fractions fall a hair short: seven ninths of 45 are 35. */
function withPercentage(marks: number, total: number) {
  const rounded = Math.round(marks * 1e6) / 1e6;
  return {
    marks: rounded,
    total,
    percentage: total === 0 ? 0 : Math.floor((100 * rounded) / total + 1e-9),
  };
}
