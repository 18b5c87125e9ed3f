import { isOddRoot, type PlainFunction, type RealArithmetic } from './arithmetic.ts';
import { Decimal } from './decimal.ts';
import * as precise from './decimal-functions.ts';
import type { Fraction } from './fraction.ts';

const undefinedValue = new Decimal(Number.NaN);
const outOfReach = new Decimal(Number.POSITIVE_INFINITY);
const one = new Decimal(1);
/** The reduction of larger angles costs more than any answer is worth. */
const largestAngle = 1e9;
/** e to the power of more is out of reach for doubles, too. */
const largestExponent = 700;

const angle = (turn: (x: Decimal) => Decimal) => (x: Decimal) =>
  x.abs().gt(largestAngle) ? outOfReach : turn(x);
const nonZero = (x: Decimal) => (x.abs().lt(1e-45) ? undefinedValue : x);

const functions: Record<PlainFunction, (x: Decimal) => Decimal> = {
  sin: angle((x) => precise.sin(x)),
  cos: angle((x) => precise.cos(x)),
  tan: angle((x) => precise.sin(x).div(nonZero(precise.cos(x)))),
  sec: angle((x) => one.div(nonZero(precise.cos(x)))),
  csc: angle((x) => one.div(nonZero(precise.sin(x)))),
  cot: angle((x) => precise.cos(x).div(nonZero(precise.sin(x)))),
  arcsin: precise.arcsin,
  arccos: precise.arccos,
  arctan: precise.arctan,
  sinh: (x) => (tooHigh(x) ? outOfReach : precise.sinh(x)),
  cosh: (x) => (tooHigh(x) ? outOfReach : precise.cosh(x)),
  tanh: (x) => (tooHigh(x) ? outOfReach : precise.tanh(x)),
  ln: (x) => (x.gt(0) ? precise.ln(x) : undefinedValue),
  log: (x) => (x.gt(0) ? precise.log(x) : undefinedValue),
  exp: (x) => (tooHigh(x) ? outOfReach : precise.exp(x)),
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

/** Roughly, for numbers that no double can hold. */
const log10 = (x: Decimal) => x.e + Math.log10(Math.abs(Number(x.toExponential(15).split('e')[0])));

function power(base: Decimal, exponent: Decimal, exact: Fraction | undefined): Decimal {
  if (base.isZero()) return exponent.gt(0) ? base : exponent.isZero() ? one : undefinedValue;
  if (!(Math.abs(log10(base) * exponent.toNumber()) <= largestExponent)) return outOfReach;
  if (base.gt(0)) return precise.power(base, exponent);
  if (exponent.isInteger()) return base.pow(exponent);
  if (!isOddRoot(exact)) return undefinedValue;
  const root = precise.power(base.neg(), exponent);
  return exact!.top % 2n === 0n ? root : root.neg();
}

/** Of something out of reach nothing is known, not even the difference to itself. */
const known = (work: (a: Decimal, b: Decimal) => Decimal) => (a: Decimal, b: Decimal) => {
  if (a.isFinite() && b.isFinite()) return work(a, b);
  return a.isNaN() || b.isNaN() ? undefinedValue : outOfReach;
};

export const decimals: RealArithmetic<Decimal> = {
  steps: { plain: 40, call: 500 },
  pi: precise.pi,
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
  atan2: precise.atan2,
  isNegative: (x) => x.isNegative() && !x.isZero(),
  isZero: (x) => x.isZero(),
  toDouble: (x) => x.toNumber(),
};
