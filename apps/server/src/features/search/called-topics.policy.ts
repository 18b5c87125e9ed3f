import { foldTerm } from '@sevenfold/search-text/fold-term';
import { LRUCache } from 'lru-cache';
import { Numbering } from './numbering.policy.ts';

/** A topic as search knows it. */
export interface TopicTerms {
  readonly id: number;
  readonly name: string;
  readonly vocabulary: readonly string[];
  /** The names above it, and its subject's name and slug: they tell one 'Vectors' from another. */
  readonly above: readonly string[];
}

/** Courses share most of their terms, and the next version of the bank has them again. */
const foldedTerms = new LRUCache<string, readonly string[]>({ max: 30_000 });

function folded(term: string): readonly string[] {
  const kept = foldedTerms.get(term) ?? foldTerm(term);
  foldedTerms.set(term, kept);
  return kept;
}

/** How much it says that the whole query is this: a name, a term, or only another form of one. */
export const exactWorth = { name: 1.1, term: 1, inName: 1, stem: 0.7 };

/**
 * All that topics are called, taken apart: topics, terms, stems and what stands above topics by their numbers. Courses
 * share most of their terms and what is above their topics, so these are here once.
 */
export class CalledTopics {
  readonly stems = new Numbering();
  /** Words in the singular. */
  readonly forms = new Numbering();
  readonly names = new Numbering();
  /** Words as they were written. */
  readonly words = new Set<string>();
  readonly terms = new Numbering();
  readonly aboves = new Numbering();
  /** What topics are called without spaces, of words and of stems. */
  readonly keys = new Numbering();
  /** The words of the former. */
  readonly wordsOfKey = new Map<string, readonly string[]>();

  /** Each word of each term. */
  readonly places: { readonly term: number; readonly stem: number; readonly form: number }[] = [];
  /** Each term of each topic. Its name is at the place 0; what stands first is what it is most about, from 1 down to 0. */
  readonly entries: {
    readonly term: number;
    readonly topic: number;
    readonly place: number;
    readonly standing: number;
  }[] = [];
  readonly keyRows: { readonly key: number; readonly topic: number; readonly worth: number }[] = [];
  readonly aboveRows: { readonly above: number; readonly stem: number }[] = [];
  readonly aboveOfTopic: number[] = [];
  /** By stem: the names of topics in which it occurs. */
  readonly namesOfStem: Set<number>[] = [];
  readonly #stemOf: (word: string) => string;

  constructor(topics: readonly TopicTerms[], stemOf: (word: string) => string) {
    this.#stemOf = stemOf;
    for (const [topic, { name, vocabulary, above }] of topics.entries()) {
      const nameNumber = this.names.add(name);
      for (const [place, called] of [name, ...vocabulary].entries()) {
        const words = folded(called);
        if (words.length === 0) continue;
        const term = this.#addTerm(words, nameNumber);
        this.entries.push({ term, topic, place, standing: 1 - place / (vocabulary.length + 1) });
        this.#addKeys(words, topic, place === 0);
      }
      this.aboveOfTopic.push(this.#addAbove(above.flatMap(folded), nameNumber));
    }
  }

  #addTerm(words: readonly string[], name: number): number {
    const stems = words.map((word) => this.#addWord(word, name));
    const known = this.terms.size;
    const term = this.terms.add(words.join(' '));
    if (term < known) return term;
    for (const [at, word] of words.entries()) {
      this.places.push({ term, stem: stems[at]!, form: this.forms.add(singular(word)) });
    }
    return term;
  }

  #addKeys(words: readonly string[], topic: number, isName: boolean): void {
    const key = words.map(singular).join('');
    if (!this.wordsOfKey.has(key)) this.wordsOfKey.set(key, words);
    const ofStems = this.keys.add(stemKey(words.map(this.#stemOf)));
    this.keyRows.push({ key: ofStems, topic, worth: exactWorth.stem });
    this.keyRows.push({ key: this.keys.add(key), topic, worth: isName ? exactWorth.name : exactWorth.term });
  }

  #addAbove(words: readonly string[], name: number): number {
    const stems = new Set(words.map((word) => this.#addWord(word, name)));
    const known = this.aboves.size;
    const above = this.aboves.add(words.join(' '));
    if (above === known) for (const stem of stems) this.aboveRows.push({ above, stem });
    return above;
  }

  #addWord(word: string, name: number): number {
    this.words.add(word);
    const stem = this.stems.add(this.#stemOf(word));
    this.namesOfStem[stem] ??= new Set();
    this.namesOfStem[stem].add(name);
    return stem;
  }
}

/** Stems are no words, so they are told apart from them. */
export const stemKey = (stems: readonly string[]): string => `~${stems.join('')}`;

/** Laws and law, theories and theory. What is left of a word that has no plural doesn't matter: both sides do the same. */
export const singular = (word: string): string =>
  word.length < 4 || !/^[a-z]+$/.test(word) || /(?:ss|us|is)$/.test(word)
    ? word
    : word.replace(/ies$/, 'y').replace(/(?<=[sxz]|ch|sh)es$|s$/, '');
