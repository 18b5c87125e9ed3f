import { type Node, some, symbolsOf } from '../reading/node.ts';
import { exactValue } from '../values/exact-value.ts';
import { termsOf } from './factors.ts';

/** No brackets that multiply out, no sum that divides out, and no more terms than the expected answer has. */
export function isExpanded(given: Node, expected: Node): boolean {
  return !hasBrackets(given) && termsOf(given).length <= termsOf(expected).length;
}

const isSum = (node: Node): boolean => node.is === 'sum' || (node.is === 'negative' && isSum(node.of));

const hasBrackets = (root: Node) =>
  some(root, (node) => {
    if (node.is === 'product')
      return node.factors.some((factor) => isSum(factor) && symbolsOf(factor).size > 0);
    if (node.is === 'quotient') return isUndivided(node);
    if (node.is === 'negative') return node.of.is === 'sum';
    if (node.is !== 'power' || !isSum(node.base)) return false;
    const exponent = exactValue(node.exponent);
    return exponent?.bottom === 1n && exponent.top > 1n && symbolsOf(node.base).size > 0;
  });

/** A sum over one term with a letter: each of its terms can be divided. */
const isUndivided = ({ top, bottom }: Node & { is: 'quotient' }) =>
  isSum(top) && symbolsOf(top).size > 0 && !isSum(bottom) && symbolsOf(bottom).size > 0;
