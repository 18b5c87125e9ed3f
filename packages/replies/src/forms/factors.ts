import { type Node, symbolsOf } from '../reading/node.ts';
import { exactValue } from '../values/exact-value.ts';

/** One factor of a product, with how often it is there. */
export type Factor = { node: Node; times: number };

/** What a product is made of, through signs, quotients and whole powers. Numbers are left out. */
export function factorsOf(node: Node, times = 1): Factor[] {
  switch (node.is) {
    case 'negative':
      return factorsOf(node.of, times);
    case 'product':
      return node.factors.flatMap((factor) => factorsOf(factor, times));
    case 'quotient':
      return [...factorsOf(node.top, times), ...factorsOf(node.bottom, times)];
    case 'power': {
      const exponent = exactValue(node.exponent);
      if (exponent?.bottom === 1n && exponent.top > 0n)
        return factorsOf(node.base, times * Number(exponent.top));
      return [{ node, times }];
    }
    default:
      return symbolsOf(node).size === 0 ? [] : [{ node, times }];
  }
}

export const termsOf = (node: Node): readonly Node[] => {
  if (node.is === 'sum') return node.terms.flatMap(termsOf);
  if (node.is === 'negative') return termsOf(node.of);
  return [node];
};

/** The whole number in front of a term. */
export function numberBefore(term: Node): bigint | undefined {
  const value = exactValue(term);
  if (value) return value.bottom === 1n ? value.top : undefined;
  if (term.is !== 'product') return 1n;
  return term.factors.reduce<bigint | undefined>((product, factor) => {
    const number = exactValue(factor);
    if (!number) return product;
    return product !== undefined && number.bottom === 1n ? product * number.top : undefined;
  }, 1n);
}
