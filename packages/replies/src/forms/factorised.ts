import type { Node } from '../reading/node.ts';
import { gcd } from '../values/fraction.ts';
import { factorsOf, numberBefore, termsOf } from './factors.ts';

/** As many factors as the expected answer has, and no number left inside a bracket that could stand outside. */
export function isFactorised(given: Node, expected: Node): boolean {
  if (given.is === 'sum') return expected.is === 'sum';
  return countOf(given) >= countOf(expected) && (!hasCommonNumber(given) || hasCommonNumber(expected));
}

const countOf = (node: Node) => factorsOf(node).reduce((count, { times }) => count + times, 0);

const hasCommonNumber = (node: Node) =>
  factorsOf(node).some(({ node: factor }) => {
    if (factor.is !== 'sum') return false;
    const numbers = termsOf(factor).map(numberBefore);
    return numbers.every((number) => number !== undefined) && numbers.reduce(gcd, 0n) > 1n;
  });
