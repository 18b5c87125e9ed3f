import type { Sorted } from './classes.ts';
import type { Column, Model, Row } from './model.ts';
import type { CountedWish, Wishes } from './wishes.ts';

/** So many designs of a class, in a section. */
export interface Portion {
  readonly classPlace: number;
  readonly section: number;
}

export interface ClassModel {
  readonly model: Model;
  /** For each column of the model. */
  readonly portions: readonly Portion[];
}

/** Of what is chosen. */
export interface Choice {
  readonly sorted: Sorted;
  readonly sections: number;
  /** Shares are shares of this. */
  readonly marks: number;
}

/** How many of each class a draft has in each section, and what it costs to take one that it hasn't. */
export interface Preference {
  readonly drafted: (classPlace: number, section: number) => number;
  readonly costOf: (classPlace: number) => number;
}

const indifferent: Preference = { drafted: () => 0, costOf: () => 0 };

/** Exactly what is wished, and nothing beside it. */
export function strictModel(
  { sorted, sections, marks }: Choice,
  { counted, refusing }: Wishes,
  { drafted, costOf } = indifferent,
): ClassModel {
  const rows: Row[] = counted.map((wish) => boundsOf(wish, marks));
  const columns: Column[] = [];
  const portions: Portion[] = [];
  const rowsOfChoice = choiceRows(sorted, rows);
  sorted.classes.forEach(({ example, designs }, classPlace) => {
    const open = Array.from({ length: sections }, (_, section) => section).filter(
      (section) => !refusing.some(({ refuses }) => refuses(example, section)),
    );
    const shared =
      rowsOfChoice.get(classPlace) ?? (open.length > 1 ? rows.push(upTo(designs.length)) - 1 : undefined);
    for (const section of open) {
      const entries = counted.flatMap(({ adds }, row) => {
        const added = adds(example, section);
        return added === 0 ? [] : [[row, added] as const];
      });
      const all = shared === undefined ? entries : [...entries, [shared, 1] as const];
      const kept = drafted(classPlace, section);
      const rest = designs.length - kept;
      if (kept > 0) {
        columns.push({ cost: 0, upper: kept, entries: all });
        portions.push({ classPlace, section });
      }
      if (rest > 0) {
        columns.push({ cost: costOf(classPlace), upper: rest, entries: all });
        portions.push({ classPlace, section });
      }
    }
  });
  return { model: { columns, rows }, portions };
}

export const upTo = (to: number): Row => ({ from: Number.NEGATIVE_INFINITY, to });

/** A design that stands in several classes is taken in one. */
export function choiceRows({ choices }: Sorted, rows: Row[]): ReadonlyMap<number, number> {
  return new Map(
    choices.flatMap((places) => {
      const row = rows.push(upTo(1)) - 1;
      return places.map((place) => [place, row] as const);
    }),
  );
}

/** Whole numbers: a share of 80 marks from 33 % is one from 27 marks. */
export function boundsOf({ bound, value, percent }: CountedWish, marks: number): Row {
  const from = percent ? Math.ceil((value * marks) / 100) : value;
  const to = percent ? Math.floor((value * marks) / 100) : value;
  return {
    from: bound === 'to' ? Number.NEGATIVE_INFINITY : from,
    to: bound === 'from' ? Number.POSITIVE_INFINITY : to,
  };
}
