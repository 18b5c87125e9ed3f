/** Which of many runs of letters look most like another: by the pairs of neighbouring letters that they share. */
export class NearestKeys {
  readonly #keys: readonly string[];
  readonly #keysWith = new Map<string, number[]>();
  /** How many different pairs each has. */
  readonly #sizes: Uint16Array;

  constructor(keys: readonly string[]) {
    this.#keys = keys;
    this.#sizes = new Uint16Array(keys.length);
    for (const [key, letters] of keys.entries()) {
      const pairs = pairsOf(letters);
      this.#sizes[key] = pairs.size;
      for (const pair of pairs) {
        const having = this.#keysWith.get(pair);
        if (having) having.push(key);
        else this.#keysWith.set(pair, [key]);
      }
    }
  }

  /** Those that are more like it than this, from 0 to 1. */
  likeThis(letters: string, least: number): { key: string; likeness: number }[] {
    const typed = pairsOf(letters);
    const shared = new Uint16Array(this.#keys.length);
    for (const pair of typed) for (const key of this.#keysWith.get(pair) ?? []) shared[key]! += 1;
    const found: { key: string; likeness: number }[] = [];
    for (let key = 0; key < shared.length; key += 1) {
      if (shared[key] === 0) continue;
      const likeness = (2 * shared[key]!) / (this.#sizes[key]! + typed.size);
      if (likeness > least) found.push({ key: this.#keys[key]!, likeness });
    }
    return found;
  }
}

/** Neighbouring letters. */
function pairsOf(text: string): ReadonlySet<string> {
  const letters = [...text];
  return new Set(letters.slice(1).map((letter, at) => letters[at]! + letter));
}
