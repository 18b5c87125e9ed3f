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
  const kept = foldedTerms.get(term);
  if (kept) return kept;
  const made = foldTerm(term);
  foldedTerms.set(term, made);
  return made;
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
  readonly #partsOfTerm: TermParts[] = [];
  readonly #stemOf: (word: string) => string;

  constructor(topics: readonly TopicTerms[], stemOf: (word: string) => string) {
    this.#stemOf = stemOf;
    for (const [topic, { name, vocabulary, above }] of topics.entries()) {
      const nameNumber = this.names.add(name);
      for (const [place, called] of [name, ...vocabulary].entries()) {
        const words = folded(called);
        if (words.length === 0) continue;
        const term = this.#addTerm(words);
        const { stems, key, keyOfStems } = this.#partsOfTerm[term]!;
        this.#addName(stems, nameNumber);
        this.entries.push({ term, topic, place, standing: 1 - place / (vocabulary.length + 1) });
        this.keyRows.push({ key, topic, worth: place === 0 ? exactWorth.name : exactWorth.term });
        this.keyRows.push({ key: keyOfStems, topic, worth: exactWorth.stem });
      }
      const wordsAbove = above.flatMap(folded);
      this.#addName(wordsAbove.map(this.#addWord), nameNumber);
      this.aboveOfTopic.push(this.#addAbove(wordsAbove));
    }
  }

  #addTerm(words: readonly string[]): number {
    const known = this.terms.size;
    const term = this.terms.add(words.join(' '));
    if (term < known) return term;
    const stems = words.map(this.#addWord);
    const forms = words.map(singular);
    for (const [at, stem] of stems.entries())
      this.places.push({ term, stem, form: this.forms.add(forms[at]!) });
    const key = forms.join('');
    if (!this.wordsOfKey.has(key)) this.wordsOfKey.set(key, words);
    const keyOfStems = this.keys.add(stemKey(words.map(this.#stemOf)));
    this.#partsOfTerm.push({ stems, key: this.keys.add(key), keyOfStems });
    return term;
  }

  #addAbove(words: readonly string[]): number {
    const known = this.aboves.size;
    const above = this.aboves.add(words.join(' '));
    if (above < known) return above;
    for (const stem of new Set(words.map(this.#addWord))) this.aboveRows.push({ above, stem });
    return above;
  }

  readonly #addWord = (word: string): number => {
    this.words.add(word);
    return this.stems.add(this.#stemOf(word));
  };

  #addName(stems: Iterable<number>, name: number): void {
    for (const stem of stems) {
      this.namesOfStem[stem] ??= new Set();
      this.namesOfStem[stem].add(name);
    }
  }
}

/** What is the same for all topics that are called by a term. */
interface TermParts {
  readonly stems: readonly number[];
  readonly key: number;
  readonly keyOfStems: number;
}

/** Stems are no words, so they are told apart from them. */
export const stemKey = (stems: readonly string[]): string => `~${stems.join('')}`;

/** Laws and law, theories and theory. What is left of a word that has no plural doesn't matter: both sides do the same. */
export const singular = (word: string): string =>
  word.length < 4 || !/^[a-z]+$/.test(word) || /(?:ss|us|is)$/.test(word)
    ? word
    : word.replace(/ies$/, 'y').replace(/(?<=[sxz]|ch|sh)es$|s$/, '');
