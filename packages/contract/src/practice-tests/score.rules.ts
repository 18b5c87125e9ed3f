import { type MarkSource, marksPerQuestion } from './test.constants.ts';

/** One question of a finished test, as far as its marks go. */
export interface Marked {
  readonly attempted: boolean;
  /** Marks of the mark scheme that the student ticked; null when the student hasn't marked it. */
  readonly ticked: number | null;
  /** What the mark scheme is worth. */
  readonly schemeMarks: number;
  /** The machine's marks of what was typed together with the student's own; null where nothing was typed. */
  readonly replied: { readonly marks: number; readonly of: number } | null;
  /** Out of 5, as the faculty marked it; null where they did not, or not this question. */
  readonly faculty: number | null;
}

export interface Score {
  readonly marks: number;
  readonly total: number;
  /** Floored. */
  readonly percentage: number;
  readonly source: MarkSource;
}

/** Each question counts five, however many marks its scheme has. */
export const questionMarks = ({ attempted, ticked, schemeMarks, replied, faculty }: Marked): number => {
  if (faculty !== null) return faculty;
  if (replied !== null && replied.of > 0) return (marksPerQuestion * replied.marks) / replied.of;
  if (ticked !== null && schemeMarks > 0)
    return (marksPerQuestion * Math.min(ticked, schemeMarks)) / schemeMarks;
  return attempted ? marksPerQuestion : 0;
};

/** Whose marks of the single questions count: one question that somebody marked is enough, the others then count nothing. */
export function markedBy(questions: readonly Marked[]): MarkSource {
  if (questions.some(({ faculty }) => faculty !== null)) return 'faculty';
  if (questions.some(({ replied }) => replied !== null)) return 'machine';
  return questions.some(({ ticked }) => ticked !== null) ? 'self' : 'unmarked';
}

const countsFor: Readonly<Record<MarkSource, (question: Marked) => boolean>> = {
  faculty: ({ faculty }) => faculty !== null,
  machine: ({ replied, ticked }) => replied !== null || ticked !== null,
  self: ({ ticked }) => ticked !== null,
  unmarked: () => true,
};

/** What a question adds, where the marks of this source count. */
export const countedMarks = (question: Marked, source: MarkSource): number =>
  countsFor[source](question) ? questionMarks(question) : 0;

/**
 * The faculty's marks count first, then those of the machine together with the student's own, then the student's alone,
 * and before none at all: then each attempted question counts in full, and the source says that nobody has marked it. As
 * soon as one question is marked, the others count as not earned yet.
 */
export function scoreOf(questions: readonly Marked[], facultyMarks: number | null): Score {
  const total = marksPerQuestion * questions.length;
  if (facultyMarks !== null) return { ...withPercentage(facultyMarks, total), source: 'faculty' };
  const source = markedBy(questions);
  const marks = questions.reduce((sum, question) => sum + countedMarks(question, source), 0);
  return { ...withPercentage(marks, total), source };
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
