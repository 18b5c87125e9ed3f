import type { Asked } from '../asked.ts';
import { interval } from '../kinds/interval.ts';
import { numberNode } from '../reading/build-node.ts';
import { type Node, symbolsIn } from '../reading/node.ts';
import { plainOf } from '../reading/write-plain.ts';
import type { Bound, Range } from '../values/ranges.ts';
import type { Writings } from './writings.ts';

export function intervalWritings(asked: Asked): Writings {
  const { statement, ranges, isBySpan } = interval.read(asked.expected, asked);
  if (!ranges) return { equivalent: [], nearMisses: [] };
  const letter = [...symbolsIn(statement)][0] ?? asked.variables?.[0] ?? 'x';
  const ends = ranges.flatMap(({ low, high }) => [low, high]);
  return {
    equivalent: [
      ...aroundHoles(ranges, letter),
      ...writers.flatMap((write) => {
        const texts = ranges.map((range) => write(range, letter));
        return texts.some((text) => text === undefined) ? [] : [texts.join(' or ')];
      }),
    ],
    nearMisses: [
      ...(ends.every(({ node }) => !node) ? notAll(letter) : []),
      ...swapped(ranges, letter),
      ...ends.flatMap((_, place) => [
        // Of 20 to 50 nobody is told whether the ends belong to it.
        ...(isBySpan ? [] : changedAt(ranges, place, (end) => ({ ...end, open: !end.open }))),
        ...changedAt(ranges, place, (end) => moved(end, 1)),
        ...changedAt(ranges, place, (end) => moved(end, -2)),
        ...changedAt(ranges, place, () => undefined),
      ]),
      ...[5, -3, 11, 0.5, 17, -8, 23, -13, 31, 2, 41, -19].flatMap((by) => shifted(ranges, by)),
    ].flatMap((changed) => (typeof changed === 'string' ? [changed] : written(changed, letter))),
  };
}

/** In digits as they were read, or nothing at infinity. */
const textOf = ({ node }: Bound) => (node ? plainOf(node) : undefined);

const brackets = (range: Range): string =>
  `${range.low.open ? '(' : '['}${textOf(range.low) ?? '-∞'}, ${textOf(range.high) ?? '∞'}${range.high.open ? ')' : ']'}`;

const isPoint = ({ low, high }: Range) => low.node !== undefined && low.node === high.node;

function compared({ low, high }: Range, letter: string, by: readonly [string, string]): string | undefined {
  const [from, to] = [textOf(low), textOf(high)];
  const sign = (open: boolean) => (open ? by[0] : by[1]);
  const back = (open: boolean) => (open ? '>' : by[1] === '≤' ? '≥' : '>=');
  if (from && to) return `${from} ${sign(low.open)} ${letter} ${sign(high.open)} ${to}`;
  if (to) return `${letter} ${sign(high.open)} ${to}`;
  return from && `${letter} ${back(low.open)} ${from}`;
}

const mirrored = ({ low, high }: Range, letter: string): string | undefined => {
  const [from, to] = [textOf(low), textOf(high)];
  const sign = (open: boolean) => (open ? '>' : '>=');
  const under = (open: boolean) => (open ? '<' : '<=');
  if (from && to) return `${to} ${sign(high.open)} ${letter} ${sign(low.open)} ${from}`;
  if (to) return `${to} ${sign(high.open)} ${letter}`;
  return from && `${from} ${under(low.open)} ${letter}`;
};

const writers: readonly ((range: Range, letter: string) => string | undefined)[] = [
  (range, letter) => (isPoint(range) ? undefined : compared(range, letter, ['<', '<='])),
  (range) => brackets(range),
  (range, letter) => (isPoint(range) ? undefined : compared(range, letter, ['<', '≤'])),
  (range, letter) => `${letter} ∈ ${brackets(range)}`,
  (range, letter) => (isPoint(range) ? undefined : mirrored(range, letter)),
  ({ low, high }) =>
    `${low.open ? ']' : '['}${textOf(low) ?? '-∞'}; ${textOf(high) ?? '∞'}${high.open ? '[' : ']'}`,
  ({ low, high }, letter) => {
    const [from, to] = [textOf(low), textOf(high)];
    if (!from || !to || low.node === high.node) return undefined;
    return `${letter} ${low.open ? '>' : '>='} ${from} and ${letter} ${high.open ? '<' : '<='} ${to}`;
  },
  (range, letter) => `${letter} in ${brackets(range)}`,
];

/** All real numbers but a few, in the ways of set notation. */
function aroundHoles(ranges: readonly Range[], letter: string): string[] {
  const holes = ranges.slice(1).map(({ low }) => textOf(low));
  const isWhole = holes.length > 0 && !ranges[0]!.low.node && !ranges.at(-1)!.high.node;
  const areHoles = ranges
    .slice(1)
    .every(({ low }, before) => low.node && low.value.eq(ranges[before]!.high.value));
  if (!isWhole || !areHoles) return [];
  const unequal = holes.map((hole) => `${letter} ≠ ${hole}`);
  return [
    `ℝ \\ {${holes.join(', ')}}`,
    unequal.join(' and '),
    `${letter} ∈ ℝ, ${unequal.join(', ')}`,
    `R∖{${holes.join(', ')}}`,
  ];
}

/** What leaves out some of all real numbers. */
const notAll = (letter: string): string[] =>
  ['> 0', '>= 0', '< 0', '<= 0', '≠ 0', '> 1', '< 1', '> -1', '≠ 1', '= 0', '≠ -1', '<= 100'].map(
    (rest) => `${letter} ${rest}`,
  );

/** The ends of a range the wrong way round. */
function swapped(ranges: readonly Range[], letter: string): string[] {
  const [range, ...more] = ranges;
  if (!range?.low.node || !range.high.node || isPoint(range) || more.length > 0) return [];
  const around: Range = { low: range.high, high: range.low };
  return [brackets(around), compared(around, letter, ['<', '<='])!];
}

type Change = (end: Bound) => Bound | undefined;

/** With one end changed, or without it; nothing where that end is infinite. */
function changedAt(ranges: readonly Range[], place: number, change: Change): (readonly Range[])[] {
  const [which, side] = [Math.floor(place / 2), place % 2 === 0 ? 'low' : 'high'] as const;
  const end = ranges[which]![side];
  if (!end.node || isPoint(ranges[which]!)) return [];
  const other = change(end);
  const infinite: Bound = { node: undefined, value: end.value, open: true };
  return [ranges.map((range, at) => (at === which ? { ...range, [side]: other ?? infinite } : range))];
}

/** By so many times a third of its size. */
function moved(end: Bound, by: number): Bound {
  const size = end.value.abs().gt(1) ? end.value.abs().mul(0.3) : end.value.abs().mul(0.3).add(0.2);
  const value = end.value.add(size.mul(by)).toSignificantDigits(4);
  const digits = numberNode(value.abs().toFixed());
  const node: Node = value.isNegative() ? { is: 'negative', of: digits } : digits;
  return { ...end, value, node };
}

function shifted(ranges: readonly Range[], by: number): (readonly Range[])[] {
  const move = (end: Bound) => (end.node ? moved(end, by) : end);
  return ranges.some(({ low, high }) => low.node ?? high.node)
    ? [ranges.map(({ low, high }) => ({ low: move(low), high: move(high) }))]
    : [];
}

/** In both notations, where the ends are still in order. */
function written(ranges: readonly Range[], letter: string): string[] {
  const isInOrder = ({ low, high }: Range) => !low.node || !high.node || low.value.lt(high.value);
  if (!ranges.every((range) => isInOrder(range) && (range.low.node ?? range.high.node))) return [];
  return [ranges.map((range) => compared(range, letter, ['<', '<='])!).join(' or ')];
}
