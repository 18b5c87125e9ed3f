/**
 * Likeness of words as the database's pg_trgm counts it, for words of plain letters and digits. `search-memory.api.test.ts`
 * holds both against each other.
 */

const letters = 37;
/** So many different codes there are. */
export const trigramCodes = letters ** 3;

/** A space, the digits, the letters. */
const letterOf = (code: number): number => (code >= 97 ? code - 86 : code >= 48 ? code - 47 : 0);

/** The trigrams of a word in their order, as numbers; with two spaces before it and one behind. */
export function trigramsOf(word: string): number[] {
  const found: number[] = [];
  let code = 0;
  for (let at = 0; at <= word.length; at += 1) {
    const letter = at < word.length ? letterOf(word.charCodeAt(at)) : 0;
    code = (code * letters + letter) % trigramCodes;
    found.push(code);
  }
  return found;
}

/** As floats of four bytes, which decide what is just alike enough. */
export const likeness = (shared: number, one: number, other: number): number =>
  Math.fround(shared / (one + other - shared));

/**
 * How much the likest stretch of a word has of the trigrams of another, for a word that is still being typed. A longer
 * stretch is only tried from where the best so far began, as the database does.
 */
export function likenessWithin(typed: ReadonlySet<number>, word: readonly number[]): number {
  const lastPlace = new Map<number, number>();
  let lower = -1;
  let distinct = 0;
  let shared = 0;
  let best = 0;
  for (const [at, trigram] of word.entries()) {
    const isShared = typed.has(trigram);
    if (lower >= 0 || isShared) {
      if (!lastPlace.has(trigram)) {
        distinct += 1;
        if (isShared) shared += 1;
      }
      lastPlace.set(trigram, at);
    }
    if (!isShared) continue;
    if (lower === -1) {
      lower = at;
      distinct = 1;
    }
    const stretch = bestStretch({ typed, word, lastPlace }, { lower, upper: at, shared, distinct });
    for (let left = lower; left < stretch.lower; left += 1) {
      if (lastPlace.get(word[left]!) === left) lastPlace.delete(word[left]!);
    }
    ({ lower, shared, distinct } = stretch);
    best = Math.max(best, stretch.likeness);
  }
  return best;
}

interface Stretch {
  readonly lower: number;
  readonly shared: number;
  readonly distinct: number;
}

/** The stretch that ends here and begins where it is likest. */
function bestStretch(
  {
    typed,
    word,
    lastPlace,
  }: { typed: ReadonlySet<number>; word: readonly number[]; lastPlace: ReadonlyMap<number, number> },
  { lower: from, upper, ...counted }: Stretch & { readonly upper: number },
): Stretch & { readonly likeness: number } {
  let { shared, distinct } = counted;
  let best = { lower: from, shared, distinct, likeness: likeness(shared, typed.size, distinct) };
  for (let lower = from; lower <= upper; lower += 1) {
    const here = likeness(shared, typed.size, distinct);
    if (here > best.likeness) best = { lower, shared, distinct, likeness: here };
    if (lastPlace.get(word[lower]!) === lower) {
      distinct -= 1;
      if (typed.has(word[lower]!)) shared -= 1;
    }
  }
  return best;
}
