import type { Verdict } from '@sevenfold/replies/verdict';

/** A field of a question in a finished test, as far as its marks go. */
export interface RepliedField {
  readonly field: string;
  readonly part: string;
  /** Null for what students mark themselves. */
  readonly verdict: Verdict | null;
  readonly marks: number;
  readonly of: number;
}

/** One part with what the machine and the student's own ticks give it together. */
export interface PartMarks {
  /** Such as 'b'; empty where the question counts as a whole. */
  readonly part: string;
  readonly marks: number;
  readonly of: number;
  /** Places of its lines in the mark scheme. */
  readonly lines: readonly number[];
  /** Whether ticks can add something: the student's to mark, or an answer that missed and may have earned its method. */
  readonly own: boolean;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * A right answer earns the marks of its field. Ticks count where they come to more: for what no machine marks, and for
 * the method of an answer that missed. Each answer that missed costs one mark at least, however many lines are ticked.
 */
export function partMarks(
  fields: readonly RepliedField[],
  lineMarks: readonly number[],
  ticked: readonly number[] | null,
): PartMarks[] {
  return partsOf(fields, lineMarks).map(({ part, fields: own, of, lines }) => {
    const missed = own.filter(({ verdict }) => verdict !== null && verdict !== 'right').length;
    const byMachine = sum(own.map(({ marks }) => marks));
    const byTicks = sum((ticked ?? []).map((line) => (lines.includes(line) ? (lineMarks[line] ?? 0) : 0)));
    return {
      part,
      marks: Math.max(byMachine, Math.min(byTicks, of - missed)),
      of,
      lines,
      own: byMachine < of - missed && lines.length > 0,
    };
  });
}

/**
 * A mark scheme goes through the parts in their order, so the marks of the parts say which lines are whose. Where they
 * don't add up that way, the question counts as a whole.
 */
function partsOf(fields: readonly RepliedField[], lineMarks: readonly number[]) {
  const names = [...new Set(fields.map(({ part }) => part))];
  let next = 0;
  const parts = names.map((part) => {
    const own = fields.filter((field) => field.part === part);
    const of = sum(own.map((field) => field.of));
    const lines: number[] = [];
    for (let worth = 0; worth < of && next < lineMarks.length; next += 1) {
      worth += lineMarks[next]!;
      lines.push(next);
    }
    return { part, fields: own, of, lines };
  });
  const areWhole = parts.every(({ of, lines }) => sum(lines.map((line) => lineMarks[line]!)) === of);
  if (lineMarks.length === 0 || (areWhole && next === lineMarks.length)) return parts;
  const of = Math.max(sum(lineMarks), sum(fields.map((field) => field.of)));
  return [{ part: '', fields, of, lines: lineMarks.map((_, line) => line) }];
}

export const totalOfParts = (parts: readonly PartMarks[]) => ({
  marks: sum(parts.map(({ marks }) => marks)),
  of: sum(parts.map(({ of }) => of)),
});
