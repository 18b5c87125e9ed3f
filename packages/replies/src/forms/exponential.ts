import { wholeNode } from '../reading/build-node.ts';
import { children, type Node, rebuilt, some, symbolsOf } from '../reading/node.ts';
import { sameExpression } from '../values/same-expression.ts';

/** a e^{kt}: letters stand in exponents of e only, and no number that could stand in front. */
export function isExponential(given: Node, expected: Node): boolean {
  if (!some(given, (node) => exponentOf(node) !== undefined)) return false;
  const outside = lettersOutside(given);
  const allowed = lettersOutside(expected);
  if ([...outside].some((letter) => !allowed.has(letter))) return false;
  return [hasNumberInExponent, isUngathered].every((fault) => !fault(given) || fault(expected));
}

const isGrowth = (node: Node) => {
  const exponent = exponentOf(node);
  return exponent !== undefined && symbolsOf(exponent).size > 0;
};

/** Several powers of e that could be one: e^t e^t, (e^t)², 80/e^t. */
const isUngathered = (root: Node) =>
  some(root, (node) => {
    if (node.is === 'product') return node.factors.filter(isGrowth).length > 1;
    if (node.is === 'quotient') return some(node.bottom, isGrowth);
    return node.is === 'power' && isGrowth(node.base);
  });

function exponentOf(node: Node): Node | undefined {
  if (node.is === 'call' && node.name === 'exp') return node.args[0];
  return node.is === 'power' && node.base.is === 'constant' && node.base.name === 'e'
    ? node.exponent
    : undefined;
}

function lettersOutside(node: Node): Set<string> {
  if (exponentOf(node)) return new Set();
  if (node.is === 'symbol') return new Set([node.name]);
  return new Set(children(node).flatMap((child) => [...lettersOutside(child)]));
}

const hasNumberInExponent = (root: Node) =>
  some(root, (node) => {
    const exponent = exponentOf(node);
    if (!exponent || symbolsOf(exponent).size === 0) return false;
    const atZero = rebuilt(exponent, (part) => (part.is === 'symbol' ? wholeNode(0) : part));
    return !sameExpression(wholeNode(0), atZero);
  });
