import { mapped, those } from './mapped.policy.ts';
import { placeOf, type TextColumn } from './text-column.policy.ts';
import type { Alternatives, TextQuery } from './text-query.policy.ts';
import { rankOfAny, rankOfTerm } from './text-rank.policy.ts';

/** Lexemes as the index numbers them. */
interface Lexemes {
  /** Undefined where no text has it. */
  numberOf(lexeme: string): number | undefined;
  readonly count: number;
}

/** For one word of a query: terms, each the lexemes that must all be there. Those that no text can have are left out. */
type Terms = readonly (readonly number[])[];

const nowhere = -1;

/**
 * A query in the lexemes of an index: looks at one text after another and says what it has of it. A search looks at
 * hundreds, so nothing is made for each of them.
 */
export class SoughtText {
  readonly groups: readonly Terms[];
  /** Undefined where the query is one word, or has one that no text has. */
  readonly phrase: readonly number[] | undefined;
  /** The same with the places of lexemes among those that are looked for, counted from 1. */
  readonly #groups: readonly Terms[];
  readonly #closest: readonly Terms[];
  readonly #phrase: readonly number[];
  /** The words that rank texts, in the order of their letters; 0 for one that no text has. */
  readonly #ranking: readonly number[];
  readonly #isOneTerm: boolean;
  /** The place of each lexeme of the index; 0 for what isn't looked for. */
  readonly #places: Uint8Array;
  /** Where the positions of each begin in the text that was looked at, and how many there are. */
  readonly #starts: Uint32Array;
  readonly #lengths: Uint16Array;
  #column: TextColumn | undefined;
  #slot = nowhere;

  /** `lexemeOf` reduces a word as the database does, to nothing where it is a stop word. */
  constructor(query: TextQuery, lexemes: Lexemes, lexemeOf: (word: string) => string | undefined) {
    const reduced = (term: readonly string[]): string[] => {
      const lexemesOfTerm: string[] = [];
      for (const word of term) {
        const lexeme = lexemeOf(word);
        if (lexeme !== undefined) lexemesOfTerm.push(lexeme);
      }
      return lexemesOfTerm;
    };
    const numberOf = (lexeme: string) => lexemes.numberOf(lexeme) ?? nowhere;
    const numbered = (alternatives: Alternatives): Terms =>
      those(
        mapped(alternatives, (term) => mapped(reduced(term), numberOf)),
        (term) => term.length > 0 && !term.includes(nowhere),
      );
    this.groups = mapped(query.groups, numbered);
    const closest = mapped(query.closest, numbered);
    const phrase = mapped(reduced(query.phrase), numberOf);
    this.phrase = phrase.length > 1 && !phrase.includes(nowhere) ? phrase : undefined;

    const all = new Set([...this.groups.flat(2), ...closest.flat(2), ...(this.phrase ?? [])]);
    this.#places = new Uint8Array(lexemes.count);
    for (const [place, lexeme] of [...all].entries()) this.#places[lexeme] = place + 1;
    this.#starts = new Uint32Array(all.size + 1);
    this.#lengths = new Uint16Array(all.size + 1);
    const placed = (terms: Terms): Terms =>
      mapped(terms, (term) => mapped(term, (one) => this.#places[one]!));
    this.#groups = mapped(this.groups, placed);
    this.#closest = mapped(closest, placed);
    this.#phrase = mapped(this.phrase ?? [], (one) => this.#places[one]!);
    this.#ranking = mapped(
      [...new Set(query.groups.flat().flatMap(reduced))].sort(),
      (lexeme) => this.#places[numberOf(lexeme)] ?? 0,
    );
    this.#isOneTerm = query.groups.length === 1 && query.groups[0]!.length === 1;
  }

  /** Looks at a text. What is asked next is said of this one. */
  look(column: TextColumn, slot: number): this {
    this.#column = column;
    this.#slot = slot;
    column.find(slot, this.#places, this.#starts, this.#lengths);
    return this;
  }

  /** How many words of the query are in the text. */
  get hits(): number {
    let hits = 0;
    for (const terms of this.#groups) if (this.#hasOne(terms)) hits += 1;
    return hits;
  }

  get isClose(): boolean {
    for (const terms of this.#closest) if (!this.#hasOne(terms)) return false;
    return true;
  }

  /** The words stand next to each other somewhere. */
  get isInARow(): boolean {
    const first = this.#phrase[0];
    if (first === undefined || !this.#hasAll(this.#phrase)) return false;
    const { positions } = this.#column!;
    const start = this.#starts[first]!;
    for (let at = start; at < start + this.#lengths[first]!; at += 1) {
      if (this.#goesOnFrom(placeOf(positions[at]!))) return true;
    }
    return false;
  }

  get rank(): number {
    const sighting = {
      positions: this.#column!.positions,
      starts: this.#starts,
      lengths: this.#lengths,
      length: this.#column!.lengthOf(this.#slot),
    };
    return (this.#isOneTerm ? rankOfTerm : rankOfAny)(this.#ranking, sighting);
  }

  #hasOne(terms: Terms): boolean {
    for (const term of terms) if (this.#hasAll(term)) return true;
    return false;
  }

  #hasAll(term: readonly number[]): boolean {
    for (const place of term) if (this.#lengths[place] === 0) return false;
    return true;
  }

  /** Whether the other words of the phrase follow the first one, which stands here. */
  #goesOnFrom(start: number): boolean {
    for (let index = 1; index < this.#phrase.length; index += 1) {
      if (!this.#standsAt(this.#phrase[index]!, start + index)) return false;
    }
    return true;
  }

  #standsAt(word: number, wanted: number): boolean {
    const { positions } = this.#column!;
    const start = this.#starts[word]!;
    for (let at = start; at < start + this.#lengths[word]!; at += 1) {
      if (placeOf(positions[at]!) === wanted) return true;
    }
    return false;
  }
}
