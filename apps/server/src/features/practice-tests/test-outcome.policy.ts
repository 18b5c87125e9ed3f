import { partMarks, totalOfParts } from '@sevenfold/contract/practice-tests/replied-parts.rules';
import { marksPerQuestion } from '@sevenfold/contract/practice-tests/test.constants';
import type { Answer } from '../coach/record-answers.ts';
import type { StoredQuestion } from './tests.queries.ts';
import type { TypedReplyRow } from './typed-replies.queries.ts';

type Row = Pick<
  StoredQuestion,
  'repliedFields' | 'tickedLines' | 'facultyMarks' | 'facultyLines' | 'facultyComment'
>;
type Outcome = Pick<Answer, 'source' | 'marks' | 'of' | 'details'>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * What is known of the answer to one question of a closed test: the faculty's marks, else the student's ticks together
 * with the machine's marks, else the machine's alone, which then count for what a machine marks. Undefined while nobody
 * has marked anything, since a question without a mark is not one without a point.
 */
export function outcomeOf(
  row: Row,
  lineMarks: readonly number[],
  typed: readonly TypedReplyRow[],
): Outcome | undefined {
  const outcome = ofFaculty(row, lineMarks) ?? ofStudent(row, lineMarks) ?? ofMachine(row);
  if (!outcome || outcome.of <= 0) return undefined;
  const replies = repliesOf(row, typed);
  return { ...outcome, details: { ...outcome.details, ...(replies.length > 0 && { replies }) } };
}

function ofFaculty({ facultyMarks, facultyLines, facultyComment }: Row, lineMarks: readonly number[]) {
  if (facultyMarks === null) return undefined;
  return {
    source: 'faculty' as const,
    marks: facultyMarks,
    of: marksPerQuestion,
    details: {
      ...(facultyLines && { missedLines: othersThan(facultyLines, lineMarks) }),
      ...(facultyComment !== null && { comment: facultyComment }),
    },
  };
}

function ofStudent({ tickedLines, repliedFields }: Row, lineMarks: readonly number[]) {
  if (tickedLines === null) return undefined;
  const replied = repliedFields && !repliedFields.failed ? repliedFields.fields : undefined;
  const of = sum(lineMarks);
  const earned = replied
    ? totalOfParts(partMarks(replied, lineMarks, tickedLines))
    : { marks: Math.min(of, sum(tickedLines.map((line) => lineMarks[line] ?? 0))), of };
  return {
    source: 'own marking' as const,
    ...earned,
    // Where a machine gave marks as well, a line without a tick may have been earned.
    details: replied ? {} : { missedLines: othersThan(tickedLines, lineMarks) },
  };
}

function ofMachine({ repliedFields }: Row) {
  if (!repliedFields || repliedFields.failed) return undefined;
  const marked = repliedFields.fields.filter(({ verdict }) => verdict !== null);
  return {
    source: 'reply' as const,
    marks: sum(marked.map(({ marks }) => marks)),
    of: sum(marked.map(({ of }) => of)),
    details: {},
  };
}

const othersThan = (lines: readonly number[], lineMarks: readonly number[]): number[] =>
  lineMarks.flatMap((_, line) => (lines.includes(line) ? [] : [line]));

function repliesOf({ repliedFields }: Row, typed: readonly TypedReplyRow[]) {
  const values = new Map(typed.map((one) => [one.field, one]));
  return (repliedFields?.fields ?? []).flatMap(({ field, verdict, marks, of }) => {
    const given = values.get(field);
    if (verdict === null || !given) return [];
    return [
      {
        field,
        value: given.value,
        marks,
        of,
        ...(given.readHtml && { readHtml: given.readHtml }),
        ...(given.noteHtml && { noteHtml: given.noteHtml }),
      },
    ];
  });
}
