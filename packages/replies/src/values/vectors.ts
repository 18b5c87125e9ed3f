import { productNode, sumNode, wholeNode } from '../reading/build-node.ts';
import { type Node, some } from '../reading/node.ts';

/** Entries, and whether they were written with i, j and k: those have three, be the last one 0. */
export type Vector = { entries: readonly Node[]; byDirections: boolean };

const directions = ['i', 'j', 'k'];
const zero = wholeNode(0);

/** What a vector expression comes to, entry by entry; undefined if it isn't a vector. */
export function vectorOf(node: Node): Vector | undefined {
  switch (node.is) {
    case 'list': {
      const isLine = node.rows.length === 1 || node.rows.every((row) => row.length === 1);
      const entries = node.rows.flat();
      return isLine && entries.every((entry) => !vectorOf(entry))
        ? { entries, byDirections: false }
        : undefined;
    }
    case 'symbol': {
      const place = directions.indexOf(node.name);
      return place < 0
        ? undefined
        : { entries: directions.map((_, at) => wholeNode(at === place ? 1 : 0)), byDirections: true };
    }
    case 'call':
      // \binom{2}{-1} is how a column is often typed.
      return node.name === 'choose' ? { entries: node.args, byDirections: false } : undefined;
    case 'negative':
      return mapped(node.of, (entry) => ({ is: 'negative', of: entry }));
    case 'quotient':
      return mapped(node.top, (entry) => ({ is: 'quotient', top: entry, bottom: node.bottom }));
    case 'product':
      return scaled(node.factors);
    case 'sum':
      return added(node.terms);
    default:
      return undefined;
  }
}

function mapped(node: Node, change: (entry: Node) => Node): Vector | undefined {
  const vector = vectorOf(node);
  return (
    vector && { ...vector, entries: vector.entries.map((entry) => (entry === zero ? zero : change(entry))) }
  );
}

function scaled(factors: readonly Node[]): Vector | undefined {
  const places = factors.flatMap((factor, place) => (vectorOf(factor) ? [place] : []));
  if (places.length !== 1) return undefined;
  const rest = factors.filter((_, place) => place !== places[0]);
  return mapped(factors[places[0]!]!, (entry) => simpleProduct(rest, entry));
}

/** 3i has the entry 3 as it was typed, not 3 · 1. */
function simpleProduct(factors: readonly Node[], entry: Node): Node {
  if (entry.is !== 'number') return productNode(...factors, entry);
  if (entry.typed === '0') return entry;
  if (entry.typed === '1') return factors.length === 1 ? factors[0]! : productNode(...factors);
  return productNode(...factors, entry);
}

function added(terms: readonly Node[]): Vector | undefined {
  const vectors = terms.map(vectorOf);
  if (vectors.some((vector) => vector === undefined)) return undefined;
  const known = vectors as Vector[];
  const byDirections = known.every((vector) => vector.byDirections);
  const size = byDirections
    ? 3
    : Math.max(...known.filter((vector) => !vector.byDirections).map(({ entries }) => entries.length));
  if (known.some((vector) => !vector.byDirections && vector.entries.length !== size)) return undefined;
  const isNothing = (entry: Node) =>
    (entry.is === 'number' && entry.typed === '0') ||
    (entry.is === 'negative' && entry.of.is === 'number' && entry.of.typed === '0');
  const entries = Array.from({ length: size }, (_, place) => {
    const parts = known.map((vector) => vector.entries[place] ?? zero).filter((entry) => !isNothing(entry));
    return parts.length === 0 ? wholeNode(0) : sumNode(...parts);
  });
  return { entries, byDirections };
}

/** Both with as many entries, where one is written by directions: 2i + j is (2, 1) and (2, 1, 0). */
export function aligned(left: Vector, right: Vector): readonly [readonly Node[], readonly Node[]] {
  const size = Math.min(left.entries.length, right.entries.length);
  const cut = (vector: Vector) =>
    vector.byDirections &&
    vector.entries.slice(size).every((entry) => entry.is === 'number' && entry.typed === '0')
      ? vector.entries.slice(0, size)
      : vector.entries;
  return [cut(left), cut(right)];
}

export const hasVector = (node: Node) => some(node, (part) => part.is === 'list');

/** Of two vectors, entry by entry. */
export const dotProduct = (left: Vector, right: Vector): Node =>
  sumNode(...left.entries.map((entry, place) => productNode(entry, right.entries[place] ?? zero)));
