/**
 * What lists filter and sort by, of all questions of a subject, in memory: in the default order, one number or bit for
 * each. A filter goes through twenty thousand of them in a fraction of a millisecond.
 */
export interface ListedQuestions {
  readonly ids: Int32Array;
  /** The deepest topic of each. */
  readonly topicIds: Int32Array;
  /** `noPriority` where there is none. */
  readonly priorities: Int32Array;
  /** 0 where there is none. */
  readonly years: Int16Array;
  readonly marks: Int16Array;
  /** Everything else, see `traits`. */
  readonly traits: Int32Array;
}

/** Bits of a trait: how far they are shifted, and how many values they take. 0 stands for no value. */
const bitsOf = (shift: number, values: number) => ({ shift, mask: (values - 1) << shift });

export const traits = {
  difficulty: bitsOf(0, 4),
  level: bitsOf(2, 4),
  month: bitsOf(4, 4),
  paper: bitsOf(6, 16),
  timezone: bitsOf(10, 16),
  calculatorAllowed: bitsOf(14, 2),
  verified: bitsOf(15, 2),
  topicChanged: bitsOf(16, 2),
  visible: bitsOf(17, 2),
  /** Listed here through its other level. */
  shared: bitsOf(18, 2),
  /** The first of its design. */
  leading: bitsOf(19, 2),
} as const;

export const levelNumbers = { SL: 1, HL: 2 } as const;
export const monthNumbers = { May: 1, November: 2 } as const;

/** The largest of its kind, so that it comes last. */
export const noPriority = 2 ** 31 - 1;

/** In memory; the orders in which it may be sorted are as much again. */
export const bytesOf = ({ ids }: ListedQuestions): number => ids.length * 50;

/** A question comes as so many numbers of four bytes, see `readPacked`. */
const columns = 6;

/** In the default order, whatever the order of what was read. */
export function unpack(packed: Buffer): ListedQuestions {
  const numbers = new Int32Array(packed.length / 4);
  for (let index = 0; index < numbers.length; index += 1) numbers[index] = packed.readInt32BE(index * 4);
  const count = numbers.length / columns;
  const at = (row: number, column: number) => numbers[row * columns + column]!;
  const rows = defaultOrder(count, at);
  const column = (number: number) => rows.map((row) => at(row, number));
  const scores = column(4);
  return {
    ids: column(0),
    topicIds: column(1),
    priorities: column(2),
    years: Int16Array.from(scores, (score) => score & 0xffff),
    marks: Int16Array.from(scores, (score) => score >> 16),
    traits: column(5),
  };
}

/** By priority, those without one last; then the first of each design, the second of each, and so on. */
function defaultOrder(count: number, at: (row: number, column: number) => number): Int32Array {
  return Int32Array.from({ length: count }, (_, row) => row).sort(
    (a, b) => at(a, 2) - at(b, 2) || at(a, 3) - at(b, 3) || at(a, 0) - at(b, 0),
  );
}
