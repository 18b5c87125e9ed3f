import type { TextColumn } from './text-column.policy.ts';
import { placeOf } from './text-column.policy.ts';
import type { Alternatives, TextQuery } from './text-query.policy.ts';
import { type Positions, rankOfAny, rankOfTerm } from './text-rank.policy.ts';

/** Lexemes as the index numbers them. */
interface Lexemes {
  /** Undefined where no text has it. */
  numberOf(lexeme: string): number | undefined;
  readonly count: number;
}

/** For one word of a query: terms, each the lexemes that must all be there. Those that no text can have are left out. */
type Terms = readonly (readonly number[])[];

const nowhere = -1;

/** A query in the lexemes of an index: looks at one text after another and says what it has of it. */
export class SoughtText {
  readonly groups: readonly Terms[];
  /** Undefined where the query is one word, or has one that no text has. */
  readonly phrase: readonly number[] | undefined;
  readonly #closest: readonly Terms[];
  /** The words that rank texts, as lexemes in the order of their letters. */
  readonly #ranking: readonly number[];
  readonly #isOneTerm: boolean;
  /** For each lexeme of the index: its place among those that are looked for, counted from 1. */
  readonly #placeOf: Uint8Array;
  readonly #starts: number[];
  readonly #lengths: number[];
  #column: TextColumn | undefined;
  #slot = nowhere;

  /** `lexemeOf` reduces a word as the database does, to nothing where it is a stop word. */
  constructor(query: TextQuery, lexemes: Lexemes, lexemeOf: (word: string) => string | undefined) {
    const reduced = (term: readonly string[]) => term.map(lexemeOf).filter((one) => one !== undefined);
    const numbered = (alternatives: Alternatives): Terms =>
      alternatives
        .map((term) => reduced(term).map((lexeme) => lexemes.numberOf(lexeme) ?? nowhere))
        .filter((term) => term.length > 0 && !term.includes(nowhere));
    this.groups = query.groups.map(numbered);
    this.#closest = query.closest.map(numbered);
    const phrase = reduced(query.phrase).map((lexeme) => lexemes.numberOf(lexeme));
    this.phrase = phrase.length > 1 && phrase.every((one) => one !== undefined) ? phrase : undefined;
    this.#ranking = [...new Set(query.groups.flat().flatMap(reduced))]
      .sort()
      .map((lexeme) => lexemes.numberOf(lexeme) ?? nowhere);
    const [only, ...others] = query.groups;
    this.#isOneTerm = others.length === 0 && only?.length === 1;

    this.#placeOf = new Uint8Array(lexemes.count);
    const all = new Set([...this.groups.flat(2), ...this.#closest.flat(2), ...(this.phrase ?? [])]);
    for (const [place, lexeme] of [...all].entries()) this.#placeOf[lexeme] = place + 1;
    this.#starts = Array.from({ length: all.size + 1 }, () => 0);
    this.#lengths = this.#starts.slice();
  }

  /** Looks at a text. What is asked next is said of this one. */
  look(column: TextColumn, slot: number): this {
    this.#column = column;
    this.#slot = slot;
    this.#lengths.fill(0);
    column.each(slot, (lexeme, start, length) => {
      const place = this.#placeOf[lexeme]!;
      if (place === 0) return;
      this.#starts[place] = start;
      this.#lengths[place] = length;
    });
    return this;
  }

  /** How many words of the query are in the text. */
  get hits(): number {
    return this.groups.reduce((sum, terms) => sum + Number(this.#hasOne(terms)), 0);
  }

  get isClose(): boolean {
    return this.#closest.every((terms) => this.#hasOne(terms));
  }

  /** The words stand next to each other somewhere. */
  get isInARow(): boolean {
    const [first, ...others] = this.phrase ?? [];
    if (first === undefined) return false;
    return this.#positionsOf(first).some((start) =>
      others.every((lexeme, index) =>
        this.#positionsOf(lexeme).some((position) => placeOf(position) === placeOf(start) + index + 1),
      ),
    );
  }

  get rank(): number {
    const found: Positions = this.#ranking.map((lexeme) => this.#positionsOf(lexeme));
    return (this.#isOneTerm ? rankOfTerm : rankOfAny)(found, this.#column!.lengthOf(this.#slot));
  }

  #hasOne(terms: Terms): boolean {
    return terms.some((term) => term.every((lexeme) => this.#lengths[this.#placeOf[lexeme]!]! > 0));
  }

  #positionsOf(lexeme: number): number[] {
    const place = lexeme === nowhere ? 0 : this.#placeOf[lexeme]!;
    const start = this.#starts[place]!;
    return Array.from({ length: this.#lengths[place]! }, (_, at) => this.#column!.position(start + at));
  }
}
