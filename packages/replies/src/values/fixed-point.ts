import { Decimal as AnyDecimal } from 'decimal.js';

/**
 * Exponentials, logarithms and angles in whole numbers of 2^-256, which are about 77 places. They take a tenth of the time
 * that series of decimals take, and always about the same number of steps. Arguments have to be of a usual size: what
 * is far smaller, or far larger, has fewer places here than it needs.
 */
export type Fixed = bigint;

const bits = 256n;
const one: Fixed = 1n << bits;

/** More places than are asked for, so that what is left after rounding is right. */
const Wide = AnyDecimal.clone({ precision: 90, toExpNeg: -9e15, toExpPos: 9e15 });
const places = 75;
const tenToPlaces = 10n ** BigInt(places);

export function toFixed(value: AnyDecimal): Fixed {
  const [whole, after = ''] = value.toFixed().split('.') as [string, string?];
  return (BigInt(whole + after) << bits) / 10n ** BigInt(after.length);
}

/** Not rounded yet: whoever takes it knows how many digits are wanted. */
export const toText = (value: Fixed): string => `${(value * tenToPlaces) >> bits}e-${places}`;

const fromDouble = (value: number): Fixed => toFixed(new Wide(value));

export const multiply = (a: Fixed, b: Fixed): Fixed => (a * b) >> bits;
const divide = (a: Fixed, b: Fixed): Fixed => (a << bits) / b;

export const pi = toFixed(Wide.acos(-1));
const halfPi = pi >> 1n;
const ln2 = toFixed(Wide.ln(2));
export const ln10 = toFixed(Wide.ln(10));

const nearestWhole = (a: Fixed, of: Fixed) => {
  const doubled = 2n * a + of;
  const size = 2n * of;
  const whole = doubled / size;
  return doubled % size < 0n ? whole - 1n : whole;
};

/** Of -700 to 1700, as what is in front of a power of 2. */
export function exp(x: Fixed): { front: Fixed; power: bigint } {
  const power = nearestWhole(x, ln2);
  // An argument so small needs few terms; squaring brings the size back.
  const small = (x - power * ln2) >> 8n;
  let front = one;
  for (let term = one, n = 1n; term !== 0n && term !== -1n; n += 1n) {
    term = multiply(term, small) / n;
    front += term;
  }
  for (let doubling = 0; doubling < 8; doubling += 1) front = multiply(front, front);
  return { front, power };
}

/** Of 1 to 10: begins with the double and comes three times as near with each step. */
export function ln(x: Fixed): Fixed {
  let near = fromDouble(Math.log(toDouble(x)));
  for (let step = 0; step < 2; step += 1) {
    const { front, power } = exp(near);
    const found = power >= 0n ? front << power : front >> -power;
    near += 2n * divide(x - found, x + found);
  }
  return near;
}

export function sinAndCos(x: Fixed): { sin: Fixed; cos: Fixed } {
  const quarter = nearestWhole(x, halfPi);
  const left = x - quarter * halfPi;
  const square = multiply(left, left);
  let [sin, cos] = [left, one];
  for (let [odd, even, n] = [left, one, 2n]; odd !== 0n && odd !== -1n; n += 2n) {
    even = -multiply(even, square) / ((n - 1n) * n);
    odd = -multiply(odd, square) / (n * (n + 1n));
    cos += even;
    sin += odd;
  }
  const turns = [
    { sin, cos },
    { sin: cos, cos: -sin },
    { sin: -sin, cos: -cos },
    { sin: -cos, cos: sin },
  ];
  return turns[Number(((quarter % 4n) + 4n) % 4n)]!;
}

/** What is missing to the double's value is tiny: a few terms of its series are enough. */
export function arctan(x: Fixed): Fixed {
  const near = fromDouble(Math.atan(toDouble(x)));
  const { sin, cos } = sinAndCos(near);
  const left = divide(multiply(x, cos) - sin, cos + multiply(x, sin));
  return near + left - multiply(left, multiply(left, left)) / 3n;
}

/** `rest` is √(1 − x²). */
export function arcsin(x: Fixed, rest: Fixed): Fixed {
  const near = fromDouble(Math.asin(toDouble(x)));
  const { sin, cos } = sinAndCos(near);
  const left = multiply(x, cos) - multiply(rest, sin);
  return near + left + multiply(left, multiply(left, left)) / 6n;
}

const toDouble = (x: Fixed) => Number(x >> (bits - 64n)) / 2 ** 64;

/** The square root, from the double's by Newton's way. */
export function rootOf(x: Fixed): Fixed {
  let near = fromDouble(Math.sqrt(toDouble(x)));
  for (let step = 0; step < 4; step += 1) near = (near + divide(x, near)) >> 1n;
  return near;
}
