import { spend } from '../work.ts';

/** A number that is known exactly, in lowest terms with a bottom above 0. */
export type Fraction = { readonly top: bigint; readonly bottom: bigint };

export function fraction(top: bigint, bottom = 1n): Fraction {
  if (bottom === 0n) throw new RangeError('a fraction over 0');
  const common = gcd(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { top: top / common, bottom: bottom / common };
}

export const zero = fraction(0n);
export const one = fraction(1n);

export function gcd(left: bigint, right: bigint): bigint {
  let [a, b] = [left < 0n ? -left : left, right < 0n ? -right : right];
  let rounds = 0;
  for (; b > 0n; rounds += 1) [a, b] = [b, a % b];
  spend(4 * rounds);
  return a === 0n ? 1n : a;
}

export const plus = (a: Fraction, b: Fraction) =>
  fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const minus = (a: Fraction, b: Fraction) => plus(a, negated(b));
export const times = (a: Fraction, b: Fraction) => fraction(a.top * b.top, a.bottom * b.bottom);
export const over = (a: Fraction, b: Fraction) => fraction(a.top * b.bottom, a.bottom * b.top);
export const negated = (a: Fraction): Fraction => ({ top: -a.top, bottom: a.bottom });
export const equal = (a: Fraction, b: Fraction) => a.top === b.top && a.bottom === b.bottom;
export const isWhole = (a: Fraction) => a.bottom === 1n;
export const signOf = (a: Fraction) => (a.top > 0n ? 1 : a.top < 0n ? -1 : 0);

export function toDouble({ top, bottom }: Fraction): number {
  const direct = Number(top) / Number(bottom);
  if (Number.isFinite(direct)) return direct;
  // Both are too large for a double; their first digits decide.
  const shift = BigInt(Math.max(0, Math.min(digitsOf(top), digitsOf(bottom)) - 40));
  return Number(top / 10n ** shift) / Number(bottom / 10n ** shift);
}

export const digitsOf = (whole: bigint) => whole.toString().length;

export const wholePower = (base: Fraction, exponent: number): Fraction => {
  const size = BigInt(Math.abs(exponent));
  const raised = { top: base.top ** size, bottom: base.bottom ** size };
  return exponent < 0 ? fraction(raised.bottom, raised.top) : raised;
};

/** 1.5e-3, 12, .5 */
export function fractionOf(text: string): Fraction {
  const [, whole = '', decimals = '', exponent = '0'] =
    /^(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text) ?? failed(text);
  const shift = Number(exponent) - decimals.length;
  const digits = BigInt(whole + decimals || '0');
  return shift < 0 ? fraction(digits, 10n ** BigInt(-shift)) : fraction(digits * 10n ** BigInt(shift));
}

function failed(text: string): never {
  throw new Error(`not a number: ${text}`);
}

/** The root, if it is a whole number. */
export function wholeRoot(of: bigint, degree: number): bigint | undefined {
  if (of < 0n) {
    const root = degree % 2 === 1 ? wholeRoot(-of, degree) : undefined;
    return root === undefined ? undefined : -root;
  }
  if (of < 2n) return of;
  const power = BigInt(degree);
  let guess = 10n ** BigInt(Math.ceil(digitsOf(of) / degree));
  // Newton from above comes down to the whole part of the root.
  for (;;) {
    const next = ((power - 1n) * guess + of / guess ** (power - 1n)) / power;
    if (next >= guess) break;
    guess = next;
  }
  return guess ** power === of ? guess : undefined;
}
