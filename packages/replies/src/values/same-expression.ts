import { type Node, some, symbolsOf } from '../reading/node.ts';
import type { Arithmetic } from './arithmetic.ts';
import { type Complex, complexOver } from './complexes.ts';
import { Decimal } from './decimal.ts';
import { decimals } from './decimals.ts';
import { doubles } from './doubles.ts';
import { evaluation } from './evaluate.ts';
import { exactValue } from './exact-value.ts';
import { equal } from './fraction.ts';
import { isWholePoint, type Point, samplePoints } from './sample-points.ts';

const complexDoubles = complexOver(doubles);
const complexDecimals = complexOver(decimals);

/** Fewer points than this prove nothing. */
const enough = 8;
/** Of those that agree as doubles, so many are looked at with 50 digits. */
const lookedAtClosely = 3;

const isComplex = (node: Node) =>
  some(
    node,
    (part) => (part.is === 'constant' && part.name === 'i') || (part.is === 'call' && part.name === 'cis'),
  );

/** Expressions are the same if they have the same value wherever the expected one has one. */
export function sameExpression(expected: Node, given: Node): boolean {
  const names = [...new Set([...symbolsOf(expected), ...symbolsOf(given)])].sort();
  const [left, right] = [exactValue(expected), exactValue(given)];
  if (left && right) return equal(left, right);
  const agree =
    isComplex(expected) || isComplex(given)
      ? complexAgreement(expected, given)
      : realAgreement(expected, given);
  if (names.length === 0) return agree.closely(new Map()) === 'same';
  let agreed = 0;
  for (const point of samplePoints(names)) {
    // Whole numbers are special to many functions, and only for those that live on nothing else.
    if (isWholePoint(point) && agreed >= enough) break;
    const quick = agree.roughly(point);
    if (quick === 'undefined') continue;
    if (quick === 'different' || agreed < lookedAtClosely) {
      const close = agree.closely(point);
      if (close === 'different') return false;
      if (close === 'undefined') continue;
    }
    agreed += 1;
  }
  return agreed >= enough;
}

type Outcome = 'same' | 'different' | 'undefined';
type Agreement = { roughly: (point: Point) => Outcome; closely: (point: Point) => Outcome };

function compared<Value>(
  expected: Node,
  given: Node,
  numbers: Arithmetic<Value>,
  from: (value: number) => Value,
  isSame: (a: Value, b: Value) => boolean | undefined,
): (point: Point) => Outcome {
  const [left, right] = [evaluation(expected, numbers), evaluation(given, numbers)];
  return (point) => {
    const scope = new Map([...point].map(([name, value]) => [name, from(value)]));
    const wanted = left(scope);
    if (!numbers.isDefined(wanted)) return 'undefined';
    const found = right(scope);
    if (numbers.isOutOfReach(found)) return 'undefined';
    if (!numbers.isDefined(found)) return 'different';
    const same = isSame(wanted, found);
    return same === undefined ? 'undefined' : same ? 'same' : 'different';
  };
}

const realAgreement = (expected: Node, given: Node): Agreement => ({
  roughly: compared(expected, given, doubles, (value) => value, sameDoubles),
  closely: compared(expected, given, decimals, (value) => new Decimal(value), sameDecimals),
});

const complexAgreement = (expected: Node, given: Node): Agreement => ({
  roughly: compared(
    expected,
    given,
    complexDoubles,
    (re) => ({ re, im: 0 }),
    (a, b) => sameDoubles(0, Math.hypot(a.re - b.re, a.im - b.im), Math.hypot(a.re, a.im)),
  ),
  closely: compared(
    expected,
    given,
    complexDecimals,
    (re) => ({ re: new Decimal(re), im: new Decimal(0) }),
    sameComplexDecimals,
  ),
});

const sameDoubles = (a: number, b: number, scale = Math.max(Math.abs(a), Math.abs(b))) =>
  Math.abs(a - b) <= 1e-10 * scale;

const coincidence = new Decimal('1e-25');
/** What is left of numbers that cancel each other out can be as small as this, and then tells nothing. */
const residue = new Decimal('1e-18');
/** And this is 0 with an error of 50 digits: sin π. */
const zero = new Decimal('1e-42');

const sameDecimals = (a: Decimal, b: Decimal) => isNothing(a.sub(b).abs(), Decimal.max(a.abs(), b.abs()));

function sameComplexDecimals(a: Complex<Decimal>, b: Complex<Decimal>): boolean | undefined {
  const size = Decimal.max(a.re.abs(), a.im.abs(), b.re.abs(), b.im.abs());
  return isNothing(Decimal.max(a.re.sub(b.re).abs(), a.im.sub(b.im).abs()), size);
}

function isNothing(difference: Decimal, scale: Decimal): boolean | undefined {
  if (difference.lte(scale.mul(coincidence)) || scale.lt(zero)) return true;
  return scale.lt(residue) ? undefined : false;
}

/** The complex number that an expression without letters is. */
export function complexValue(node: Node): Complex<Decimal> | undefined {
  const value = evaluation(node, complexDecimals)(new Map());
  return complexDecimals.isDefined(value) ? value : undefined;
}

/** Whether the difference has one value wherever both have one: antiderivatives are the same up to that. */
export function sameUpToConstant(expected: Node, given: Node): boolean {
  const names = [...new Set([...symbolsOf(expected), ...symbolsOf(given)])].sort();
  const [left, right] = [evaluation(expected, doubles), evaluation(given, doubles)];
  const [exactLeft, exactRight] = [evaluation(expected, decimals), evaluation(given, decimals)];
  const exactly = (point: Point) => {
    const scope = new Map([...point].map(([name, value]) => [name, new Decimal(value)]));
    const [wanted, found] = [exactLeft(scope), exactRight(scope)];
    return { difference: found.sub(wanted), scale: Decimal.max(wanted.abs(), found.abs(), 1) };
  };
  let first: { rough: number; exact: Decimal } | undefined;
  let agreed = 0;
  for (const point of samplePoints(names)) {
    if (isWholePoint(point) && agreed >= enough) break;
    const [wanted, found] = [left(point), right(point)];
    if (!Number.isFinite(wanted)) continue;
    if (Number.isNaN(found)) return false;
    if (!Number.isFinite(found)) continue;
    const rough = found - wanted;
    if (!first) {
      const { difference } = exactly(point);
      if (!difference.isFinite()) continue;
      first = { rough, exact: difference };
    }
    const isRough = Math.abs(rough - first.rough) <= 1e-10 * Math.max(Math.abs(wanted), Math.abs(found), 1);
    if (!isRough || agreed < lookedAtClosely) {
      const { difference, scale } = exactly(point);
      if (!difference.isFinite()) continue;
      if (difference.sub(first.exact).abs().gt(scale.mul(coincidence))) return false;
    }
    agreed += 1;
  }
  return agreed >= enough;
}
