import { findConflict } from './find-conflict.ts';
import type { Kept } from './keep-most.ts';
import type { Solve } from './model.ts';
import { type Reach, reachOf } from './reach.ts';
import type { Choice } from './strict-model.ts';
import type { WishRef } from './wish.ts';
import { gathered, type IsPossible, type Wish } from './wish-sets.ts';
import type { CountedWish, RefusingWish } from './wishes.ts';

export interface Conflict {
  /**
   * Wishes that block one another: without any one of them the others could be had, as far as there was time to settle
   * that. Empty where nothing could be settled.
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

/** `kept` is what can be had of all wishes, in the order in which they count. */
export function whyNot(
  choice: Choice,
  { kept, dropped }: Kept<Wish>,
  wishes: readonly Wish[],
  isPossible: IsPossible,
  solve: Solve,
): Conflict {
  const [first] = dropped;
  if (!first) return { conflict: [] };
  // It was in the way of those that were kept before it.
  const before = wishes.slice(0, wishes.indexOf(first)).filter((wish) => kept.includes(wish));
  const found = findConflict([first, ...before], isPossible);
  const { counted, refusing } = gathered(found);
  const told = sayingMost(counted);
  return {
    conflict: found.map(({ ref }) => ref),
    ...(told && {
      reach: reachOf(choice, gathered(found.filter((wish) => wish !== told)), told, solve),
      supply: supplyOf(choice, refusing, told),
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
      (section) => adds(example, section) > 0 && !refusing.some(({ refuses }) => refuses(example, section)),
    ),
  );
  return {
    designs: able.reduce((sum, { designs }) => sum + designs.length, 0),
    marks: able.reduce((sum, { designs, example }) => sum + designs.length * example.marks, 0),
  };
}
