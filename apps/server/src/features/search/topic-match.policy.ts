import { withRoom } from './text-column.policy.ts';
import type { TopicTable } from './topic-table.policy.ts';

/** A word of a query: the stems it may stand for, with how well each does, from 0 to 1. */
export interface QueryWord {
  readonly stems: ReadonlyMap<string, number>;
  /** As typed, in the singular. */
  readonly form: string;
  readonly stem: string;
  /** Says nothing of what is looked for, such as 'question': it counts only where it is found. */
  readonly idle?: boolean;
}

/** The same with the numbers of what topics are called by, and with what it counts. */
export interface SoughtWord {
  readonly stems: readonly { readonly number: number; readonly quality: number }[];
  readonly form: number | undefined;
  readonly idle: boolean;
  readonly weight: number;
}

/** A word of the same stem is often the same word, and sometimes not: polar and polarity. */
const sameStem = 0.8;
const nowhere = -1;

/**
 * What terms have of the query at hand. A query meets hundreds, so nothing is made for each: a term that has something
 * of it gets a slot, which is used again for the next query.
 */
export class TermMatches {
  readonly #table: TopicTable;
  readonly #slotOf: Int32Array;
  #words: readonly SoughtWord[] = [];
  count = 0;
  terms = new Uint32Array(256);
  /** Of each word of the query, from 0 to 1: those of one slot behind those of the one before. */
  qualities = new Float64Array(256);
  /** Where in the term each of them stands. */
  #places = new Int32Array(256);
  /** The share of the query that it holds. */
  covers = new Float64Array(256);
  /** The share of the term that was typed. */
  typed = new Float64Array(256);
  /** Before it is said what the term is to its topic. */
  scores = new Float64Array(256);
  holdsAll = new Uint8Array(256);
  /** The words themselves in a row, and not only words of the same stems. */
  isSaid = new Uint8Array(256);

  constructor(table: TopicTable) {
    this.#table = table;
    this.#slotOf = new Int32Array(table.terms).fill(nowhere);
  }

  /** Looks for these words, of which all together weigh so much. */
  find(words: readonly SoughtWord[], total: number): void {
    for (let slot = 0; slot < this.count; slot += 1) this.#slotOf[this.terms[slot]!] = nowhere;
    this.count = 0;
    this.#words = words;
    this.#makeRoom();
    for (let at = 0; at < words.length; at += 1) this.#findWord(at);
    for (let slot = 0; slot < this.count; slot += 1) this.#measure(slot, total);
  }

  /** For as many terms as could have something of the query. */
  #makeRoom(): void {
    const { starts } = this.#table.placesOfStem;
    let slots = 0;
    for (const { stems } of this.#words) {
      for (const { number } of stems) slots += starts[number + 1]! - starts[number]!;
    }
    this.qualities = withRoom(this.qualities, slots * this.#words.length);
    this.#places = withRoom(this.#places, slots * this.#words.length);
    this.terms = withRoom(this.terms, slots);
    this.covers = withRoom(this.covers, slots);
    this.typed = withRoom(this.typed, slots);
    this.scores = withRoom(this.scores, slots);
    this.holdsAll = withRoom(this.holdsAll, slots);
    this.isSaid = withRoom(this.isSaid, slots);
  }

  /** Notes, for each term with one of its stems, that which stands best for the word; the first of equals. */
  #findWord(at: number): void {
    const { placesOfStem, termAt, formAt } = this.#table;
    const { stems, form } = this.#words[at]!;
    const { length } = this.#words;
    const qualities = this.qualities;
    const places = this.#places;
    for (const { number, quality: ofStem } of stems) {
      const end = placesOfStem.starts[number + 1]!;
      for (let row = placesOfStem.starts[number]!; row < end; row += 1) {
        const place = placesOfStem.items[row]!;
        const quality = ofStem === 1 && formAt[place] !== form ? sameStem : ofStem;
        const cell = this.#slotFor(termAt[place]!) * length + at;
        const known = qualities[cell]!;
        if (quality < known || (quality === known && place > places[cell]!)) continue;
        qualities[cell] = quality;
        places[cell] = place;
      }
    }
  }

  #slotFor(term: number): number {
    const known = this.#slotOf[term]!;
    if (known !== nowhere) return known;
    const slot = this.count;
    this.count += 1;
    this.#slotOf[term] = slot;
    this.terms[slot] = term;
    const first = slot * this.#words.length;
    for (let at = 0; at < this.#words.length; at += 1) {
      this.qualities[first + at] = 0;
      this.#places[first + at] = nowhere;
    }
    return slot;
  }

  #measure(slot: number, total: number): void {
    const first = slot * this.#words.length;
    let weighed = 0;
    let inARow = true;
    let holdsAll = true;
    let isSaid = true;
    let before = nowhere;
    for (let at = 0; at < this.#words.length; at += 1) {
      const { idle, weight } = this.#words[at]!;
      const quality = this.qualities[first + at]!;
      const place = this.#places[first + at]!;
      if (place !== nowhere && before !== nowhere && place !== before + 1) inARow = false;
      before = place;
      holdsAll &&= quality > 0 || idle;
      isSaid &&= quality > sameStem || idle;
      weighed += quality * weight;
    }
    const cover = weighed / total;
    const typed = this.#shareTyped(slot);
    this.covers[slot] = cover;
    this.typed[slot] = typed;
    this.scores[slot] = cover * (0.55 + 0.3 * typed + (inARow ? 0.15 : 0));
    this.holdsAll[slot] = Number(holdsAll);
    this.isSaid[slot] = Number(inARow && isSaid);
  }

  /** How much of a term was typed, its rare words counting more. */
  #shareTyped(slot: number): number {
    const { placesOfTerm, rarityAt, rarityOfTerm } = this.#table;
    const term = this.terms[slot]!;
    const end = placesOfTerm[term + 1]!;
    let typed = 0;
    for (let place = placesOfTerm[term]!; place < end; place += 1) {
      if (this.#isTyped(slot, place)) typed += rarityAt[place]!;
    }
    return typed / rarityOfTerm[term]!;
  }

  #isTyped(slot: number, place: number): boolean {
    const first = slot * this.#words.length;
    for (let at = 0; at < this.#words.length; at += 1) if (this.#places[first + at] === place) return true;
    return false;
  }
}
