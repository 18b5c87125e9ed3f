import type { Node } from '../reading/node.ts';
import { exactValue } from '../values/exact-value.ts';
import { gcd } from '../values/fraction.ts';
import { factorsOf, termsOf } from './factors.ts';

/** As many factors as the expected answer has, and no number left inside a bracket that could stand outside. */
export function isFactorised(given: Node, expected: Node): boolean {
  if (given.is === 'sum') return expected.is === 'sum';
  return countOf(given) >= countOf(expected) && (!hasCommonNumber(given) || hasCommonNumber(expected));
}

const countOf = (node: Node) => factorsOf(node).reduce((count, { times }) => count + times, 0);

const hasCommonNumber = (node: Node) =>
  factorsOf(node).some(({ node: factor }) => {
    if (factor.is !== 'sum') return false;
    const numbers = termsOf(factor).map(numberIn);
    return numbers.every((number) => number !== undefined) && numbers.reduce(gcd, 0n) > 1n;
  });

/** The whole number in front of a term. */
function numberIn(term: Node): bigint | undefined {
  const value = exactValue(term);
  if (value) return value.bottom === 1n ? value.top : undefined;
  if (term.is !== 'product') return 1n;
  return term.factors.reduce<bigint | undefined>((product, factor) => {
    const number = exactValue(factor);
    if (!number) return product;
    return product !== undefined && number.bottom === 1n ? product * number.top : undefined;
  }, 1n);
}
