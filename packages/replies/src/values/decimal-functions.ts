import { spend } from '../work.ts';
import { Decimal } from './decimal.ts';
import * as fixed from './fixed-point.ts';

/** Of what is nearer to 0, or to where a function begins, a fixed number of places shows too few digits. */
const tooSmall = new Decimal('1e-8');
const tooLarge = new Decimal('1e9');
const one = new Decimal(1);

const isSmall = (x: Decimal) => x.abs().lte(tooSmall);
const rounded = (value: fixed.Fixed) => new Decimal(fixed.toText(value)).toSignificantDigits();

/** a + b x² + c x⁴ + …, of which a few terms are enough where x is small. */
const evenSeries = (x: Decimal, factors: readonly Decimal[]) => {
  const square = x.mul(x);
  return factors.reduceRight((sum, factor) => sum.mul(square).add(factor), new Decimal(0));
};
const over = (...bottoms: readonly number[]) => bottoms.map((bottom) => one.div(bottom));
const series = {
  sin: over(1, -6, 120, -5040),
  cos: over(1, -2, 24, -720),
  arctan: over(1, -3, 5, -7),
  arcsin: [...over(1, 6), new Decimal(3).div(40), new Decimal(15).div(336)],
  artanh: over(1, 3, 5, 7),
  sinh: over(1, 6, 120, 5040),
  cosh: over(1, 2, 24, 720),
};

export const pi = rounded(fixed.pi);

export const sin = (x: Decimal): Decimal =>
  isSmall(x) ? x.mul(evenSeries(x, series.sin)) : rounded(fixed.sinAndCos(fixed.toFixed(x)).sin);

export const cos = (x: Decimal): Decimal =>
  isSmall(x) ? evenSeries(x, series.cos) : rounded(fixed.sinAndCos(fixed.toFixed(x)).cos);

export function arctan(x: Decimal): Decimal {
  if (isSmall(x)) return x.mul(evenSeries(x, series.arctan));
  if (x.abs().lt(tooLarge)) return rounded(fixed.arctan(fixed.toFixed(x)));
  return pi.div(x.isNegative() ? -2 : 2).sub(arctan(one.div(x)));
}

export function arcsin(x: Decimal): Decimal {
  if (isSmall(x)) return x.mul(evenSeries(x, series.arcsin));
  const rest = one.sub(x.mul(x));
  if (rest.lt(tooSmall)) return slowly(() => x.asin());
  return rounded(fixed.arcsin(fixed.toFixed(x), fixed.rootOf(fixed.toFixed(rest))));
}

export const arccos = (x: Decimal): Decimal =>
  one.sub(x.abs()).lt(tooSmall) ? slowly(() => x.acos()) : pi.div(2).sub(arcsin(x));

/** decimal.js is exact at the ends of a range, too, and slow. */
function slowly(work: () => Decimal): Decimal {
  spend(10_000);
  return work();
}

export function exp(x: Decimal): Decimal {
  if (isSmall(x)) return evenSeries(x, series.cosh).add(x.mul(evenSeries(x, series.sinh)));
  const { front, power } = fixed.exp(fixed.toFixed(x.abs()));
  const size = rounded(front << power);
  return x.isNegative() ? one.div(size) : size;
}

export function ln(x: Decimal): Decimal {
  if (isSmall(x.sub(1))) {
    const share = x.sub(1).div(x.add(1));
    return share.mul(2).mul(evenSeries(share, series.artanh));
  }
  // By the digits from 1 to 10, and the power of 10 after them.
  const digits = x.div(new Decimal(`1e${x.e}`));
  return rounded(fixed.ln(fixed.toFixed(digits)) + BigInt(x.e) * fixed.ln10);
}

export const log = (x: Decimal): Decimal => ln(x).div(ln10);
const ln10 = rounded(fixed.ln10);

/** Of a base above 0; whole exponents are multiplied out. */
export const power = (base: Decimal, exponent: Decimal): Decimal =>
  exponent.isInteger() ? base.pow(exponent) : exp(exponent.mul(ln(base))).toSignificantDigits(48);

/** Half the difference, or sum, of e^x and e^-x. */
export const sinh = (x: Decimal): Decimal =>
  x.abs().lt('0.01') ? x.sinh() : exp(x).sub(exp(x.neg())).div(2);
export const cosh = (x: Decimal): Decimal => exp(x).add(exp(x.neg())).div(2);
export const tanh = (x: Decimal): Decimal => sinh(x).div(cosh(x));

export function atan2(y: Decimal, x: Decimal): Decimal {
  if (x.isZero() || y.isZero()) return Decimal.atan2(y, x);
  const angle = arctan(y.div(x));
  if (!x.isNegative()) return angle;
  return y.isNegative() ? angle.sub(pi) : angle.add(pi);
}
