import { type Node, some, symbolsOf } from '../reading/node.ts';
import type { Arithmetic } from './arithmetic.ts';
import { type Complex, complexOver } from './complexes.ts';
import { Decimal, decimals } from './decimals.ts';
import { doubles } from './doubles.ts';
import { evaluation } from './evaluate.ts';
import { exactValue } from './exact-value.ts';
import { equal } from './fraction.ts';
import { type Point, samplePoints } from './sample-points.ts';

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
  isSame: (a: Value, b: Value) => boolean,
): (point: Point) => Outcome {
  const [left, right] = [evaluation(expected, numbers), evaluation(given, numbers)];
  return (point) => {
    const scope = new Map([...point].map(([name, value]) => [name, from(value)]));
    const wanted = left(scope);
    if (!numbers.isDefined(wanted)) return 'undefined';
    const found = right(scope);
    return numbers.isDefined(found) && isSame(wanted, found) ? 'same' : 'different';
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

const smallest = new Decimal('1e-38');
const coincidence = new Decimal('1e-25');

const sameDecimals = (a: Decimal, b: Decimal) => isNothing(a.sub(b).abs(), Decimal.max(a.abs(), b.abs()));

function sameComplexDecimals(a: Complex<Decimal>, b: Complex<Decimal>): boolean {
  const size = Decimal.max(a.re.abs(), a.im.abs(), b.re.abs(), b.im.abs());
  return isNothing(a.re.sub(b.re).abs(), size) && isNothing(a.im.sub(b.im).abs(), size);
}

const isNothing = (difference: Decimal, scale: Decimal) =>
  difference.lte(scale.mul(coincidence)) || (difference.lte(smallest) && scale.lte('1e-30'));

/** The complex number that an expression without letters is. */
export function complexValue(node: Node): Complex<Decimal> | undefined {
  const value = evaluation(node, complexDecimals)(new Map());
  return complexDecimals.isDefined(value) ? value : undefined;
}

/** Whether the difference has one value wherever both have one: antiderivatives are the same up to that. */
export function sameUpToConstant(expected: Node, given: Node): boolean {
  const names = [...new Set([...symbolsOf(expected), ...symbolsOf(given)])].sort();
  const [left, right] = [evaluation(expected, decimals), evaluation(given, decimals)];
  let first: Decimal | undefined;
  let agreed = 0;
  for (const point of samplePoints(names)) {
    if (agreed >= 4 * enough) break;
    const scope = new Map([...point].map(([name, value]) => [name, new Decimal(value)]));
    const wanted = left(scope);
    if (!wanted.isFinite()) continue;
    const found = right(scope);
    if (!found.isFinite()) return false;
    const difference = found.sub(wanted);
    first ??= difference;
    const scale = Decimal.max(wanted.abs(), found.abs(), 1);
    if (difference.sub(first).abs().gt(scale.mul(coincidence))) return false;
    agreed += 1;
  }
  return agreed >= enough;
}
