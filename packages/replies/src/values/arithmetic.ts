import type { FunctionName } from '../reading/node.ts';
import type { Fraction } from './fraction.ts';

export type PlainFunction = Exclude<FunctionName, 'logBase' | 'root' | 'choose' | 'permute'>;

/**
 * A kind of numbers that expressions can be worked out in. What isn't defined is NaN, never an error; what is too large
 * to be worked out is infinite, and nothing is known of it.
 */
export type Arithmetic<Value> = {
  /** Roughly how many steps of work a sum and a function take. */
  readonly steps: { readonly plain: number; readonly call: number };
  readonly pi: Value;
  readonly e: Value;
  readonly i: Value;
  of(value: Fraction): Value;
  add(a: Value, b: Value): Value;
  subtract(a: Value, b: Value): Value;
  multiply(a: Value, b: Value): Value;
  divide(a: Value, b: Value): Value;
  /** `exact` is the exponent where it is known exactly, which decides about roots of negative numbers. */
  power(base: Value, exponent: Value, exact: Fraction | undefined): Value;
  call(name: PlainFunction, of: Value): Value;
  isDefined(value: Value): boolean;
  isOutOfReach(value: Value): boolean;
};

/** What complex numbers are made of: real ones with these functions. */
export type RealArithmetic<Value> = Arithmetic<Value> & {
  atan2(y: Value, x: Value): Value;
  isNegative(value: Value): boolean;
  isZero(value: Value): boolean;
  toDouble(value: Value): number;
};

/** Odd roots of negative numbers are real at school. */
export const isOddRoot = (exact: Fraction | undefined) => exact !== undefined && exact.bottom % 2n === 1n;
