import { findConflict } from './find-conflict.ts';
import { keepMost } from './keep-most.ts';
import type { Solve } from './model.ts';
import { type Reach, reachOf } from './reach.ts';
import { type Choice, strictModel } from './strict-model.ts';
import { rankOfWish } from './weight.ts';
import type { WishRef } from './wish.ts';
import type { CountedWish, RefusingWish, Wishes } from './wishes.ts';

export interface Conflict {
  /**
   * Wishes that block one another: without any one of them the others could be had. Empty where that couldn't be
   * settled in time.
   */
  readonly conflict: readonly WishRef[];
  /** Of the one that says most: what would be possible with the others, and what the bank has for it. */
  readonly reach?: Reach;
  readonly supply?: Supply;
}

export interface Supply {
  readonly designs: number;
  readonly marks: number;
}

type Wish = CountedWish | RefusingWish;
const isCounted = (wish: Wish): wish is CountedWish => 'adds' in wish;
const gathered = (wishes: readonly Wish[]): Wishes => ({
  counted: wishes.filter(isCounted),
  refusing: wishes.filter((wish): wish is RefusingWish => !isCounted(wish)),
});

const seconds = 3;

/** Beside the conflict: what can be held of the wishes, and what is missed then. */
export interface WhyNot extends Conflict {
  readonly held: Wishes;
  readonly missed: Wishes;
}

export function whyNot(choice: Choice, wishes: Wishes, solve: Solve): WhyNot {
  const isPossible = (some: readonly Wish[]) =>
    solve(strictModel(choice, gathered(some)).model, { seconds, gap: Number.MAX_VALUE }).status !==
    'infeasible';
  const all: readonly Wish[] = [...wishes.counted, ...wishes.refusing].sort(
    (a, b) => rankOfWish(a.ref) - rankOfWish(b.ref),
  );
  const { kept, dropped } = keepMost(all, isPossible);
  const [first] = dropped;
  const sets = { held: gathered(kept), missed: gathered(dropped) };
  if (!first) return { conflict: [], ...sets };
  // It was in the way of those before it.
  const before = all.slice(0, all.indexOf(first)).filter((wish) => !dropped.includes(wish));
  const found = findConflict([first, ...before], isPossible);
  const parts = gathered(found);
  const told = sayingMost(parts.counted);
  return {
    ...sets,
    conflict: found.map(({ ref }) => ref),
    ...(told && {
      reach: reachOf(choice, gathered(found.filter((wish) => wish !== told)), told, solve),
      supply: supplyOf(choice, parts.refusing, told),
    }),
  };
}

/** What is asked for of something in particular tells more than what is asked for in all. */
function sayingMost(counted: readonly CountedWish[]): CountedWish | undefined {
  const order = ['include', 'topic', 'difficulty', 'count', 'section', 'total'];
  const rank = ({ ref, bound }: CountedWish) => order.indexOf(ref.wish) + (bound === 'to' ? order.length : 0);
  return [...counted].sort((a, b) => rank(a) - rank(b))[0];
}

/** Designs that count for a wish, somewhere in the paper where the others don't keep them out. */
function supplyOf(
  { sorted, sections }: Choice,
  refusing: readonly RefusingWish[],
  { adds }: CountedWish,
): Supply {
  const places = Array.from({ length: sections }, (_, section) => section);
  const able = sorted.classes.filter(({ example }) =>
    places.some(
      (section) =>
        adds(example, section) > 0 && !refusing.some(({ refuses }) => refuses(example, section)),
    ),
  );
  return {
    designs: able.reduce((sum, { designs }) => sum + designs.length, 0),
    marks: able.reduce((sum, { designs, example }) => sum + designs.length * example.marks, 0),
  };
}
