import { type Kept, keepMost } from './keep-most.ts';
import type { Solve } from './model.ts';
import { type Choice, strictModel } from './strict-model.ts';
import { rankOfWish, type Stance } from './weight.ts';
import type { CountedWish, RefusingWish, Wishes } from './wishes.ts';

export type Wish = CountedWish | RefusingWish;

export const isCounted = (wish: Wish): wish is CountedWish => 'adds' in wish;

export const gathered = (wishes: readonly Wish[]): Wishes => ({
  counted: wishes.filter(isCounted),
  refusing: wishes.filter((wish): wish is RefusingWish => !isCounted(wish)),
});

export type IsPossible = (wishes: readonly Wish[]) => boolean;

/** As long as one set is looked at; what isn't settled then counts as possible. */
const seconds = 3;

const isWithin = (some: ReadonlySet<Wish>, all: ReadonlySet<Wish>): boolean =>
  some.size <= all.size && [...some].every((wish) => all.has(wish));

/**
 * Whether these can be had together. What is known of other sets is used before the solver is asked: fewer wishes than can
 * be had can be had as well, and more than can't be had can't either. `impossible` is a set that can't be, where one is
 * known beforehand. Once no time is left everything counts as possible: what was found impossible stays so.
 */
export function possibleIn(
  choice: Choice,
  solve: Solve,
  { impossible, secondsLeft }: { impossible: readonly Wish[] | undefined; secondsLeft: () => number },
): IsPossible {
  const can: ReadonlySet<Wish>[] = [];
  const cannot: ReadonlySet<Wish>[] = impossible ? [new Set(impossible)] : [];
  return (wishes) => {
    const asked = new Set(wishes);
    if (cannot.some((one) => isWithin(one, asked))) return false;
    if (can.some((one) => isWithin(asked, one))) return true;
    const left = secondsLeft();
    if (left <= 0) return true;
    const { model } = strictModel(choice, gathered(wishes));
    const isPossible =
      solve(model, { seconds: Math.min(seconds, left), gap: Number.MAX_VALUE }).status !== 'infeasible';
    (isPossible ? can : cannot).push(asked);
    return isPossible;
  };
}

export const inOrder = ({ counted, refusing }: Wishes, stance: Stance): Wish[] =>
  [...counted, ...refusing].sort((a, b) => rankOfWish(a.ref, stance) - rankOfWish(b.ref, stance));

/** What can be held of all wishes, when it is given up in this order. */
export const keepInOrder = (wishes: Wishes, stance: Stance, isPossible: IsPossible): Kept<Wish> =>
  keepMost(inOrder(wishes, stance), isPossible);
