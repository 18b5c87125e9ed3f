import { children, type Node, some, symbolsOf } from '../reading/node.ts';
import { exactValue } from '../values/exact-value.ts';

/** a(x − h)² + k: the letter stands in one place only, and that is squared. */
export function isCompletedSquare(given: Node, expected: Node): boolean {
  const letters = [...symbolsOf(expected)];
  const squares = (node: Node) =>
    node.is === 'power' &&
    exactValue(node.exponent)?.top === 2n &&
    exactValue(node.exponent)?.bottom === 1n &&
    letters.some((letter) => timesIn(node.base, letter) === 1);
  return some(given, squares) && letters.some((letter) => timesIn(given, letter) === 1);
}

const timesIn = (node: Node, letter: string): number =>
  node.is === 'symbol' && node.name === letter
    ? 1
    : children(node).reduce((count, child) => count + timesIn(child, letter), 0);
