import { type Node, rebuilt } from '../reading/node.ts';
import { plainOf } from '../reading/write-plain.ts';

/** Sums and products the other way round. */
export const commuted = (node: Node): Node =>
  rebuilt(node, (part) => {
    if (part.is === 'sum') return { ...part, terms: [...part.terms].reverse() };
    return part.is === 'product' ? { ...part, factors: [...part.factors].reverse() } : part;
  });

export const renamed = (node: Node, from: string, to: string): Node =>
  rebuilt(node, (part) => (part.is === 'symbol' && part.name === from ? { is: 'symbol', name: to } : part));

/** As somebody types who puts every bracket, and the other way round. */
export const bothOrders = (node: Node): string[] => [plainOf(node), plainOf(commuted(node))];
