import { children, type Node, some, symbolsOf } from '../reading/node.ts';
import { exactValue } from '../values/exact-value.ts';
import { gcd } from '../values/fraction.ts';
import { sameExpression } from '../values/same-expression.ts';
import { factorsOf, numberBefore, termsOf } from './factors.ts';

/** One fraction in lowest terms, or a whole number. */
export function isSimplestFraction(given: Node, expected: Node): boolean {
  const node = given.is === 'negative' ? given.of : given;
  if (some(node, (part) => part.is === 'number' && /[.e]/.test(part.typed))) return false;
  if (some(node, (part) => part.is === 'mixed')) return false;
  if (node.is !== 'quotient' && node.is !== 'product')
    return node.is === 'number' || (expected.is === 'negative' ? expected.of : expected).is !== 'quotient';
  if (symbolsOf(node).size > 0) {
    const faults = [hasCommonNumber, hasCommonFactor, hasInnerFraction];
    return faults.every((fault) => !fault(node)) && sizeOf(node) <= sizeOf(expected) + 2;
  }
  const parts = node.is === 'quotient' ? [node] : node.factors.filter((factor) => factor.is === 'quotient');
  if (parts.length !== 1) return parts.length === 0 && expected.is !== 'quotient';
  const { top, bottom } = parts[0] as Node & { is: 'quotient' };
  if (node.is === 'product' && exactValue(node)) return false;
  const [above, below] = [numberIn(top), numberIn(bottom)];
  return above !== undefined && below !== undefined && gcd(above, below) === 1n && below > 1n;
}

/** Both sides can be divided by the same number: (2x + 2)/(2x − 4). */
function hasCommonNumber(node: Node): boolean {
  if (node.is !== 'quotient') return false;
  const numbers = [node.top, node.bottom].flatMap(termsOf).map(numberBefore);
  return numbers.every((number) => number !== undefined) && numbers.reduce(gcd, 0n) > 1n;
}

/** x(x + 1) over x(x − 2), or x over x². */
const hasCommonFactor = (node: Node): boolean =>
  node.is === 'quotient' &&
  factorsOf(node.top).some(({ node: above }) =>
    factorsOf(node.bottom).some(
      ({ node: below }) =>
        sameExpression(above, below) || sameExpression(above, { is: 'negative', of: below }),
    ),
  );

/** (1 + 1/x) over something. */
const hasInnerFraction = (node: Node): boolean =>
  node.is === 'quotient' &&
  [node.top, node.bottom].some((side) =>
    some(side, (part) => part.is === 'quotient' && symbolsOf(part).size > 0),
  );

/** The whole number in a side: 2 of 2π. */
function numberIn(node: Node): bigint | undefined {
  if (node.is === 'negative') return numberIn(node.of);
  if (node.is === 'number') return node.value.bottom === 1n ? node.value.top : undefined;
  if (node.is === 'product') {
    const numbers = node.factors.filter((factor) => factor.is === 'number');
    return numbers.length > 1 ? undefined : numbers[0] ? numberIn(numbers[0]) : 1n;
  }
  return exactValue(node) ? undefined : 1n;
}

const sizeOf = (node: Node): number => 1 + children(node).reduce((size, child) => size + sizeOf(child), 0);
