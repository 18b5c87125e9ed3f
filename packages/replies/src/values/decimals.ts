import { Decimal as AnyDecimal } from 'decimal.js';
import { isOddRoot, type PlainFunction, type RealArithmetic } from './arithmetic.ts';
import type { Fraction } from './fraction.ts';

/** Enough digits to tell an identity from a coincidence. */
export const Decimal = AnyDecimal.clone({ precision: 50, defaults: true, toExpNeg: -9e15, toExpPos: 9e15 });
export type Decimal = AnyDecimal;

const undefinedValue = new Decimal(Number.NaN);
const one = new Decimal(1);
const pi = Decimal.acos(-1);
/** The reduction of larger angles costs more than any answer is worth. */
const largestAngle = 1e9;
const largestExponent = 5000;

const angle = (turn: (x: Decimal) => Decimal) => (x: Decimal) =>
  x.abs().gt(largestAngle) ? undefinedValue : turn(x);
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
  sinh: (x) => (tooHigh(x) ? undefinedValue : x.sinh()),
  cosh: (x) => (tooHigh(x) ? undefinedValue : x.cosh()),
  tanh: (x) => (tooHigh(x) ? undefinedValue : x.tanh()),
  ln: (x) => (x.gt(0) ? x.ln() : undefinedValue),
  log: (x) => (x.gt(0) ? x.log(10) : undefinedValue),
  exp: (x) => (tooHigh(x) ? undefinedValue : x.exp()),
  sqrt: (x) => x.sqrt(),
  abs: (x) => x.abs(),
  cis: () => undefinedValue,
  factorial,
};

const tooHigh = (x: Decimal) => x.abs().gt(largestExponent);

function factorial(n: Decimal): Decimal {
  if (!n.isInteger() || n.isNegative() || n.gt(170)) return undefinedValue;
  let product = one;
  for (let factor = 2; factor <= n.toNumber(); factor += 1) product = product.mul(factor);
  return product;
}

function power(base: Decimal, exponent: Decimal, exact: Fraction | undefined): Decimal {
  if (base.isZero()) return exponent.gt(0) ? base : exponent.isZero() ? one : undefinedValue;
  const size = base.abs().log(10).mul(exponent).abs();
  if (!size.lte(largestExponent)) return undefinedValue;
  if (base.gt(0) || exponent.isInteger()) return base.pow(exponent);
  if (!isOddRoot(exact)) return undefinedValue;
  const root = base.neg().pow(exponent);
  return exact!.top % 2n === 0n ? root : root.neg();
}

export const decimals: RealArithmetic<Decimal> = {
  pi,
  e: Decimal.exp(1),
  i: undefinedValue,
  of: ({ top, bottom }) => new Decimal(top.toString()).div(bottom.toString()),
  add: (a, b) => a.add(b),
  subtract: (a, b) => a.sub(b),
  multiply: (a, b) => a.mul(b),
  divide: (a, b) => (b.isZero() ? undefinedValue : a.div(b)),
  power,
  call: (name, x) => (x.isFinite() ? functions[name](x) : undefinedValue),
  isDefined: (x) => x.isFinite(),
  atan2: (y, x) => Decimal.atan2(y, x),
  isNegative: (x) => x.isNegative() && !x.isZero(),
  isZero: (x) => x.isZero(),
  toDouble: (x) => x.toNumber(),
};
