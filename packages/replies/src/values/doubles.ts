import { isOddRoot, type PlainFunction, type RealArithmetic } from './arithmetic.ts';
import { type Fraction, toDouble } from './fraction.ts';

const functions: Record<PlainFunction, (x: number) => number> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  sec: (x) => 1 / Math.cos(x),
  csc: (x) => 1 / Math.sin(x),
  cot: (x) => Math.cos(x) / Math.sin(x),
  arcsin: Math.asin,
  arccos: Math.acos,
  arctan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  ln: (x) => (x > 0 ? Math.log(x) : Number.NaN),
  log: (x) => (x > 0 ? Math.log10(x) : Number.NaN),
  exp: Math.exp,
  sqrt: Math.sqrt,
  abs: Math.abs,
  cis: () => Number.NaN,
  factorial: (x) => factorial(x),
};

function factorial(n: number): number {
  if (!Number.isInteger(n) || n < 0) return Number.NaN;
  if (n > 170) return Number.POSITIVE_INFINITY;
  let product = 1;
  for (let factor = 2; factor <= n; factor += 1) product *= factor;
  return product;
}

function power(base: number, exponent: number, exact: Fraction | undefined): number {
  if (base >= 0 || Number.isInteger(exponent)) return base ** exponent;
  if (!isOddRoot(exact)) return Number.NaN;
  return (exact!.top % 2n === 0n ? 1 : -1) * (-base) ** exponent;
}

export const doubles: RealArithmetic<number> = {
  steps: { plain: 0.5, call: 1.5 },
  pi: Math.PI,
  e: Math.E,
  i: Number.NaN,
  of: toDouble,
  add: (a, b) => a + b,
  subtract: (a, b) => a - b,
  multiply: (a, b) => a * b,
  divide: (a, b) => (b === 0 ? Number.NaN : a / b),
  power,
  call: (name, x) => functions[name](x),
  isDefined: Number.isFinite,
  isOutOfReach: (x) => x === Number.POSITIVE_INFINITY || x === Number.NEGATIVE_INFINITY,
  atan2: Math.atan2,
  isNegative: (x) => x < 0,
  isZero: (x) => x === 0,
  toDouble: (x) => x,
};
