import { mostDigits } from '../reading/limits.ts';
import type { FunctionName, Node } from '../reading/node.ts';
import {
  digitsOf,
  type Fraction,
  fraction,
  isWhole,
  negated,
  one,
  over,
  plus,
  signOf,
  times,
  toDouble,
  wholePower,
  wholeRoot,
  zero,
} from './fraction.ts';

/** What an expression is worth, if that is a fraction and can be told without rounding. */
export function exactValue(node: Node): Fraction | undefined {
  const value = fractionAt(node);
  return value && digitsOf(value.top) + digitsOf(value.bottom) > 3 * mostDigits ? undefined : value;
}

function fractionAt(node: Node): Fraction | undefined {
  switch (node.is) {
    case 'number':
      return node.value;
    case 'negative':
      return mapped(node.of, negated);
    case 'percent':
      return mapped(node.of, (value) => over(value, fraction(100n)));
    case 'mixed':
      return folded([node.whole, node.part], zero, plus);
    case 'sum':
      return folded(node.terms, zero, plus);
    case 'product':
      return folded(node.factors, one, times);
    case 'quotient': {
      const [top, bottom] = [exactValue(node.top), exactValue(node.bottom)];
      return top && bottom && signOf(bottom) !== 0 ? over(top, bottom) : undefined;
    }
    case 'power': {
      const [base, exponent] = [exactValue(node.base), exactValue(node.exponent)];
      return base && exponent && powerOf(base, exponent);
    }
    case 'call': {
      const args = node.args.map(exactValue);
      return args.every((arg) => arg !== undefined) ? called(node.name, args) : undefined;
    }
    default:
      return undefined;
  }
}

function mapped(node: Node, change: (value: Fraction) => Fraction): Fraction | undefined {
  const value = exactValue(node);
  return value && change(value);
}

function folded(nodes: readonly Node[], start: Fraction, by: (a: Fraction, b: Fraction) => Fraction) {
  let total = start;
  for (const node of nodes) {
    const value = exactValue(node);
    if (!value) return undefined;
    total = by(total, value);
    if (digitsOf(total.top) + digitsOf(total.bottom) > 3 * mostDigits) return undefined;
  }
  return total;
}

function powerOf(base: Fraction, exponent: Fraction): Fraction | undefined {
  if (signOf(base) === 0) return signOf(exponent) > 0 ? zero : undefined;
  if (exponent.bottom > 12n) return undefined;
  const degree = Number(exponent.bottom);
  const [top, bottom] = [wholeRoot(base.top, degree), wholeRoot(base.bottom, degree)];
  if (top === undefined || bottom === undefined) return undefined;
  const size = Math.abs(Number(exponent.top));
  if (size * (digitsOf(top) + digitsOf(bottom)) > 3 * mostDigits) return undefined;
  return wholePower(fraction(top, bottom), Number(exponent.top));
}

function called(name: FunctionName, args: readonly Fraction[]): Fraction | undefined {
  const [first, second] = args as [Fraction, Fraction?];
  switch (name) {
    case 'abs':
      return signOf(first) < 0 ? negated(first) : first;
    case 'sqrt':
      return powerOf(first, fraction(1n, 2n));
    case 'root':
      return second && isWhole(first) && first.top > 0n
        ? powerOf(second, fraction(1n, first.top))
        : undefined;
    case 'factorial':
      return isWhole(first) ? falling(toDouble(first), toDouble(first)) : undefined;
    case 'choose':
      return counted(args, (n, k) => k <= n && over(falling(n, k)!, falling(k, k)!));
    case 'permute':
      return counted(args, (n, k) => k <= n && falling(n, k)!);
    default:
      return undefined;
  }
}

function counted(args: readonly Fraction[], count: (n: number, k: number) => Fraction | false) {
  const [n, k] = args;
  if (!n || !k || !isWhole(n) || !isWhole(k) || signOf(n) < 0 || signOf(k) < 0) return undefined;
  const [whole, part] = [toDouble(n), toDouble(k)];
  if (whole > mostCounted) return undefined;
  return count(whole, part) || zero;
}

const mostCounted = 1000;

/** n (n − 1) … , k factors. */
function falling(n: number, k: number): Fraction | undefined {
  if (n < 0 || n > mostCounted) return undefined;
  let product = 1n;
  for (let factor = n; factor > n - k; factor -= 1) product *= BigInt(factor);
  return fraction(product);
}
