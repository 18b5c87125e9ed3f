import { exactWorth } from './called-topics.policy.ts';
import { withRoom } from './text-column.policy.ts';
import type { SoughtWord, TermMatches } from './topic-match.policy.ts';
import type { TopicTable } from './topic-table.policy.ts';

/** A name says a little more than what else a topic is called. */
const nameWorth = 1.08;
const aboveWorth = 0.6;
/** Of words that stand elsewhere than in its best term. */
const coverWorth = 0.5;
/** The most that a topic gets for what stands above it. */
export const mostOfPlace = coverWorth * aboveWorth;

/** A topic by its number in the table. */
export interface ScoredTopic {
  readonly topic: number;
  readonly score: number;
  /** The whole query is what it is called. */
  readonly exact: boolean;
  /** One thing that it is called has every word of the query. */
  readonly whole: boolean;
}

/**
 * What topics are to the query at hand: how much of it one term holds, how much all terms together, what stands above
 * the topic. Gathered term by term, in columns by topic; those of topics that were not met are left from other queries.
 */
export class TopicScores {
  readonly #table: TopicTable;
  #words: readonly SoughtWord[] = [];
  #query = 0;
  readonly #lastQuery: Uint32Array;
  /** The topics that have something to do with the query. */
  met: number[] = [];
  readonly #best: Float64Array;
  readonly #bestCover: Float64Array;
  /** Of terms that are as good, the first of a topic counts. */
  readonly #bestPlace: Uint32Array;
  readonly #supporting: Uint32Array;
  readonly #named: Float64Array;
  readonly #exactly: Float64Array;
  readonly #whole: Uint8Array;
  /** How well the best of all terms stands for each word, and the best of those that were typed whole. */
  #inAny = new Float64Array(0);
  #inTyped = new Float64Array(0);
  /** How well that stands for each word which is above topics. */
  #placing = new Float64Array(0);

  constructor(table: TopicTable) {
    this.#table = table;
    this.#lastQuery = new Uint32Array(table.topics);
    this.#best = new Float64Array(table.topics);
    this.#bestCover = new Float64Array(table.topics);
    this.#bestPlace = new Uint32Array(table.topics);
    this.#supporting = new Uint32Array(table.topics);
    this.#named = new Float64Array(table.topics);
    this.#exactly = new Float64Array(table.topics);
    this.#whole = new Uint8Array(table.topics);
  }

  begin(words: readonly SoughtWord[]): void {
    this.#query += 1;
    this.#words = words;
    this.met = [];
    this.#inAny = withRoom(this.#inAny, this.#table.topics * words.length);
    this.#inTyped = withRoom(this.#inTyped, this.#table.topics * words.length);
    this.#placing = withRoom(this.#placing, this.#table.aboves * words.length);
    this.#placing.fill(0, 0, this.#table.aboves * words.length);
    const { starts, items } = this.#table.abovesOfStem;
    for (const [at, { stems }] of words.entries()) {
      for (const { number, quality } of stems) {
        for (let row = starts[number]!; row < starts[number + 1]!; row += 1) {
          const cell = items[row]! * words.length + at;
          if (quality > this.#placing[cell]!) this.#placing[cell] = quality;
        }
      }
    }
  }

  meet(topic: number): void {
    if (this.#lastQuery[topic] === this.#query) return;
    this.#lastQuery[topic] = this.#query;
    this.met.push(topic);
    this.#best[topic] = 0;
    this.#bestCover[topic] = 0;
    this.#bestPlace[topic] = 0;
    this.#supporting[topic] = 0;
    this.#named[topic] = 0;
    this.#exactly[topic] = 0;
    this.#whole[topic] = 0;
    const first = topic * this.#words.length;
    for (let at = 0; at < this.#words.length; at += 1) {
      this.#inAny[first + at] = 0;
      this.#inTyped[first + at] = 0;
    }
  }

  /** Meets all topics below something that stands for a word. */
  meetBelow(): void {
    const { aboves, topicsBelow } = this.#table;
    for (let above = 0; above < aboves; above += 1) {
      if (!this.#words.some((_, at) => this.isPlaced(above, at))) continue;
      for (let row = topicsBelow.starts[above]!; row < topicsBelow.starts[above + 1]!; row += 1) {
        this.meet(topicsBelow.items[row]!);
      }
    }
  }

  /** The whole query, or all of it that doesn't say where, is what the topic is called. */
  isCalledSo(topic: number, worth: number): void {
    if (worth > this.#exactly[topic]!) this.#exactly[topic] = worth;
  }

  /** Whether something above a topic stands for a word of the query. */
  isPlaced(above: number, at: number): boolean {
    return this.#placing[above * this.#words.length + at]! > 0;
  }

  /** Tells all topics that are called by a term what it has of the query. */
  add(matches: TermMatches, slot: number): void {
    const { entriesOfTerm, topicOfEntry, placeOfEntry, standingOfEntry } = this.#table;
    const term = matches.terms[slot]!;
    const end = entriesOfTerm[term + 1]!;
    const cover = matches.covers[slot]!;
    const typed = matches.typed[slot]!;
    const holdsAll = matches.holdsAll[slot] === 1;
    for (let entry = entriesOfTerm[term]!; entry < end; entry += 1) {
      const topic = topicOfEntry[entry]!;
      const place = placeOfEntry[entry]!;
      const isName = place === 0;
      this.meet(topic);
      const holdsOrPlaces = this.#addWords(topic, matches, slot);
      // 'chemistry redox': one word says what is looked for, the other only where.
      if (holdsAll || holdsOrPlaces) this.#whole[topic] = 1;
      if (holdsAll) this.#supporting[topic]! += 1;
      if (isName && matches.isSaid[slot] === 1) this.#named[topic] = exactWorth.inName * (0.6 + 0.4 * typed);
      const score = matches.scores[slot]! * (isName ? nameWorth : 1) + 0.08 * cover * standingOfEntry[entry]!;
      const best = this.#best[topic]!;
      if (score > best || (score === best && place < this.#bestPlace[topic]!)) {
        this.#best[topic] = score;
        this.#bestCover[topic] = cover;
        this.#bestPlace[topic] = place;
      }
    }
  }

  /** Says whether each word is in the term or stands above the topic. */
  #addWords(topic: number, { qualities, typed }: TermMatches, slot: number): boolean {
    const { length } = this.#words;
    const ofTopic = topic * length;
    const ofTerm = slot * length;
    const ofAbove = this.#table.aboveOfTopic[topic]! * length;
    const isTypedWhole = typed[slot]! > 0.99;
    const inAny = this.#inAny;
    const inTyped = this.#inTyped;
    const placing = this.#placing;
    let holdsOrPlaces = true;
    for (let at = 0; at < length; at += 1) {
      const quality = qualities[ofTerm + at]!;
      if (quality > inAny[ofTopic + at]!) inAny[ofTopic + at] = quality;
      if (isTypedWhole && quality > inTyped[ofTopic + at]!) inTyped[ofTopic + at] = quality;
      holdsOrPlaces &&= quality > 0 || placing[ofAbove + at]! > 0 || this.#words[at]!.idle;
    }
    return holdsOrPlaces;
  }

  /** Of a topic that was met, where all words of the query together weigh so much. */
  of(topic: number, total: number): ScoredTopic {
    const { length } = this.#words;
    const ofTopic = topic * length;
    const ofAbove = this.#table.aboveOfTopic[topic]! * length;
    let anywhere = 0;
    let inTyped = 0;
    // 'domain and range' are two terms of one topic: together they say as much as one term of both.
    let inSeveral = true;
    for (let at = 0; at < length; at += 1) {
      const { weight, idle } = this.#words[at]!;
      anywhere += Math.max(aboveWorth * this.#placing[ofAbove + at]!, this.#inAny[ofTopic + at]!) * weight;
      inTyped += this.#inTyped[ofTopic + at]! * weight;
      inSeveral &&= idle || this.#inTyped[ofTopic + at]! > 0;
    }
    const best = this.#best[topic]!;
    const coverAll = anywhere / total;
    const severally = inSeveral ? inTyped / total : 0;
    const exactly = Math.max(this.#named[topic]!, this.#exactly[topic]!);
    const score =
      Math.max(best, severally) +
      coverWorth * Math.max(0, coverAll - (severally > best ? 1 : this.#bestCover[topic]!)) +
      0.03 * Math.log2(1 + this.#supporting[topic]!) +
      exactly;
    return { topic, score, exact: exactly > 0, whole: this.#whole[topic] === 1 || inSeveral || exactly > 0 };
  }
}
