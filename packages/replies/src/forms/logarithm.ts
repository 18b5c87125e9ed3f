import { type Node, some } from '../reading/node.ts';
import { sameExpression } from '../values/same-expression.ts';

/** In the logarithms of the expected answer: 3 ln 2 where ln 2 is asked for, not ln 8. */
export function isInLogarithms(given: Node, expected: Node): boolean {
  const [found, wanted] = [logarithmsOf(given), logarithmsOf(expected)];
  return found.length > 0 && found.every((of) => wanted.some((known) => sameExpression(known, of)));
}

function logarithmsOf(root: Node): Node[] {
  const found: Node[] = [];
  some(root, (node) => {
    if (node.is === 'call' && (node.name === 'ln' || node.name === 'log' || node.name === 'logBase')) {
      found.push(...node.args);
    }
    return false;
  });
  return found;
}
