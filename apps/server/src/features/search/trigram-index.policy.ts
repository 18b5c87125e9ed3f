import { likeness, likenessWithin, trigramCodes, trigramsOf } from './trigrams.policy.ts';

/** Lower than usual: words that are wrong at their start are less alike. */
const leastLikeness = { whole: 0.22, start: 0.5 };

/** Which words have a trigram: of the thousands of words a mistyped one has something in common with some hundreds. */
export class TrigramIndex {
  readonly #words: readonly string[];
  readonly #starts = new Uint32Array(trigramCodes + 1);
  readonly #places: Uint32Array;
  /** How many different trigrams each word has. */
  readonly #sizes: Uint8Array;
  /** How many of them a typed word shares; nothing again after each. */
  readonly #shared: Uint8Array;

  constructor(words: readonly string[]) {
    this.#words = words;
    this.#sizes = new Uint8Array(words.length);
    this.#shared = new Uint8Array(words.length);
    for (const [place, word] of words.entries()) {
      const trigrams = new Set(trigramsOf(word));
      this.#sizes[place] = trigrams.size;
      for (const trigram of trigrams) this.#starts[trigram + 1]! += 1;
    }
    for (let code = 0; code < trigramCodes; code += 1) this.#starts[code + 1]! += this.#starts[code]!;
    this.#places = new Uint32Array(this.#starts[trigramCodes]!);
    const next = this.#starts.slice();
    for (const [place, word] of words.entries()) {
      for (const trigram of new Set(trigramsOf(word))) {
        this.#places[next[trigram]!] = place;
        next[trigram]! += 1;
      }
    }
  }

  /** Words that are alike, and those of which a stretch is alike where what was typed may go on. */
  similar(typed: string, unfinished: boolean): { place: number; alike: number }[] {
    const trigrams = new Set(trigramsOf(typed));
    const touched: number[] = [];
    for (const trigram of trigrams) {
      for (let at = this.#starts[trigram]!; at < this.#starts[trigram + 1]!; at += 1) {
        const place = this.#places[at]!;
        if (this.#shared[place] === 0) touched.push(place);
        this.#shared[place]! += 1;
      }
    }
    const found: { place: number; alike: number }[] = [];
    for (const place of touched) {
      const shared = this.#shared[place]!;
      this.#shared[place] = 0;
      const alike = likeness(shared, trigrams.size, this.#sizes[place]!);
      if (alike >= leastLikeness.whole || (unfinished && this.#startsAlike(place, shared, trigrams))) {
        found.push({ place, alike });
      }
    }
    return found;
  }
  /** No stretch has more of the trigrams than the whole. */
  #startsAlike(place: number, shared: number, trigrams: ReadonlySet<number>): boolean {
    return (
      shared >= leastLikeness.start * trigrams.size &&
      likenessWithin(trigrams, trigramsOf(this.#words[place]!)) >= leastLikeness.start
    );
  }
}
