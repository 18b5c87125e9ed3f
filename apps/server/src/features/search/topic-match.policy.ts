/** A word of a query: the stems it may stand for, with how well each does, from 0 to 1. */
export interface QueryWord {
  readonly stems: ReadonlyMap<string, number>;
  /** As typed, in the singular. */
  readonly form: string;
  readonly stem: string;
  /** Says nothing of what is looked for, such as 'question': it counts only where it is found. */
  readonly idle?: boolean;
}

/** What one or more topics are called. */
export interface Term {
  readonly stems: readonly string[];
  readonly forms: readonly string[];
  /** How rare each stem is; known once all topics are. */
  readonly rarities: number[];
  /** The last query that it was compared with. */
  lastQuery: number;
}

/** What stands above one or more topics. */
export interface Above {
  readonly stems: ReadonlySet<string>;
}

/** A word of a query with what it counts. */
interface WeighedWord extends QueryWord {
  readonly weight: number;
}

/** What a term has of a query. */
export interface TermMatch {
  /** Of each word of the query, from 0 to 1. */
  readonly qualities: readonly number[];
  /** The share of the query that it holds. */
  readonly cover: number;
  /** The share of the term that was typed. */
  readonly typed: number;
  readonly inARow: boolean;
  readonly holdsAll: boolean;
  /** Not only words of the same stems. */
  readonly isSaid: boolean;
  /** Before it is said what the term is to its topic. */
  readonly score: number;
}

/** What is said by what stands above a topic. */
interface Placing {
  /** How well that stands for each word of the query. */
  readonly placing: readonly number[];
  /** The rest of the query without spaces; nothing where there is no other. */
  readonly placeless: readonly string[];
}

/** A word of the same stem is often the same word, and sometimes not: polar and polarity. */
const sameStem = 0.8;
const nowhere = -1;

/** The words of one query. Courses share terms and what is above their topics, so each is compared with it once. */
export class Sought {
  readonly words: readonly WeighedWord[];
  readonly total: number;
  readonly #placings = new Map<Above, Placing>();
  /** Where in the term at hand each word stands. */
  readonly #places: number[];

  constructor(words: readonly WeighedWord[]) {
    this.words = words;
    this.total = words.reduce((sum, { weight }) => sum + weight, 0) || 1;
    this.#places = words.map(() => nowhere);
  }

  weighed(qualities: readonly number[]): number {
    let sum = 0;
    for (let at = 0; at < qualities.length; at += 1) sum += qualities[at]! * this.words[at]!.weight;
    return sum;
  }

  inTerm(term: Term): TermMatch {
    const qualities: number[] = [];
    let inARow = true;
    let holdsAll = true;
    let isSaid = true;
    let before = nowhere;
    for (let at = 0; at < this.words.length; at += 1) {
      const { idle = false } = this.words[at]!;
      const quality = this.#lookFor(at, term);
      const place = this.#places[at]!;
      qualities.push(quality);
      if (place !== nowhere && before !== nowhere && place !== before + 1) inARow = false;
      before = place;
      holdsAll &&= quality > 0 || idle;
      isSaid &&= quality > sameStem || idle;
    }
    const cover = this.weighed(qualities) / this.total;
    const typed = this.#shareTyped(term);
    const score = cover * (0.55 + 0.3 * typed + (inARow ? 0.15 : 0));
    return { qualities, cover, typed, inARow, holdsAll, isSaid, score };
  }

  inPlace(above: Above): Placing {
    const kept = this.#placings.get(above);
    if (kept) return kept;
    const placing = this.words.map(({ stems }) => qualityAmong(stems, above.stems));
    const without = this.words.filter((_, at) => placing[at] === 0);
    const placeless =
      without.length === this.words.length
        ? []
        : [without.map(({ form }) => form).join(''), stemKey(without.map(({ stem }) => stem))];
    const made = { placing, placeless };
    this.#placings.set(above, made);
    return made;
  }

  /** Notes the stem of a term that stands best for a word, and says how well it does. */
  #lookFor(at: number, { stems, forms }: Term): number {
    const word = this.words[at]!;
    let best = 0;
    this.#places[at] = nowhere;
    for (let place = 0; place < stems.length; place += 1) {
      const found = word.stems.get(stems[place]!);
      if (found === undefined) continue;
      const quality = found === 1 && forms[place] !== word.form ? sameStem : found;
      if (quality <= best) continue;
      best = quality;
      this.#places[at] = place;
    }
    return best;
  }

  /** How much of a term was typed, its rare words counting more. */
  #shareTyped({ rarities }: Term): number {
    let typed = 0;
    let all = 0;
    for (let place = 0; place < rarities.length; place += 1) {
      all += rarities[place]!;
      if (this.#places.includes(place)) typed += rarities[place]!;
    }
    return typed / all;
  }
}

/** Stems are no words, so they are told apart from them. */
export const stemKey = (stems: readonly string[]): string => `~${stems.join('')}`;

/** What is above a topic are a few words; what is still being typed may become hundreds. */
function qualityAmong(stems: ReadonlyMap<string, number>, among: ReadonlySet<string>): number {
  let best = 0;
  for (const stem of among) best = Math.max(best, stems.get(stem) ?? 0);
  return best;
}
