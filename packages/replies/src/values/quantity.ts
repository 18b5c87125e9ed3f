import type { Node } from '../reading/node.ts';
import { symbolsOf } from '../reading/node.ts';
import { Decimal } from './decimal.ts';
import { decimals } from './decimals.ts';
import { evaluation } from './evaluate.ts';
import { exactValue } from './exact-value.ts';
import { equal, type Fraction, negated, times } from './fraction.ts';

/** How a number was written out: how many figures it shows, and the place of the last one (-2 for hundredths). */
export type Written = {
  figures: number;
  place: number;
  /** 2.50 shows that it was rounded there; 2.5 may be exact. */
  endsInZero: boolean;
  isWhole: boolean;
  /** 0.6666…: cut off where it ends, and shown to be. */
  goesOn?: boolean | undefined;
};

export type Quantity = {
  value: Decimal;
  exact: Fraction | undefined;
  /** Only of numbers in digits, not of ⅔ or √2. */
  written: Written | undefined;
};

/** The real number that an expression without letters is; undefined where it has none. */
export function quantityOf(node: Node): Quantity | undefined {
  if (symbolsOf(node).size > 0) return undefined;
  const exact = exactValue(node);
  const value = exact ? decimals.of(exact) : evaluation(node, decimals)(new Map());
  return decimals.isDefined(value) ? { value, exact, written: writtenOf(node) } : undefined;
}

function writtenOf(node: Node): Written | undefined {
  switch (node.is) {
    case 'number':
      // Fractions stand in for numbers that nobody typed.
      return node.typed.includes('/') ? undefined : writtenDigits(node.typed);
    case 'negative':
      return writtenOf(node.of);
    case 'degrees':
      return writtenOf(node.of);
    case 'percent':
      return shifted(writtenOf(node.of), -2);
    case 'product':
      return writtenProduct(node.factors);
    default:
      return undefined;
  }
}

/** 1.5 × 10^-3 shows two figures. */
function writtenProduct(factors: readonly Node[]): Written | undefined {
  const [digits, power, ...more] = factors;
  if (!digits || power?.is !== 'power' || more.length > 0) return undefined;
  if (power.base.is !== 'number' || power.base.typed !== '10') return undefined;
  const exponent = exactValue(power.exponent);
  return exponent?.bottom === 1n ? shifted(writtenOf(digits), Number(exponent.top)) : undefined;
}

const shifted = (written: Written | undefined, by: number): Written | undefined =>
  written && { ...written, place: written.place + by, isWhole: written.isWhole && by >= 0 };

function writtenDigits(typed: string): Written {
  const [digits, exponent = '0'] = typed.split('e') as [string, string?];
  const [whole, after = ''] = digits.split('.') as [string, string?];
  const figures = (whole + after).replace(/^0+/, '').length;
  return {
    figures: figures || 1,
    place: Number(exponent) - after.length,
    endsInZero: after.endsWith('0'),
    isWhole: after === '' && Number(exponent) >= 0,
  };
}

const coincidence = new Decimal('1e-35');

/** Fractions are compared exactly, other numbers by 35 digits: never by one rounding. */
export function sameNumber(a: Quantity, b: Quantity): boolean {
  if (a.exact && b.exact) return equal(a.exact, b.exact);
  return sameDecimal(a.value, b.value);
}

export function sameDecimal(a: Decimal, b: Decimal): boolean {
  const largest = Decimal.max(a.abs(), b.abs());
  // Against 0 nothing is small by comparison: sin π is only small.
  const scale = a.isZero() || b.isZero() ? new Decimal(1) : largest;
  return a.sub(b).abs().lte(scale.mul(coincidence));
}

export const negatedQuantity = (quantity: Quantity): Quantity => ({
  ...quantity,
  value: quantity.value.neg(),
  exact: quantity.exact && negated(quantity.exact),
});

/** In another unit: the figures stay, their places move. */
export function scaledQuantity(quantity: Quantity, by: Decimal, exactly?: Fraction): Quantity {
  const value = quantity.value.mul(by);
  const { written } = quantity;
  return {
    value,
    exact: quantity.exact && exactly ? times(quantity.exact, exactly) : undefined,
    written: written && {
      ...written,
      place: value.isZero() ? written.place : value.e - written.figures + 1,
      isWhole: written.isWhole && value.isInteger(),
    },
  };
}
