import { firstWhere } from './first-where.policy.ts';
import { mapped } from './mapped.policy.ts';
import type { TextColumn } from './text-column.policy.ts';

/** Slots of designs by the lexemes of their texts, each list in order. Made as a whole, and never changed. */
export class Postings {
  readonly #starts: Uint32Array;
  readonly #slots: Uint32Array;

  private constructor(starts: Uint32Array, slots: Uint32Array) {
    this.#starts = starts;
    this.#slots = slots;
  }

  static readonly none = new Postings(new Uint32Array(1), new Uint32Array(0));

  /** Of so many slots, or of those that are wanted. Pauses now and then, since a large bank takes a while. */
  static async of(
    column: TextColumn,
    { slots, lexemes, wanted }: { slots: number; lexemes: number; wanted: (slot: number) => boolean },
    pause: () => Promise<void>,
  ): Promise<Postings> {
    const starts = new Uint32Array(lexemes + 1);
    const eachWanted = async (take: (slot: number) => void) => {
      for (let slot = 0; slot < slots; slot += 1) {
        if (wanted(slot)) take(slot);
        if (slot % betweenPauses === betweenPauses - 1) await pause();
      }
    };
    await eachWanted((slot) =>
      column.each(slot, (lexeme) => {
        starts[lexeme + 1]! += 1;
      }),
    );
    for (let lexeme = 0; lexeme < lexemes; lexeme += 1) starts[lexeme + 1]! += starts[lexeme]!;
    const next = starts.slice();
    const found = new Uint32Array(starts[lexemes]!);
    await eachWanted((slot) =>
      column.each(slot, (lexeme) => {
        found[next[lexeme]!] = slot;
        next[lexeme]! += 1;
      }),
    );
    return new Postings(starts, found);
  }

  /** Undefined where no slot has the lexeme, which may be newer than these lists. */
  walk(lexeme: number): Walk | undefined {
    const start = this.#starts[lexeme];
    const end = this.#starts[lexeme + 1];
    return start === undefined || end === undefined || start === end
      ? undefined
      : listWalk(this.#slots, start, end);
  }
}

const betweenPauses = 4096;

/** Answers the first slot that isn't before the one given. What is given never goes back. */
export type Walk = (slot: number) => number;

const over = Number.POSITIVE_INFINITY;

/** Looks further and further ahead, then back: what is wanted is often near. */
function listWalk(slots: Uint32Array, start: number, end: number): Walk {
  let at = start;
  return (slot) => {
    let step = 1;
    while (at + step < end && slots[at + step - 1]! < slot) {
      at += step;
      step *= 2;
    }
    at = firstWhere(at, Math.min(at + step, end), (place) => slots[place]! >= slot);
    return at < end ? slots[at]! : over;
  };
}

/** Slots that all of these have. */
export function walkOfAll(walks: readonly Walk[]): Walk {
  if (walks.length === 1) return walks[0]!;
  return (slot) => {
    let wanted = slot;
    for (let agreed = 0, turn = 0; agreed < walks.length && wanted !== over; turn += 1) {
      const found = walks[turn % walks.length]!(wanted);
      agreed = found === wanted ? agreed + 1 : 1;
      wanted = found;
    }
    return wanted;
  };
}

/** Slots that some of these have. */
export function walkOfAny(walks: readonly Walk[]): Walk {
  if (walks.length === 1) return walks[0]!;
  const heads = mapped(walks, () => -1);
  return (slot) => {
    let first = over;
    for (let place = 0; place < walks.length; place += 1) {
      if (heads[place]! < slot) heads[place] = walks[place]!(slot);
      if (heads[place]! < first) first = heads[place]!;
    }
    return first;
  };
}

/** The first slots that so many of the walks have and that are accepted. */
export function slotsOfSome(
  walks: readonly Walk[],
  least: number,
  accept: (slot: number) => boolean,
  limit: number,
): number[] {
  const found: number[] = [];
  if (walks.length < least) return found;
  const heads = mapped(walks, (walk) => walk(0));
  while (found.length < limit) {
    // Before this one there are too few that have anything.
    const slot = nthSmallest(heads, least);
    if (slot === over) break;
    let having = 0;
    for (let place = 0; place < walks.length; place += 1) {
      if (heads[place]! < slot) heads[place] = walks[place]!(slot);
      if (heads[place] === slot) having += 1;
    }
    if (having < least) continue;
    if (accept(slot)) found.push(slot);
    for (let place = 0; place < walks.length; place += 1) {
      if (heads[place] === slot) heads[place] = walks[place]!(slot + 1);
    }
  }
  return found;
}

function nthSmallest(numbers: readonly number[], nth: number): number {
  if (nth > 1 && nth < numbers.length) return numbers.toSorted((a, b) => a - b)[nth - 1]!;
  let extreme = numbers[0]!;
  for (const number of numbers) if (nth === 1 ? number < extreme : number > extreme) extreme = number;
  return extreme;
}
