import { LRUCache } from 'lru-cache';
import { foldTerm } from '../../platform/search-text/fold-term.ts';
import { firstWhere } from './first-where.policy.ts';

/** A topic as search knows it. */
export interface TopicTerms {
  readonly id: number;
  readonly name: string;
  readonly vocabulary: readonly string[];
  /** The names above it, and its subject's name and slug: they tell one 'Vectors' from another. */
  readonly above: readonly string[];
}

/** A word of a query: the stems it may stand for, with how well each does, from 0 to 1. */
export interface QueryWord {
  readonly stems: ReadonlyMap<string, number>;
  /** As typed, in the singular. */
  readonly form: string;
  readonly stem: string;
  /** Says nothing of what is looked for, such as 'question': it counts only where it is found. */
  readonly idle?: boolean;
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

interface Entry {
  /** Among those of all topics. */
  readonly number: number;
  readonly stems: readonly string[];
  readonly forms: readonly string[];
  /** How rare each stem is; known once all topics are. */
  readonly rarities: number[];
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
  readonly above: ReadonlySet<string>;
}

interface TermOfTopic {
  readonly one: Indexed;
  readonly entry: Entry;
}

/** A word of a query with what it counts, and what was seen of it in the term that is being looked at. */
interface SoughtWord extends QueryWord {
  readonly weight: number;
  quality: number;
  /** Among the stems of the term. */
  place: number;
}

const nowhere = -1;

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
/** A word of the same stem is often the same word, and sometimes not: polar and polarity. */
const sameStem = 0.8;
const leastLikeness = 0.45;
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
  readonly #holders = new Map<string, Set<Indexed>>();
  /** The terms in which a stem occurs: a query has to do with a few of the thousands that there are. */
  readonly #termsWith = new Map<string, TermOfTopic[]>();
  readonly #calledSo = new Map<string, Indexed[]>();
  /** In how many topics of different names a stem occurs. */
  readonly #spread = new Map<string, number>();
  readonly #names: number;
  #entries = 0;
  /** The last query that each term was a part of the answer to. */
  readonly #lastQueryOf: Uint32Array;
  #queries = 0;
  readonly stemOf: (word: string) => string;
  /** Words as they were written, for what is still being typed. */
  readonly #words = new Set<string>();
  readonly #sortedWords: readonly string[];
  /** What topics are called without spaces, and the words of it. */
  readonly #keys = new Map<string, readonly string[]>();

  constructor(topics: readonly TopicTerms[], stemOf: (word: string) => string) {
    this.stemOf = stemOf;
    this.#topics = topics.map((topic) => this.#indexed(topic));
    const namesOf = new Map<string, Set<string>>();
    for (const one of this.#topics) {
      const stems = new Set(one.entries.flatMap((entry) => entry.stems));
      for (const stem of [...stems, ...one.above]) {
        setOf(this.#holders, stem).add(one);
        setOf(namesOf, stem).add(one.topic.name);
      }
      for (const entry of one.entries) {
        const term = { one, entry };
        for (const stem of entry.stems) listOf(this.#termsWith, stem).push(term);
      }
      for (const key of one.keys.keys()) listOf(this.#calledSo, key).push(one);
    }
    this.#names = new Set(topics.map(({ name }) => name)).size;
    this.#sortedWords = [...this.#words].sort();
    for (const [stem, { size }] of namesOf) this.#spread.set(stem, size);
    for (const { entries } of this.#topics) {
      for (const { stems, rarities } of entries) {
        for (const stem of stems) rarities.push(Math.log(1 + this.#names / this.#spread.get(stem)!));
      }
    }
    this.#lastQueryOf = new Uint32Array(this.#entries);
  }

  /** Whether topics are called by this word, or by another form of it. What equals its stem may be half a word. */
  hasWord(word: string, stem = this.stemOf(word)): boolean {
    return this.#words.has(word) || (stem !== word && this.#holders.has(stem));
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

  /** Every topic that has something of the query, best first. */
  rank({ words, keys }: TopicQuery): RankedTopic[] {
    const sought = words.map(
      (word): SoughtWord => ({ ...word, weight: this.#weightOf(word), quality: 0, place: nowhere }),
    );
    this.#queries = (this.#queries + 1) >>> 0;
    const candidates = new Map<Indexed, Entry[]>();
    for (const stem of new Set(words.flatMap(({ stems }) => [...stems.keys()]))) {
      for (const one of this.#holders.get(stem) ?? []) listOf(candidates, one);
      for (const { one, entry } of this.#termsWith.get(stem) ?? []) {
        if (this.#lastQueryOf[entry.number] === this.#queries) continue;
        this.#lastQueryOf[entry.number] = this.#queries;
        listOf(candidates, one).push(entry);
      }
    }
    for (const key of keys) for (const one of this.#calledSo.get(key) ?? []) listOf(candidates, one);
    const total = sought.reduce((sum, { weight }) => sum + weight, 0) || 1;
    const ranked: RankedTopic[] = [];
    for (const [one, entries] of candidates) {
      if (entries.length > 1) entries.sort((a, b) => a.place - b.place);
      ranked.push(this.#scored(one, entries, sought, total, keys));
    }
    return ranked.sort((a, b) => b.score - a.score || a.id - b.id);
  }

  /** Topics called something that looks most like this, each name once; none where nothing does. */
  nearest(words: readonly string[], limit: number): number[] {
    const typed = pairsOf(words.join(''));
    if (typed.size === 0) return [];
    const likeness = (key: string) => {
      const pairs = pairsOf(key);
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
    const entries = [topic.name, ...topic.vocabulary].flatMap((term, place): Entry[] => {
      const words = folded(term);
      if (words.length === 0) return [];
      const stems = words.map(this.stemOf);
      const forms = words.map(singular);
      for (const word of words) this.#words.add(word);
      const key = forms.join('');
      if (!this.#keys.has(key)) this.#keys.set(key, words);
      addKey(stemKey(stems), exactWorth.stem);
      addKey(key, place === 0 ? exactWorth.name : exactWorth.term);
      const standing = 1 - place / (topic.vocabulary.length + 1);
      this.#entries += 1;
      return [
        { number: this.#entries - 1, stems, forms, rarities: [], isName: place === 0, place, standing },
      ];
    });
    const above = topic.above.flatMap(folded);
    for (const word of above) this.#words.add(word);
    return { topic, entries, keys, above: new Set(above.map(this.stemOf)) };
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

  /** By those of its terms that have something of the query. A query meets hundreds, so little is made for each. */
  #scored(
    { topic, keys, above }: Indexed,
    entries: readonly Entry[],
    words: readonly SoughtWord[],
    total: number,
    queryKeys: readonly string[],
  ): RankedTopic {
    const placing = words.map(({ stems }) => qualityAmong(stems, above));
    const anywhere = placing.map((quality) => aboveWorth * quality);
    let named = 0;
    let best = 0;
    let bestCover = 0;
    let whole = false;
    let supporting = 0;
    const inTerms = words.map(() => 0);
    for (const entry of entries) {
      const { isName, standing } = entry;
      let cover = 0;
      let inARow = true;
      let holdsAll = true;
      let holdsOrPlaces = true;
      let isSaid = true;
      let before = nowhere;
      for (let at = 0; at < words.length; at += 1) {
        const word = words[at]!;
        lookFor(word, entry);
        const { quality, place, weight, idle = false } = word;
        cover += quality * weight;
        anywhere[at] = Math.max(anywhere[at]!, quality);
        if (place !== nowhere && before !== nowhere && place !== before + 1) inARow = false;
        before = place;
        holdsAll &&= quality > 0 || idle;
        holdsOrPlaces &&= quality > 0 || placing[at]! > 0 || idle;
        isSaid &&= quality > sameStem || idle;
      }
      cover /= total;
      if (cover === 0) continue;
      const typed = shareTyped(entry, words);
      if (typed > 0.99) {
        for (let at = 0; at < words.length; at += 1) {
          inTerms[at] = Math.max(inTerms[at]!, words[at]!.quality);
        }
      }
      const score =
        cover * (0.55 + 0.3 * typed + (inARow ? 0.15 : 0)) * (isName ? nameWorth : 1) +
        0.08 * cover * standing;
      // 'chemistry redox': one word says what is looked for, the other only where.
      whole ||= holdsAll || holdsOrPlaces;
      if (holdsAll) supporting += 1;
      if (isName && inARow && isSaid) named = exactWorth.inName * (0.6 + 0.4 * typed);
      if (score > best) [best, bestCover] = [score, cover];
    }
    const coverAll = anywhere.reduce((sum, quality, at) => sum + quality * words[at]!.weight, 0) / total;
    // 'domain and range' are two terms of one topic: together they say as much as one term of both.
    const inSeveral = words.every(({ idle }, at) => idle || inTerms[at]! > 0);
    const severally = inSeveral
      ? inTerms.reduce((sum, quality, at) => sum + quality * words[at]!.weight, 0) / total
      : 0;
    const without = words.filter((_, at) => placing[at] === 0);
    const placeless =
      without.length === words.length
        ? []
        : [without.map(({ form }) => form).join(''), stemKey(without.map(({ stem }) => stem))];
    let exactly = named;
    for (const key of queryKeys) exactly = Math.max(exactly, keys.get(key) ?? 0);
    for (const key of placeless) exactly = Math.max(exactly, placelessWorth * (keys.get(key) ?? 0));
    const score =
      Math.max(best, severally) +
      0.5 * Math.max(0, coverAll - (severally > best ? 1 : bestCover)) +
      0.03 * Math.log2(1 + supporting) +
      exactly;
    return { id: topic.id, score, exact: exactly > 0, whole: whole || inSeveral || exactly > 0 };
  }
}

/** How much of a term was typed, its rare words counting more. */
function shareTyped({ rarities }: Entry, words: readonly SoughtWord[]): number {
  let typed = 0;
  let all = 0;
  for (let place = 0; place < rarities.length; place += 1) {
    all += rarities[place]!;
    for (const word of words) {
      if (word.place !== place) continue;
      typed += rarities[place]!;
      break;
    }
  }
  return typed / all;
}

/** Neighbouring letters. */
const pairsOf = (text: string): Set<string> =>
  new Set([...text].slice(1).map((letter, at) => [...text][at]! + letter));

/** Stems are no words, so they are told apart from them. */
export const stemKey = (stems: readonly string[]): string => `~${stems.join('')}`;

/** Laws and law, theories and theory. What is left of a word that has no plural doesn't matter: both sides do the same. */
export const singular = (word: string): string =>
  word.length < 4 || !/^[a-z]+$/.test(word) || /(?:ss|us|is)$/.test(word)
    ? word
    : word.replace(/ies$/, 'y').replace(/(?<=[sxz]|ch|sh)es$|s$/, '');

/** Notes the stem of a term that stands best for a word. */
function lookFor(word: SoughtWord, { stems, forms }: Entry): void {
  word.quality = 0;
  word.place = nowhere;
  for (let place = 0; place < stems.length; place += 1) {
    const found = word.stems.get(stems[place]!);
    if (found === undefined) continue;
    const quality = found === 1 && forms[place] !== word.form ? sameStem : found;
    if (quality <= word.quality) continue;
    word.quality = quality;
    word.place = place;
  }
}

/** What is above a topic are a few words; what is still being typed may become hundreds. */
function qualityAmong(stems: ReadonlyMap<string, number>, among: ReadonlySet<string>): number {
  let best = 0;
  for (const stem of among) best = Math.max(best, stems.get(stem) ?? 0);
  return best;
}

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
