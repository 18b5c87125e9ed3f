import { placeOf, weightOf } from './text-column.policy.ts';

/** What a word is worth by where it stands: in a subject's name, in those of topics, in the text itself. */
const weights = [0.05, 0.2, 1, 1].map(Math.fround);
/** The sum of 1/1², 1/2², 1/3² and so on. */
const sumOfSquares = 1.64493406685;

/** Where words were seen in a text: by word, the stretch of positions that are its own. */
interface Sighting {
  readonly positions: Uint16Array;
  readonly starts: Uint32Array;
  readonly lengths: Uint16Array;
  /** How many positions the text has in all. */
  readonly length: number;
}

/**
 * How well a text fits these words, as `ts_rank` says with its normalisation 1: a word that comes again counts less each
 * time, and a long text less than a short one. Numbers have four bytes there, and ties are decided by them.
 */
export function rankOfAny(
  words: readonly number[],
  { positions, starts, lengths, length }: Sighting,
): number {
  let rank = 0;
  for (const word of words) {
    const count = lengths[word]!;
    if (count === 0) continue;
    let sum = 0;
    let heaviest = -1;
    let at = 0;
    for (let place = 0; place < count; place += 1) {
      const weight = weights[weightOf(positions[starts[word]! + place]!)]!;
      sum = Math.fround(sum + Math.fround(weight / ((place + 1) * (place + 1))));
      if (weight > heaviest) {
        heaviest = weight;
        at = place;
      }
    }
    const counted = Math.fround(heaviest / ((at + 1) * (at + 1)));
    rank = Math.fround(rank + Math.fround(Math.fround(heaviest + sum) - counted) / sumOfSquares);
  }
  return byLength(Math.fround(rank / Math.max(1, words.length)), length);
}

/** The same for a query that is one term: its words count by how near they are to each other. */
export function rankOfTerm(words: readonly number[], sighting: Sighting): number {
  if (words.length < 2) return rankOfAny(words, sighting);
  const found = words.map((word) => {
    const start = sighting.starts[word]!;
    return sighting.positions.subarray(start, start + sighting.lengths[word]!);
  });
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
  return byLength(rank < 0 ? Math.fround(1e-20) : rank, sighting.length);
}

const nearness = (distance: number): number =>
  Math.fround(distance > 100 ? 1e-30 : 1 / (1.005 + 0.05 * Math.exp(distance / 1.5 - 2)));

const byLength = (rank: number, length: number): number =>
  length === 0 ? 0 : Math.fround(rank / (Math.log(length + 1) / Math.log(2)));
