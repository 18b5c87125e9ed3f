import { Decimal as AnyDecimal } from 'decimal.js';
import { isOddRoot, type PlainFunction, type RealArithmetic } from './arithmetic.ts';
import type { Fraction } from './fraction.ts';

/** Enough digits to tell an identity from a coincidence. */
export const Decimal = AnyDecimal.clone({ precision: 50, defaults: true, toExpNeg: -9e15, toExpPos: 9e15 });
export type Decimal = AnyDecimal;

const undefinedValue = new Decimal(Number.NaN);
const outOfReach = new Decimal(Number.POSITIVE_INFINITY);
const one = new Decimal(1);
const pi = Decimal.acos(-1);
/** The reduction of larger angles costs more than any answer is worth. */
const largestAngle = 1e9;
/** e to the power of more is out of reach for doubles, too. */
const largestExponent = 700;

const angle = (turn: (x: Decimal) => Decimal) => (x: Decimal) =>
  x.abs().gt(largestAngle) ? outOfReach : turn(x);
const nonZero = (x: Decimal) => (x.abs().lt(1e-45) ? undefinedValue : x);

const functions: Record<PlainFunction, (x: Decimal) => Decimal> = {
  sin: angle((x) => x.sin()),
  cos: angle((x) => x.cos()),
  tan: angle((x) => x.sin().div(nonZero(x.cos()))),
  sec: angle((x) => one.div(nonZero(x.cos()))),
  csc: angle((x) => one.div(nonZero(x.sin()))),
  cot: angle((x) => x.cos().div(nonZero(x.sin()))),
  arcsin: (x) => x.asin(),
  arccos: (x) => x.acos(),
  arctan: (x) => x.atan(),
  sinh: (x) => (tooHigh(x) ? outOfReach : x.sinh()),
  cosh: (x) => (tooHigh(x) ? outOfReach : x.cosh()),
  tanh: (x) => (tooHigh(x) ? outOfReach : x.tanh()),
  ln: (x) => (x.gt(0) ? x.ln() : undefinedValue),
  log: (x) => (x.gt(0) ? x.log(10) : undefinedValue),
  exp: (x) => (tooHigh(x) ? outOfReach : x.exp()),
  sqrt: (x) => x.sqrt(),
  abs: (x) => x.abs(),
  cis: () => undefinedValue,
  factorial,
};

const tooHigh = (x: Decimal) => x.abs().gt(largestExponent);

function factorial(n: Decimal): Decimal {
  if (!n.isInteger() || n.isNegative()) return undefinedValue;
  if (n.gt(170)) return outOfReach;
  let product = one;
  for (let factor = 2; factor <= n.toNumber(); factor += 1) product = product.mul(factor);
  return product;
}

function power(base: Decimal, exponent: Decimal, exact: Fraction | undefined): Decimal {
  if (base.isZero()) return exponent.gt(0) ? base : exponent.isZero() ? one : undefinedValue;
  // The number of digits before the point is known without a logarithm.
  const size = Math.abs((base.e + 1) * exponent.toNumber());
  if (!(size <= largestExponent)) return outOfReach;
  if (base.gt(0) || exponent.isInteger()) return base.pow(exponent);
  if (!isOddRoot(exact)) return undefinedValue;
  const root = base.neg().pow(exponent);
  return exact!.top % 2n === 0n ? root : root.neg();
}

/** Of something out of reach nothing is known, not even the difference to itself. */
const known = (work: (a: Decimal, b: Decimal) => Decimal) => (a: Decimal, b: Decimal) => {
  if (a.isFinite() && b.isFinite()) return work(a, b);
  return a.isNaN() || b.isNaN() ? undefinedValue : outOfReach;
};

export const decimals: RealArithmetic<Decimal> = {
  pi,
  e: Decimal.exp(1),
  i: undefinedValue,
  of: ({ top, bottom }) => new Decimal(top.toString()).div(bottom.toString()),
  add: known((a, b) => a.add(b)),
  subtract: known((a, b) => a.sub(b)),
  multiply: known((a, b) => a.mul(b)),
  divide: known((a, b) => (b.isZero() ? undefinedValue : a.div(b))),
  power: (base, exponent, exact) => known((a, b) => power(a, b, exact))(base, exponent),
  call: (name, x) => (x.isFinite() ? functions[name](x) : x.isNaN() ? undefinedValue : outOfReach),
  isDefined: (x) => x.isFinite(),
  isOutOfReach: (x) => !x.isFinite() && !x.isNaN(),
  atan2: (y, x) => Decimal.atan2(y, x),
  isNegative: (x) => x.isNegative() && !x.isZero(),
  isZero: (x) => x.isZero(),
  toDouble: (x) => x.toNumber(),
};
