import { foldTerm } from '@sevenfold/search-text/fold-term';
import { LRUCache } from 'lru-cache';
import { firstWhere } from './first-where.policy.ts';
import {
  type Above,
  type QueryWord,
  Sought,
  stemKey,
  type Term,
  type TermMatch,
} from './topic-match.policy.ts';

/** A topic as search knows it. */
export interface TopicTerms {
  readonly id: number;
  readonly name: string;
  readonly vocabulary: readonly string[];
  /** The names above it, and its subject's name and slug: they tell one 'Vectors' from another. */
  readonly above: readonly string[];
}

export interface TopicQuery {
  readonly words: readonly QueryWord[];
  /** The whole query as one run of letters, as typed and as corrected: 'half life' is the same as 'halflife'. */
  readonly keys: readonly string[];
}

export interface RankedTopic {
  readonly id: number;
  readonly score: number;
  /** The whole query is its name, or one of the things that it is called. */
  readonly exact: boolean;
  /** Its name, or one thing that it is called, has every word of the query. */
  readonly whole: boolean;
}

/** What one topic is called. Courses share most of their terms, so what a query says to a term is worked out once. */
interface Entry {
  readonly term: Term;
  readonly isName: boolean;
  /** Among those of its topic. */
  readonly place: number;
  /** What stands first among the words of a topic is what it is most about; from 1 down to 0. */
  readonly standing: number;
}

interface Indexed {
  readonly topic: TopicTerms;
  readonly entries: readonly Entry[];
  /** How much it says that the whole query is this: a name, a term, or only another form of one. */
  readonly keys: ReadonlyMap<string, number>;
  readonly above: Above;
  /** What the query at hand has to do with, if that is the one of this number. */
  readonly met: { query: number; readonly entries: MetEntry[] };
}

interface TermOfTopic {
  readonly one: Indexed;
  readonly entry: Entry;
}

interface MetEntry {
  readonly entry: Entry;
  readonly match: TermMatch;
}

/** Courses share most of their terms, and the next version of the bank has them again. */
const foldedTerms = new LRUCache<string, readonly string[]>({ max: 30_000 });

function folded(term: string): readonly string[] {
  const kept = foldedTerms.get(term) ?? foldTerm(term);
  foldedTerms.set(term, kept);
  return kept;
}

/** A name says a little more than what else a topic is called. */
const nameWorth = 1.08;
const aboveWorth = 0.6;
/** Of words that stand elsewhere than in its best term. */
const coverWorth = 0.5;
/** The most that a topic gets for what stands above it. */
const mostOfPlace = coverWorth * aboveWorth;
const leastLikeness = 0.45;
/** Less than the least that is chosen of them: a query meets hundreds of topics, of which a few are close. */
const leastShareOfBest = 0.5;
const exactWorth = { name: 1.1, term: 1, inName: 1, stem: 0.7 };
/** Of a query without what only says where: 'chemistry redox', but also 'change of base' below chemical change. */
const placelessWorth = 0.8;

/**
 * All names and words of topics, in memory: a catalogue has a few hundred topics, and each process keeps it anyway. The
 * whole query found as a name or term beats everything; then counts how much of the query one term holds, where a rare
 * word counts more than a common one, and how much of that term was typed.
 */
export class TopicIndex {
  readonly #topics: readonly Indexed[];
  /** Stems that stand above topics, and those. */
  readonly #below = new Map<string, Indexed[]>();
  readonly #terms = new Map<string, Term>();
  readonly #aboves = new Map<string, Above>();
  /** The terms in which a stem occurs: a query has to do with a few of the thousands that there are. */
  readonly #termsWith = new Map<string, Term[]>();
  readonly #topicsOf = new Map<Term, TermOfTopic[]>();
  readonly #calledSo = new Map<string, Indexed[]>();
  /** In how many topics of different names a stem occurs. */
  readonly #spread = new Map<string, number>();
  readonly #names: number;
  #queries = 0;
  readonly stemOf: (word: string) => string;
  /** Words as they were written, for what is still being typed. */
  readonly #words = new Set<string>();
  readonly #sortedWords: readonly string[];
  /** Of what topics are called, once somebody looked for what nothing is called. */
  readonly #pairs = new Map<string, ReadonlySet<string>>();
  /** What topics are called without spaces, and the words of it. */
  readonly #keys = new Map<string, readonly string[]>();

  constructor(topics: readonly TopicTerms[], stemOf: (word: string) => string) {
    this.stemOf = stemOf;
    this.#topics = topics.map((topic) => this.#indexed(topic));
    const namesOf = new Map<string, Set<string>>();
    for (const one of this.#topics) {
      for (const stem of one.above.stems) listOf(this.#below, stem).push(one);
      const stems = one.entries.flatMap(({ term }) => term.stems);
      for (const stem of [...stems, ...one.above.stems]) setOf(namesOf, stem).add(one.topic.name);
      for (const entry of one.entries) listOf(this.#topicsOf, entry.term).push({ one, entry });
      for (const key of one.keys.keys()) listOf(this.#calledSo, key).push(one);
    }
    this.#names = new Set(topics.map(({ name }) => name)).size;
    this.#sortedWords = [...this.#words].sort();
    for (const [stem, { size }] of namesOf) this.#spread.set(stem, size);
    for (const term of this.#terms.values()) {
      for (const stem of term.stems) {
        term.rarities.push(Math.log(1 + this.#names / this.#spread.get(stem)!));
      }
      for (const stem of new Set(term.stems)) listOf(this.#termsWith, stem).push(term);
    }
  }

  /** Whether topics are called by this word, or by another form of it. What equals its stem may be half a word. */
  hasWord(word: string, stem = this.stemOf(word)): boolean {
    return this.#words.has(word) || (stem !== word && this.#spread.has(stem));
  }

  /** The same, also of several words that were written together. */
  knows(word: string, stem?: string): boolean {
    return this.hasWord(word, stem) || this.#keys.has(singular(word));
  }

  /** The words of what topics are called so, however they are put together: 'halflife' is half, life. */
  termOf(words: readonly string[]): readonly string[] | undefined {
    return this.#keys.get(words.map(singular).join(''));
  }

  /** The stems of words that begin so. */
  completionsOf(start: string): Set<string> {
    const words = this.#sortedWords;
    const found = new Set<string>();
    let at = firstWhere(0, words.length, (place) => words[place]! >= start);
    for (; words[at]?.startsWith(start); at += 1) found.add(this.stemOf(words[at]!));
    return found;
  }

  /** The topics that have something of the query, best first, without those that are far behind. */
  rank({ words, keys }: TopicQuery): RankedTopic[] {
    const sought = new Sought(words.map((word) => ({ ...word, weight: this.#weightOf(word) })));
    this.#queries += 1;
    const candidates: Indexed[] = [];
    const meet = (one: Indexed) => {
      if (one.met.query === this.#queries) return;
      one.met.query = this.#queries;
      one.met.entries.length = 0;
      candidates.push(one);
    };
    const stems = new Set(words.flatMap((word) => [...word.stems.keys()]));
    for (const stem of stems) {
      for (const term of this.#termsWith.get(stem) ?? []) {
        if (term.lastQuery === this.#queries) continue;
        term.lastQuery = this.#queries;
        const match = sought.inTerm(term);
        for (const { one, entry } of this.#topicsOf.get(term)!) {
          meet(one);
          one.met.entries.push({ entry, match });
        }
      }
    }
    for (const key of keys) for (const one of this.#calledSo.get(key) ?? []) meet(one);
    const ranked = candidates.map((one) => scored(one, sought, keys));
    let best = ranked.reduce((most, { score }) => Math.max(most, score), 0);
    // What only lies below something that is called so is worth looking at where little else is found.
    if (best * leastShareOfBest <= mostOfPlace) {
      const before = candidates.length;
      for (const stem of stems) for (const one of this.#below.get(stem) ?? []) meet(one);
      for (const one of candidates.slice(before)) {
        const topic = scored(one, sought, keys);
        ranked.push(topic);
        best = Math.max(best, topic.score);
      }
    }
    return ranked
      .filter(({ score, exact, whole }) => exact || whole || score >= best * leastShareOfBest)
      .sort((a, b) => b.score - a.score || a.id - b.id);
  }

  /** Topics called something that looks most like this, each name once; none where nothing does. */
  nearest(words: readonly string[], limit: number): number[] {
    const typed = pairsOf(words.join(''));
    if (typed.size === 0) return [];
    const likeness = (key: string) => {
      const pairs = ofKey(this.#pairs, key, () => pairsOf(key));
      const shared = [...pairs].filter((pair) => typed.has(pair)).length;
      return (2 * shared) / (pairs.size + typed.size);
    };
    const byName = new Map<string, { id: number; near: number }>();
    for (const { topic, keys } of this.#topics) {
      const near = Math.max(...[...keys.keys()].filter((key) => !key.startsWith('~')).map(likeness));
      if (near > (byName.get(topic.name)?.near ?? leastLikeness))
        byName.set(topic.name, { id: topic.id, near });
    }
    return [...byName.values()]
      .sort((a, b) => b.near - a.near)
      .slice(0, limit)
      .map(({ id }) => id);
  }

  #indexed(topic: TopicTerms): Indexed {
    const keys = new Map<string, number>();
    const addKey = (key: string, worth: number) => {
      keys.set(key, Math.max(worth, keys.get(key) ?? 0));
    };
    const entries = [topic.name, ...topic.vocabulary].flatMap((called, place): Entry[] => {
      const words = folded(called);
      if (words.length === 0) return [];
      const stems = words.map(this.stemOf);
      const forms = words.map(singular);
      for (const word of words) this.#words.add(word);
      const key = forms.join('');
      if (!this.#keys.has(key)) this.#keys.set(key, words);
      addKey(stemKey(stems), exactWorth.stem);
      addKey(key, place === 0 ? exactWorth.name : exactWorth.term);
      const standing = 1 - place / (topic.vocabulary.length + 1);
      const term = ofKey(this.#terms, words.join(' '), () => ({ stems, forms, rarities: [], lastQuery: 0 }));
      return [{ term, isName: place === 0, place, standing }];
    });
    const words = topic.above.flatMap(folded);
    for (const word of words) this.#words.add(word);
    const above = ofKey(this.#aboves, words.join(' '), () => ({ stems: new Set(words.map(this.stemOf)) }));
    return { topic, entries, keys, above, met: { query: 0, entries: [] } };
  }

  /** That of its best stems together: what is still being typed may become many words. */
  #weightOf({ stems, idle }: QueryWord): number {
    if (idle) return 0.1;
    const best = Math.max(0, ...stems.values());
    const spread = [...stems].reduce(
      (sum, [stem, quality]) => sum + (quality === best ? (this.#spread.get(stem) ?? 0) : 0),
      0,
    );
    return Math.log(1 + this.#names / Math.min(this.#names, Math.max(0.5, spread)));
  }
}

/** By those of its terms that have something of the query. A query meets hundreds, so little is made for each. */
function scored(
  { topic, keys, above, met }: Indexed,
  sought: Sought,
  queryKeys: readonly string[],
): RankedTopic {
  const { words, total } = sought;
  const { placing, placeless } = sought.inPlace(above);
  if (met.entries.length > 1) met.entries.sort((a, b) => a.entry.place - b.entry.place);
  const anywhere = placing.map((quality) => aboveWorth * quality);
  const inTerms = words.map(() => 0);
  let named = 0;
  let best = 0;
  let bestCover = 0;
  let whole = false;
  let supporting = 0;
  for (const { entry, match } of met.entries) {
    const { qualities, cover, typed } = match;
    let holdsOrPlaces = true;
    for (let at = 0; at < words.length; at += 1) {
      const quality = qualities[at]!;
      if (quality > anywhere[at]!) anywhere[at] = quality;
      if (typed > 0.99 && quality > inTerms[at]!) inTerms[at] = quality;
      holdsOrPlaces &&= quality > 0 || placing[at]! > 0 || words[at]!.idle === true;
    }
    const score = match.score * (entry.isName ? nameWorth : 1) + 0.08 * cover * entry.standing;
    // 'chemistry redox': one word says what is looked for, the other only where.
    whole ||= match.holdsAll || holdsOrPlaces;
    if (match.holdsAll) supporting += 1;
    if (entry.isName && match.inARow && match.isSaid) named = exactWorth.inName * (0.6 + 0.4 * typed);
    if (score > best) [best, bestCover] = [score, cover];
  }
  const coverAll = sought.weighed(anywhere) / total;
  // 'domain and range' are two terms of one topic: together they say as much as one term of both.
  const inSeveral = words.every(({ idle }, at) => idle || inTerms[at]! > 0);
  const severally = inSeveral ? sought.weighed(inTerms) / total : 0;
  let exactly = named;
  for (const key of queryKeys) exactly = Math.max(exactly, keys.get(key) ?? 0);
  for (const key of placeless) exactly = Math.max(exactly, placelessWorth * (keys.get(key) ?? 0));
  const score =
    Math.max(best, severally) +
    coverWorth * Math.max(0, coverAll - (severally > best ? 1 : bestCover)) +
    0.03 * Math.log2(1 + supporting) +
    exactly;
  return { id: topic.id, score, exact: exactly > 0, whole: whole || inSeveral || exactly > 0 };
}

/** Neighbouring letters. */
function pairsOf(text: string): ReadonlySet<string> {
  const letters = [...text];
  return new Set(letters.slice(1).map((letter, at) => letters[at]! + letter));
}

/** Laws and law, theories and theory. What is left of a word that has no plural doesn't matter: both sides do the same. */
export const singular = (word: string): string =>
  word.length < 4 || !/^[a-z]+$/.test(word) || /(?:ss|us|is)$/.test(word)
    ? word
    : word.replace(/ies$/, 'y').replace(/(?<=[sxz]|ch|sh)es$|s$/, '');

const setOf = <Key, Value>(sets: Map<Key, Set<Value>>, key: Key): Set<Value> =>
  ofKey(sets, key, () => new Set());
const listOf = <Key, Value>(lists: Map<Key, Value[]>, key: Key): Value[] => ofKey(lists, key, () => []);

function ofKey<Key, Value>(all: Map<Key, Value>, key: Key, make: () => Value): Value {
  const kept = all.get(key);
  if (kept !== undefined) return kept;
  const made = make();
  all.set(key, made);
  return made;
}
