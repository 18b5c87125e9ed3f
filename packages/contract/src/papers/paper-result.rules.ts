import { partMarks, type RepliedField, totalOfParts } from '../practice-tests/replied-parts.rules.ts';
import { marksPerQuestion } from '../practice-tests/test.constants.ts';
import { type Boundaries, gradeOf } from './grade-boundaries.rules.ts';

/** One question of a sat paper that is over, as far as its marks go. */
export interface SatQuestion {
  /** What it is worth in the paper. */
  readonly of: number;
  readonly status: 'attempted' | 'skipped' | null;
  /** Out of 5; null where the faculty gave none. */
  readonly faculty: number | null;
  /** Of each line of its mark scheme. */
  readonly lineMarks: readonly number[];
  /** Places of the lines that the student ticked; null where the student hasn't marked it. */
  readonly ticked: readonly number[] | null;
  /** What was typed, field by field; null where nothing was, or where the marking failed. */
  readonly fields: readonly RepliedField[] | null;
}

/** Where the marking of the whole paper stands. */
export interface PaperMarking {
  /** Typed answers that the machine hasn't marked yet. */
  readonly repliesWait: boolean;
  /** The faculty has the sheet, and hasn't returned it. */
  readonly sheetWaits: boolean;
}

export interface MarkedQuestion {
  readonly marks: number;
  readonly of: number;
  /** Marks of it that nobody has given or refused yet. */
  readonly waiting: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const tidy = (marks: number): number => Math.round(marks * 100) / 100;

/** A part of something out of one number, out of another one. */
const scaled = (marks: number, from: number, to: number): number => (from === 0 ? 0 : (marks * to) / from);

/**
 * The faculty's marks count before anything else; then what the machine and the student's own ticks come to; then the
 * ticks alone. What was worked on and marked by nobody waits with all that it may be worth, and so does everything while
 * the faculty has the sheet. What was skipped earns nothing.
 */
export function markedQuestion(question: SatQuestion, marking: PaperMarking): MarkedQuestion {
  const { of, faculty, lineMarks, ticked, fields, status } = question;
  const marked = (marks: number, most = marks): MarkedQuestion => ({
    marks: tidy(marks),
    of,
    waiting: tidy(Math.max(0, (marking.sheetWaits ? of : most) - marks)),
  });
  if (faculty !== null) return { marks: tidy(scaled(faculty, marksPerQuestion, of)), of, waiting: 0 };
  if (fields) {
    const counted = (lines: readonly number[] | null) => {
      const total = totalOfParts(partMarks(fields, lineMarks, lines));
      return scaled(total.marks, total.of, of);
    };
    // Until the student has gone through the scheme, every line may turn out to be earned.
    return marked(counted(ticked), ticked === null ? counted(lineMarks.map((_, line) => line)) : undefined);
  }
  if (ticked !== null) {
    const whole = sum(lineMarks);
    const earned = sum(ticked.map((line) => lineMarks[line] ?? 0));
    return marked(scaled(Math.min(earned, whole), whole, of));
  }
  const worked = status === 'attempted' || (marking.repliesWait && status !== 'skipped');
  return marked(0, worked ? of : 0);
}

export const addedUp = (questions: readonly MarkedQuestion[]): MarkedQuestion => ({
  marks: tidy(sum(questions.map(({ marks }) => marks))),
  of: sum(questions.map(({ of }) => of)),
  waiting: tidy(sum(questions.map(({ waiting }) => waiting))),
});

/** A sheet that was graded as a whole says nothing of single questions; its marks then stand for all of them. */
export function paperTotal(
  questions: readonly MarkedQuestion[],
  facultyTotal: number | null,
): MarkedQuestion {
  const total = addedUp(questions);
  if (facultyTotal === null) return total;
  return {
    ...total,
    marks: tidy(scaled(facultyTotal, marksPerQuestion * questions.length, total.of)),
    waiting: 0,
  };
}

/** The lower one if nothing of what waits is earned, the upper one if all of it is. */
export const gradeRange = ({ marks, of, waiting }: MarkedQuestion, boundaries: Boundaries) => ({
  from: gradeOf(marks, of, boundaries),
  to: gradeOf(marks + waiting, of, boundaries),
});

/** By whatever names a question, in the order of the paper. */
export function marksBy<Question extends MarkedQuestion>(
  questions: readonly Question[],
  labelOf: (question: Question) => string,
): ({ readonly label: string } & MarkedQuestion)[] {
  const labels = [...new Set(questions.map(labelOf))];
  return labels.map((label) => ({
    label,
    ...addedUp(questions.filter((question) => labelOf(question) === label)),
  }));
}
