import type { Node } from '../reading/node.ts';
import { type Quantity, quantityOf } from './quantity.ts';

export type Uncertain = { value: Quantity | undefined; uncertainty: Quantity };

/** 2.5 ± 0.1, or ±0.1 alone. */
export function uncertainOf(node: Node): Uncertain | undefined {
  if (node.is === 'either') {
    const uncertainty = quantityOf(node.of);
    return uncertainty && { value: undefined, uncertainty };
  }
  if (node.is !== 'sum' || node.terms.length !== 2) return undefined;
  const [first, second] = node.terms as [Node, Node];
  if (second.is !== 'either') return undefined;
  const [value, uncertainty] = [quantityOf(first), quantityOf(second.of)];
  return value && uncertainty && { value, uncertainty };
}

/** Uncertainties are stated with one figure, and mostly below one: ±0.02 is such a one, ±0.872 two numbers. */
export const mayBeUncertainty = ({ value, written }: Quantity) =>
  written?.figures === 1 && value.gt(0) && value.lt(1);
