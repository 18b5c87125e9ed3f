import { type Fraction, fraction } from '../values/fraction.ts';
import type { Node } from './node.ts';

/** Nodes that nobody typed. */
export const exactNode = (value: Fraction): Node => ({
  is: 'number',
  value,
  typed: `${value.top}/${value.bottom}`,
});
export const wholeNode = (value: number): Node => ({
  is: 'number',
  value: fraction(BigInt(value)),
  typed: `${value}`,
});
export const minusNode = (left: Node, right: Node): Node => ({
  is: 'sum',
  terms: [left, { is: 'negative', of: right }],
});
export const productNode = (...factors: Node[]): Node => ({ is: 'product', factors });
export const sumNode = (...terms: Node[]): Node => (terms.length === 1 ? terms[0]! : { is: 'sum', terms });
