import { minusNode, wholeNode } from '../reading/build-node.ts';
import { children, type Node, rebuilt, some, symbolsOf } from '../reading/node.ts';
import { exactValue } from '../values/exact-value.ts';
import { sameExpression } from '../values/same-expression.ts';

/** a(x − h)² + k: the letter stands in one place only, and that is squared. */
export function isCompletedSquare(given: Node, expected: Node): boolean {
  const letters = [...symbolsOf(expected)];
  const squares = (node: Node) =>
    node.is === 'power' &&
    exactValue(node.exponent)?.top === 2n &&
    exactValue(node.exponent)?.bottom === 1n &&
    letters.some(
      (letter) =>
        timesIn(node.base, letter) === 1 &&
        (isBare(node.base, letter) || some(expected, isSquareOf(node.base))),
    );
  return some(given, squares) && letters.some((letter) => timesIn(given, letter) === 1);
}

/** x − 3, not 2x − 6: what stands before the letter belongs before the square. */
function isBare(base: Node, letter: string): boolean {
  const at = (value: number) =>
    rebuilt(base, (part) => (part.is === 'symbol' && part.name === letter ? wholeNode(value) : part));
  const slope = minusNode(at(1), at(0));
  return [1, -1].some((value) => sameExpression(wholeNode(value), slope));
}

const isSquareOf = (base: Node) => (node: Node) => node.is === 'power' && sameExpression(node.base, base);

const timesIn = (node: Node, letter: string): number =>
  node.is === 'symbol' && node.name === letter
    ? 1
    : children(node).reduce((count, child) => count + timesIn(child, letter), 0);
