import type { Node } from '../reading/node.ts';
import { Decimal } from './decimal.ts';
import { sameDecimal } from './quantity.ts';

/** An end of a range. Without a node it is infinite. */
export type Bound = { node: Node | undefined; value: Decimal; open: boolean };
export type Range = { low: Bound; high: Bound };

const infinity = new Decimal(Number.POSITIVE_INFINITY);
export const below: Bound = { node: undefined, value: infinity.neg(), open: true };
export const above: Bound = { node: undefined, value: infinity, open: true };
export const everything: readonly Range[] = [{ low: below, high: above }];

const same = (a: Decimal, b: Decimal) => a.eq(b) || (a.isFinite() && b.isFinite() && sameDecimal(a, b));

const isEmpty = ({ low, high }: Range) =>
  same(low.value, high.value) ? low.open || high.open : low.value.gt(high.value);

const later = (a: Bound, b: Bound): Bound =>
  same(a.value, b.value) ? (a.open ? a : b) : a.value.gt(b.value) ? a : b;
const earlier = (a: Bound, b: Bound): Bound =>
  same(a.value, b.value) ? (a.open ? a : b) : a.value.lt(b.value) ? a : b;

export const intersection = (left: readonly Range[], right: readonly Range[]): readonly Range[] =>
  left
    .flatMap((a) => right.map((b) => ({ low: later(a.low, b.low), high: earlier(a.high, b.high) })))
    .filter((range) => !isEmpty(range));

/** In order, and those that touch as one. */
export function union(ranges: readonly Range[]): readonly Range[] {
  const sorted = ranges
    .filter((range) => !isEmpty(range))
    .sort((a, b) =>
      same(a.low.value, b.low.value) ? Number(a.low.open) - Number(b.low.open) : a.low.value.cmp(b.low.value),
    );
  const joined: Range[] = [];
  for (const range of sorted) {
    const last = joined.at(-1);
    const touches =
      last &&
      (same(last.high.value, range.low.value)
        ? !(last.high.open && range.low.open)
        : last.high.value.gt(range.low.value));
    if (!touches) joined.push(range);
    else joined[joined.length - 1] = { low: last.low, high: widest(last.high, range.high) };
  }
  return joined;
}

const widest = (a: Bound, b: Bound): Bound =>
  same(a.value, b.value) ? (a.open ? b : a) : a.value.gt(b.value) ? a : b;

export const without = (point: Bound): readonly Range[] => [
  { low: below, high: { ...point, open: true } },
  { low: { ...point, open: true }, high: above },
];
