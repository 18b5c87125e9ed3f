import type { Candidate } from './correction.policy.ts';
import { firstWhere } from './first-where.policy.ts';
import { mapped, those } from './mapped.policy.ts';
import { TrigramIndex } from './trigram-index.policy.ts';

/** The words that occur in the bank, in the order of their letters, as columns. */
export interface LexiconColumns {
  readonly words: readonly string[];
  /** As the database reduces each. */
  readonly lexemes: readonly string[];
  /** For each word: in how many topics and questions, and in how many of them that only staff see. */
  readonly counts: Int32Array;
}

export const countsOfWord = 4;

/** What the bank knows about a typed word. */
export interface TypedWord {
  readonly typed: string;
  /** As the database reduces words. */
  readonly stem: string;
  /** Such as 'the': in every text, so in no index. */
  readonly stop: boolean;
  readonly candidates: readonly Candidate[];
}

/** What the database makes of a word that the bank may not have. */
export type Stem = Pick<TypedWord, 'stem' | 'stop'>;

const most = { exact: 3, prefix: 6, similar: 15 };

/** Every word of the bank, in memory: looking one up takes less than asking the database for it. */
export class Lexicon {
  readonly #words: readonly string[];
  readonly #lexemes: readonly string[];
  readonly #counts: Int32Array;
  /** Places of words, in the order of their lexemes. */
  readonly #byLexeme: Uint32Array;
  #like: TrigramIndex | undefined;

  constructor({ words, lexemes, counts }: LexiconColumns) {
    this.#words = words;
    this.#lexemes = lexemes;
    this.#counts = counts;
    this.#byLexeme = Uint32Array.from(words.keys()).sort(
      (a, b) => compare(lexemes[a]!, lexemes[b]!) || a - b,
    );
  }

  /** The stem of a word of the bank. */
  stemOf(word: string): string | undefined {
    const place = this.#placeOf(word);
    return place === undefined ? undefined : this.#lexemes[place];
  }

  /** The stems of all words that topics are called by. */
  stemsOfTopics(): Map<string, string> {
    const isOfTopics = (place: number) => this.#count(place, 0) + this.#count(place, 2) > 0;
    return new Map(
      this.#words.flatMap((word, place) => (isOfTopics(place) ? [[word, this.#lexemes[place]!]] : [])),
    );
  }

  /** Every word with this stem, whoever may see it. */
  formsOf(stem: string): string[] {
    return mapped(this.#placesOf(stem), (place) => this.#words[place]!);
  }

  /** The words or other forms of them, those that start so, or else similar ones. The last one may be unfinished. */
  lookUp(typed: string, { stem, stop }: Stem, isLast: boolean, staff: boolean): TypedWord {
    const seen = (place: number) => staff || this.#publicUse(place) > 0;
    const told = (places: readonly number[], how: Candidate['how']) =>
      mapped(places, (place) => this.#candidate(place, how, staff));
    const exact = those(this.#exact(typed, stop ? undefined : stem), seen).slice(0, most.exact);
    const starting =
      isLast || (typed.length > 2 && exact.length === 0)
        ? those(this.#starting(typed), seen).sort(this.#byUse).slice(0, most.prefix)
        : [];
    const similar =
      stop || exact.length + starting.length > 0
        ? []
        : mapped(
            those(this.#similar(typed, isLast), ({ place }) => seen(place))
              .sort((a, b) => b.alike - a.alike || a.place - b.place)
              .slice(0, most.similar),
            ({ place }) => place,
          );
    const candidates = [...told(exact, 'exact'), ...told(starting, 'prefix'), ...told(similar, 'similar')];
    return { typed, stem, stop, candidates };
  }

  /** The word, then its other forms. What is a stem already may be the start of many words. */
  #exact(typed: string, stem: string | undefined): number[] {
    const own = this.#placeOf(typed);
    const others = stem === undefined || stem === typed ? [] : this.#placesOf(stem);
    return own === undefined ? others : [own, ...those(others, (place) => place !== own)];
  }

  #starting(typed: string): number[] {
    const places: number[] = [];
    let place = this.#firstFrom(typed);
    if (this.#words[place] === typed) place += 1;
    for (; this.#words[place]?.startsWith(typed); place += 1) places.push(place);
    return places;
  }

  #similar(typed: string, isLast: boolean): { place: number; alike: number }[] {
    this.#like ??= new TrigramIndex(this.#words);
    return this.#like.similar(typed, isLast);
  }

  /** Words of topics first, then the common ones. */
  readonly #byUse = (a: number, b: number): number =>
    Number(this.#count(b, 0) > 0) - Number(this.#count(a, 0) > 0) ||
    this.#publicUse(b) - this.#publicUse(a) ||
    a - b;

  #candidate(place: number, how: Candidate['how'], staff: boolean): Candidate {
    return {
      word: this.#words[place]!,
      how,
      in_topics: this.#count(place, 0) + (staff ? this.#count(place, 2) : 0),
      in_questions: this.#count(place, 1) + (staff ? this.#count(place, 3) : 0),
    };
  }

  #count(place: number, which: number): number {
    return this.#counts[place * countsOfWord + which]!;
  }

  #publicUse(place: number): number {
    return this.#count(place, 0) + this.#count(place, 1);
  }

  #placeOf(word: string): number | undefined {
    const place = this.#firstFrom(word);
    return this.#words[place] === word ? place : undefined;
  }

  /** Where the words begin that aren't before this one. */
  #firstFrom(word: string): number {
    return firstWhere(0, this.#words.length, (place) => this.#words[place]! >= word);
  }

  #placesOf(stem: string): number[] {
    const lexemeAt = (at: number) => this.#lexemes[this.#byLexeme[at]!]!;
    const places: number[] = [];
    const first = firstWhere(0, this.#byLexeme.length, (at) => lexemeAt(at) >= stem);
    for (let at = first; at < this.#byLexeme.length && lexemeAt(at) === stem; at += 1) {
      places.push(this.#byLexeme[at]!);
    }
    return places;
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
