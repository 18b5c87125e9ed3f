import { exactNode, minusNode, wholeNode } from '../reading/build-node.ts';
import { type Node, rebuilt } from '../reading/node.ts';
import { fraction } from './fraction.ts';
import { type Quantity, quantityOf, sameDecimal } from './quantity.ts';

export type Linear = { slope: Quantity; root: Node };

/** Where an expression in one letter is 0, if it is a straight line. */
export function solveLinear(node: Node, letter: string): Linear | undefined {
  const at = (value: number): Node =>
    rebuilt(node, (part) => (part.is === 'symbol' && part.name === letter ? wholeNode(value) : part));
  const [first, second, third] = [at(0), at(1), at(2)];
  const slope = quantityOf(minusNode(second, first));
  const again = quantityOf(minusNode(third, second));
  if (!slope || !again || slope.value.isZero() || !sameDecimal(slope.value, again.value)) return undefined;
  const half = quantityOf(
    rebuilt(minusNode(node, first), (part) =>
      part.is === 'symbol' && part.name === letter ? exactNode(fraction(1n, 2n)) : part,
    ),
  );
  if (!half || !sameDecimal(half.value.mul(2), slope.value)) return undefined;
  return {
    slope,
    root: { is: 'quotient', top: { is: 'negative', of: first }, bottom: minusNode(second, first) },
  };
}
