import {
  difficulties,
  levels,
  months,
  paperParts,
  papers,
  timezones,
} from '@sevenfold/contract/questions/question.constants';

/**
 * What lists filter and sort by, of all questions of a subject, in memory: in the default order, one number or bit for
 * each. A filter goes through twenty thousand of them in a fraction of a millisecond.
 */
export interface ListedQuestions {
  readonly ids: Int32Array;
  /** The deepest topic of each. */
  readonly topicIds: Int32Array;
  /** Below which other topics each is listed, where it has some. */
  readonly alsoTopicIds: ReadonlyMap<number, readonly number[]>;
  /** `noPriority` where there is none. */
  readonly priorities: Int32Array;
  /** 0 where there is none. */
  readonly years: Int16Array;
  readonly marks: Int16Array;
  /** Numbers that questions of one design in one topic have in common; each is below the count of questions. */
  readonly designs: Int32Array;
  /** Their places among the questions of their design. */
  readonly variants: Int32Array;
  /** Everything else, see `traits`. */
  readonly traits: Int32Array;
}

/** How many values a trait takes. 0 stands for none, so a list takes one more than it has. */
const listed = (list: readonly unknown[]) => list.length + 1;
/** Numbers are packed one higher, so that 0 is none; all that no filter can ask for are one value more. */
const numbered = (list: readonly number[]) => Math.max(...list) + 3;
const yesOrNo = 2;

const valuesOfTraits = {
  difficulty: listed(difficulties),
  level: listed(levels),
  month: listed(months),
  paper: numbered(papers),
  paperPart: listed(paperParts),
  timezone: numbered(timezones),
  calculatorAllowed: yesOrNo,
  verified: yesOrNo,
  topicChanged: yesOrNo,
  visible: yesOrNo,
  /** Listed here through its other level. */
  shared: yesOrNo,
};

export interface Trait {
  readonly shift: number;
  /** Of the bits where they stand. */
  readonly mask: number;
  /** The largest value that fits. */
  readonly most: number;
}

/** A number of the database has a sign, which takes one of its 32 bits. */
const bitsOfNumber = 31;

/** Side by side in one number, each as wide as its values need. Lists that have outgrown it are refused at the start. */
export function layOut<Name extends string>(values: Record<Name, number>): Record<Name, Trait> {
  let shift = 0;
  const placed = Object.entries<number>(values).map(([name, count]) => {
    const most = 2 ** Math.ceil(Math.log2(count)) - 1;
    const trait = { shift, mask: most << shift, most };
    shift += Math.ceil(Math.log2(count));
    return [name, trait];
  });
  if (shift > bitsOfNumber) {
    throw new Error(
      `what questions are listed by takes ${shift} bits, and a number has ${bitsOfNumber}: ${Object.entries(
        values,
      )
        .map(([name, count]) => `${name} takes ${count} values`)
        .join(', ')}`,
    );
  }
  return Object.fromEntries(placed) as Record<Name, Trait>;
}

export const traits = layOut(valuesOfTraits);

export const packTrait = ({ shift }: Trait, value: number): number => value << shift;
export const readTrait = ({ shift, mask }: Trait, bits: number): number => (bits & mask) >>> shift;

const numbersOf = <Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map((word, index) => [word, index + 1])) as Record<Word, number>;

export const levelNumbers = numbersOf(levels);
export const monthNumbers = numbersOf(months);
export const partNumbers = numbersOf(paperParts);

/** The largest of its kind, so that it comes last. */
export const noPriority = 2 ** 31 - 1;

/** In memory; the orders in which it may be sorted are as much again. */
export const bytesOf = ({ ids, alsoTopicIds }: ListedQuestions): number =>
  ids.length * 58 + alsoTopicIds.size * 100;

/** A question comes as so many numbers of four bytes, see `readPacked`. */
const columns = 8;

/** In the default order, whatever the order of what was read. `alsoPacked` has pairs of a question and a topic. */
export function unpack(packed: Buffer, alsoPacked: Buffer): ListedQuestions {
  const numbers = numbersIn(packed);
  const count = numbers.length / columns;
  const at = (row: number, column: number) => numbers[row * columns + column]!;
  const rows = defaultOrder(count, at);
  const column = (number: number) => rows.map((row) => at(row, number));
  const scores = column(4);
  const ids = column(0);
  return {
    ids,
    topicIds: column(1),
    alsoTopicIds: alsoTopics(ids, numbersIn(alsoPacked)),
    priorities: column(2),
    years: Int16Array.from(scores, (score) => score & 0xffff),
    marks: Int16Array.from(scores, (score) => score >> 16),
    designs: numberEach(rows, (row) => packed.readBigInt64BE((row * columns + 6) * 4)),
    variants: column(3),
    traits: column(5),
  };
}

function numbersIn(packed: Buffer): Int32Array {
  const numbers = new Int32Array(packed.length / 4);
  for (let index = 0; index < numbers.length; index += 1) numbers[index] = packed.readInt32BE(index * 4);
  return numbers;
}

/** By row, of pairs of a question's id and a topic's. */
function alsoTopics(ids: Int32Array, pairs: Int32Array): Map<number, number[]> {
  const topics = new Map<number, number[]>();
  if (pairs.length === 0) return topics;
  const rowOf = new Map(Array.from(ids, (id, row) => [id, row]));
  for (let pair = 0; pair < pairs.length; pair += 2) {
    const row = rowOf.get(pairs[pair]!)!;
    const found = topics.get(row);
    if (found) found.push(pairs[pair + 1]!);
    else topics.set(row, [pairs[pair + 1]!]);
  }
  return topics;
}

/** By priority, those without one last; then the first of each design, the second of each, and so on. */
function defaultOrder(count: number, at: (row: number, column: number) => number): Int32Array {
  return Int32Array.from({ length: count }, (_, row) => row).sort(
    (a, b) => at(a, 2) - at(b, 2) || at(a, 3) - at(b, 3) || at(a, 0) - at(b, 0),
  );
}

/** Equal keys get equal numbers. */
function numberEach(rows: Int32Array, keyOf: (row: number) => bigint): Int32Array {
  const numbers = new Map<bigint, number>();
  return rows.map((row) => {
    const key = keyOf(row);
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  });
}
