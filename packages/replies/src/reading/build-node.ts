import { type Fraction, fraction, fractionOf } from '../values/fraction.ts';
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

/** A number in the digits that were typed. */
export const numberNode = (typed: string): Node & { is: 'number' } => ({
  is: 'number',
  value: fractionOf(typed),
  typed,
});
/** One more factor, without products within products. */
export const multiplied = (left: Node, right: Node): Node => ({
  is: 'product',
  factors: left.is === 'product' ? [...left.factors, right] : [left, right],
});
