import { placeOf, weightOf } from './text-column.policy.ts';

/** What a word is worth by where it stands: in a subject's name, in those of topics, in the text itself. */
const weights = [0.05, 0.2, 1, 1].map(Math.fround);
/** The sum of 1/1², 1/2², 1/3² and so on. */
const sumOfSquares = 1.64493406685;

/** The positions of each word of a query in a text, in the order of the words; of words that aren't there, none. */
export type Positions = readonly (readonly number[])[];

/**
 * How well a text fits the words of a query, as `ts_rank` says with its normalisation 1: a word that comes again counts
 * less each time, and a long text less than a short one. Numbers have four bytes there, and ties are decided by them.
 */
export const rankOfAny = (found: Positions, length: number): number => {
  let rank = 0;
  for (const positions of found) {
    if (positions.length === 0) continue;
    let sum = 0;
    let heaviest = -1;
    let at = 0;
    for (const [place, position] of positions.entries()) {
      const weight = weights[weightOf(position)]!;
      sum = Math.fround(sum + Math.fround(weight / (place + 1) ** 2));
      if (weight > heaviest) [heaviest, at] = [weight, place];
    }
    const rest = Math.fround(Math.fround(heaviest + sum) - Math.fround(heaviest / (at + 1) ** 2));
    rank = Math.fround(rank + rest / sumOfSquares);
  }
  return byLength(Math.fround(rank / Math.max(1, found.length)), length);
};

/** The same for a query that is one term: its words count by how near they are to each other. */
export function rankOfTerm(found: Positions, length: number): number {
  if (found.length < 2) return rankOfAny(found, length);
  let rank = -1;
  for (const [place, positions] of found.entries()) {
    for (const others of found.slice(0, place)) {
      for (const position of positions) {
        for (const other of others) {
          const distance = Math.abs(placeOf(position) - placeOf(other));
          if (distance === 0) continue;
          const product = Math.fround(weights[weightOf(position)]! * weights[weightOf(other)]!);
          const near = Math.fround(Math.sqrt(Math.fround(product * nearness(distance))));
          rank = rank < 0 ? near : Math.fround(1 - (1 - rank) * (1 - near));
        }
      }
    }
  }
  return byLength(rank < 0 ? Math.fround(1e-20) : rank, length);
}

const nearness = (distance: number): number =>
  Math.fround(distance > 100 ? 1e-30 : 1 / (1.005 + 0.05 * Math.exp(distance / 1.5 - 2)));

const byLength = (rank: number, length: number): number =>
  length === 0 ? 0 : Math.fround(rank / (Math.log(length + 1) / Math.log(2)));
