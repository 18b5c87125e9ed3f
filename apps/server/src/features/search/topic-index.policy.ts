import { CalledTopics, singular, stemKey, type TopicTerms } from './called-topics.policy.ts';
import { firstWhere } from './first-where.policy.ts';
import { mapped, those } from './mapped.policy.ts';
import { NearestKeys } from './nearest-keys.policy.ts';
import type { Numbering } from './numbering.policy.ts';
import { type QueryWord, type SoughtWord, TermMatches } from './topic-match.policy.ts';
import { mostOfPlace, type ScoredTopic, TopicScores } from './topic-scores.policy.ts';
import { type TopicTable, topicTable } from './topic-table.policy.ts';

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

const leastLikeness = 0.45;
/** Less than the least that is chosen of them: a query meets hundreds of topics, of which a few are close. */
const leastShareOfBest = 0.5;
/** Of a query without what only says where: 'chemistry redox', but also 'change of base' below chemical change. */
const placelessWorth = 0.8;

/**
 * All names and words of topics, in memory: a catalogue has a few hundred topics, and each process keeps it anyway. The
 * whole query found as a name or term beats everything; then counts how much of the query one term holds, where a rare
 * word counts more than a common one, and how much of that term was typed.
 */
export class TopicIndex {
  readonly #topics: readonly { readonly id: number; readonly name: string }[];
  readonly #table: TopicTable;
  readonly #matches: TermMatches;
  readonly #scores: TopicScores;
  readonly #stems: Numbering;
  readonly #forms: Numbering;
  /** What topics are called without spaces. */
  readonly #keys: Numbering;
  readonly #wordsOfKey: ReadonlyMap<string, readonly string[]>;
  /** In how many topics of different names each stem occurs. */
  readonly #spread: Uint32Array;
  readonly #names: number;
  readonly stemOf: (word: string) => string;
  /** Words as they were written, for what is still being typed. */
  readonly #words: ReadonlySet<string>;
  readonly #sortedWords: readonly string[];
  /** Of what topics are called, once somebody looked for what nothing is called. */
  #nearestKeys: NearestKeys | undefined;

  constructor(topics: readonly TopicTerms[], stemOf: (word: string) => string) {
    const called = new CalledTopics(topics, stemOf);
    this.stemOf = stemOf;
    this.#topics = topics.map(({ id, name }) => ({ id, name }));
    this.#stems = called.stems;
    this.#forms = called.forms;
    this.#keys = called.keys;
    this.#wordsOfKey = called.wordsOfKey;
    this.#words = called.words;
    this.#sortedWords = [...called.words].sort();
    this.#names = called.names.size;
    this.#spread = Uint32Array.from(called.namesOfStem, ({ size }) => size);
    this.#table = topicTable(called);
    this.#matches = new TermMatches(this.#table);
    this.#scores = new TopicScores(this.#table);
  }

  /** Whether topics are called by this word, or by another form of it. What equals its stem may be half a word. */
  hasWord(word: string, stem = this.stemOf(word)): boolean {
    return this.#words.has(word) || (stem !== word && this.#stems.of(stem) !== undefined);
  }

  /** The same, also of several words that were written together. */
  knows(word: string, stem?: string): boolean {
    return this.hasWord(word, stem) || this.#wordsOfKey.has(singular(word));
  }

  /** The words of what topics are called so, however they are put together: 'halflife' is half, life. */
  termOf(words: readonly string[]): readonly string[] | undefined {
    return this.#wordsOfKey.get(mapped(words, singular).join(''));
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
    const sought = mapped(words, (word) => this.#sought(word));
    const total = sought.reduce((sum, { weight }) => sum + weight, 0) || 1;
    const scores = this.#scores;
    this.#matches.find(sought, total);
    scores.begin(sought);
    for (let slot = 0; slot < this.#matches.count; slot += 1) scores.add(this.#matches, slot);
    for (const key of keys) {
      this.#eachCalled(key, (topic, worth) => {
        scores.meet(topic);
        scores.isCalledSo(topic, worth);
      });
    }
    const keysWithoutPlace = this.#withoutPlace(words);
    const ranked: ScoredTopic[] = [];
    let best = 0;
    const scoreMet = () => {
      for (const topic of scores.met.slice(ranked.length)) {
        for (const key of keysWithoutPlace(this.#table.aboveOfTopic[topic]!)) {
          this.#eachCalled(key, (other, worth) => {
            if (other === topic) scores.isCalledSo(topic, placelessWorth * worth);
          });
        }
        const scored = scores.of(topic, total);
        best = Math.max(best, scored.score);
        ranked.push(scored);
      }
    };
    scoreMet();
    // What only lies below something that is called so is worth looking at where little else is found.
    if (best * leastShareOfBest <= mostOfPlace) {
      scores.meetBelow();
      scoreMet();
    }
    const close = those(
      ranked,
      ({ score, exact, whole }) => exact || whole || score >= best * leastShareOfBest,
    );
    return mapped(close, ({ topic, score, exact, whole }) => ({
      id: this.#topics[topic]!.id,
      score,
      exact,
      whole,
    })).sort((a, b) => b.score - a.score || a.id - b.id);
  }

  /** Topics called something that looks most like this, each name once; none where nothing does. */
  nearest(words: readonly string[], limit: number): number[] {
    this.#nearestKeys ??= new NearestKeys([...this.#wordsOfKey.keys()]);
    const nearOfTopic = new Float64Array(this.#topics.length);
    for (const { key, likeness } of this.#nearestKeys.likeThis(words.join(''), leastLikeness)) {
      this.#eachCalled(key, (topic) => {
        nearOfTopic[topic] = Math.max(likeness, nearOfTopic[topic]!);
      });
    }
    const byName = new Map<string, { id: number; near: number }>();
    for (const [topic, { id, name }] of this.#topics.entries()) {
      const near = nearOfTopic[topic]!;
      if (near > (byName.get(name)?.near ?? leastLikeness)) byName.set(name, { id, near });
    }
    return [...byName.values()]
      .sort((a, b) => b.near - a.near)
      .slice(0, limit)
      .map(({ id }) => id);
  }

  /** Every topic that is called so, written without spaces, and how much that says. */
  #eachCalled(key: string, tell: (topic: number, worth: number) => void): void {
    const number = this.#keys.of(key);
    if (number === undefined) return;
    const { rowsOfKey, topicOfKeyRow, worthOfKeyRow } = this.#table;
    for (let row = rowsOfKey[number]!; row < rowsOfKey[number + 1]!; row += 1) {
      tell(topicOfKeyRow[row]!, worthOfKeyRow[row]!);
    }
  }

  /** By what is above a topic: the rest of the query without spaces; nothing where there is no other. */
  #withoutPlace(words: readonly QueryWord[]): (above: number) => readonly string[] {
    const made: string[][] = [];
    const make = (above: number): string[] => {
      const others = those(words, (_, at) => !this.#scores.isPlaced(above, at));
      if (others.length === words.length) return [];
      return [mapped(others, ({ form }) => form).join(''), stemKey(mapped(others, ({ stem }) => stem))];
    };
    return (above) => {
      made[above] ??= make(above);
      return made[above];
    };
  }

  #sought(word: QueryWord): SoughtWord {
    const stems: { number: number; quality: number }[] = [];
    for (const [stem, quality] of word.stems) {
      const number = this.#stems.of(stem);
      if (number !== undefined) stems.push({ number, quality });
    }
    return { stems, form: this.#forms.of(word.form), idle: word.idle === true, weight: this.#weightOf(word) };
  }

  /** That of its best stems together: what is still being typed may become many words. */
  #weightOf({ stems, idle }: QueryWord): number {
    if (idle) return 0.1;
    let best = 0;
    for (const quality of stems.values()) best = Math.max(best, quality);
    let spread = 0;
    for (const [stem, quality] of stems) {
      const number = quality === best ? this.#stems.of(stem) : undefined;
      if (number !== undefined) spread += this.#spread[number]!;
    }
    return Math.log(1 + this.#names / Math.min(this.#names, Math.max(0.5, spread)));
  }
}
