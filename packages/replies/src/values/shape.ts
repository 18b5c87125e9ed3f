import type { Accuracy } from '../accuracy.ts';
import { exactNode } from '../reading/build-node.ts';
import { type Node, symbolsOf } from '../reading/node.ts';
import { type Mark, worst, wrong } from '../verdict.ts';
import { fraction } from './fraction.ts';
import { markQuantity } from './mark-quantity.ts';
import { type Quantity, quantityOf } from './quantity.ts';

/** An expression without its numbers, and the numbers in the order of the holes that they leave. */
type Shape = { outline: string; numbers: readonly Quantity[] };

/**
 * Expressions with rounded numbers in them, 2.35x + 1.2 for one: if both have the same shape, each number is marked
 * against its like. Undefined if they differ in more than numbers.
 */
export function markByShape(expected: Node, given: Node, accuracy: Accuracy): Mark | undefined {
  const [wanted, found] = [shapeOf(expected), shapeOf(given)];
  if (!wanted || wanted.outline !== found?.outline) return undefined;
  if (!found.numbers.some(({ written }) => written && !written.isWhole)) {
    if (!wanted.numbers.some(({ written }) => written && !written.isWhole)) return wrong();
  }
  return worst(
    wanted.numbers.map((number, place) =>
      // Whole numbers are exact: 2.001x is no rounding of 2x.
      markQuantity(number, found.numbers[place]!, number.value.isInteger() ? 'exact' : accuracy),
    ),
  );
}

function shapeOf(node: Node): Shape | undefined {
  if (symbolsOf(node).size === 0) {
    const quantity = quantityOf(node);
    return quantity && { outline: '#', numbers: [quantity] };
  }
  switch (node.is) {
    case 'symbol':
      return { outline: node.name, numbers: [] };
    case 'sum':
    case 'negative':
    case 'product':
    case 'quotient': {
      const terms = termsOf(node, false).map(termShape);
      if (terms.some((term) => term === undefined)) return undefined;
      const sorted = (terms as Shape[]).sort((a, b) => (a.outline < b.outline ? -1 : 1));
      return {
        outline: `(${sorted.map(({ outline }) => outline).join('+')})`,
        numbers: sorted.flatMap(({ numbers }) => numbers),
      };
    }
    case 'power':
      return joined('^', [node.base, node.exponent]);
    case 'call':
      if (node.name === 'exp') return joined('^', [{ is: 'constant', name: 'e' }, ...node.args]);
      return joined(node.name, node.args);
    default:
      return undefined;
  }
}

function joined(name: string, parts: readonly Node[]): Shape | undefined {
  const shapes = parts.map((part) =>
    part.is === 'constant' ? { outline: part.name, numbers: [] } : shapeOf(part),
  );
  if (shapes.some((shape) => shape === undefined)) return undefined;
  const known = shapes as Shape[];
  return {
    outline: `${name}[${known.map(({ outline }) => outline).join(',')}]`,
    numbers: known.flatMap(({ numbers }) => numbers),
  };
}

type Term = { negative: boolean; node: Node };

function termsOf(node: Node, negative: boolean): Term[] {
  if (node.is === 'negative') return termsOf(node.of, !negative);
  if (node.is === 'sum') return node.terms.flatMap((term) => termsOf(term, negative));
  return [{ negative, node }];
}

/** Each term with one number in front, be it 1. */
function termShape({ negative, node }: Term): Shape | undefined {
  const factors = factorsOf(node, false);
  const numbers = factors.filter(({ node: factor }) => symbolsOf(factor).size === 0);
  const rest = factors
    .filter(({ node: factor }) => symbolsOf(factor).size > 0)
    .map(({ node: factor, below }) => {
      const shape = factor.is === 'sum' || factor.is === 'negative' ? shapeOf(factor) : plainShape(factor);
      return shape && { outline: `${below ? '/' : '*'}${shape.outline}`, numbers: shape.numbers };
    });
  if (rest.some((shape) => shape === undefined)) return undefined;
  const known = (rest as Shape[]).sort((a, b) => (a.outline < b.outline ? -1 : 1));
  const coefficient = quantityOf(signed(negative, coefficientOf(numbers)));
  return (
    coefficient && {
      outline: `#${known.map(({ outline }) => outline).join('')}`,
      numbers: [coefficient, ...known.flatMap((shape) => shape.numbers)],
    }
  );
}

const plainShape = (node: Node): Shape | undefined =>
  node.is === 'product' || node.is === 'quotient' ? undefined : shapeOf(node);

const signed = (negative: boolean, node: Node): Node => (negative ? { is: 'negative', of: node } : node);

function coefficientOf(factors: readonly Factor[]): Node {
  if (factors.length === 1 && !factors[0]!.below) return factors[0]!.node;
  const [above, below] = [false, true].map((side) =>
    factors.filter((factor) => factor.below === side).map(({ node }) => node),
  );
  const productOf = (nodes: readonly Node[]): Node =>
    nodes.length === 0
      ? exactNode(fraction(1n))
      : nodes.length === 1
        ? nodes[0]!
        : { is: 'product', factors: nodes };
  return below!.length === 0
    ? productOf(above!)
    : { is: 'quotient', top: productOf(above!), bottom: productOf(below!) };
}

type Factor = { below: boolean; node: Node };

function factorsOf(node: Node, below: boolean): Factor[] {
  if (node.is === 'product') return node.factors.flatMap((factor) => factorsOf(factor, below));
  if (node.is === 'quotient') return [...factorsOf(node.top, below), ...factorsOf(node.bottom, !below)];
  if (node.is === 'negative' && symbolsOf(node).size > 0) {
    return [{ below, node: exactNode(fraction(-1n)) }, ...factorsOf(node.of, below)];
  }
  return [{ below, node }];
}
