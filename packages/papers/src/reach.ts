import type { Solve } from './model.ts';
import { type Choice, strictModel } from './strict-model.ts';
import type { WishRef } from './wish.ts';
import type { CountedWish, Wishes } from './wishes.ts';

/** How near a wish can come when the others of a conflict are held: the next numbers below and above. */
export interface Reach {
  readonly wish: WishRef;
  /** In marks or questions. None: nothing is possible on that side. */
  readonly below?: number;
  readonly above?: number;
}

const seconds = 1;

export function reachOf(choice: Choice, others: Wishes, wish: CountedWish, solve: Solve): Reach {
  const { ref, adds, bound, value, percent } = wish;
  const wished = percent ? (value * choice.marks) / 100 : value;
  const { model, portions } = strictModel(choice, others);
  const farthest = (sign: 1 | -1): number | undefined => {
    const added = portions.map(({ classPlace, section }) =>
      adds(choice.sorted.classes[classPlace]!.example, section),
    );
    const row = model.rows.length;
    const limit = sign === 1 ? Math.ceil(wished) - 1 : Math.floor(wished) + 1;
    const solved = solve(
      {
        rows: [
          ...model.rows,
          sign === 1
            ? { from: Number.NEGATIVE_INFINITY, to: limit }
            : { from: limit, to: Number.POSITIVE_INFINITY },
        ],
        columns: model.columns.map((column, place) => ({
          ...column,
          cost: -sign * added[place]!,
          entries: added[place] === 0 ? column.entries : [...column.entries, [row, added[place]!] as const],
        })),
      },
      { seconds, gap: 0.5 },
    );
    if (solved.status !== 'solved') return undefined;
    return solved.values.reduce((sum, count, place) => sum + count * added[place]!, 0);
  };
  const below = bound === 'to' ? undefined : farthest(1);
  const above = bound === 'from' ? undefined : farthest(-1);
  return { wish: ref, ...(below !== undefined && { below }), ...(above !== undefined && { above }) };
}
