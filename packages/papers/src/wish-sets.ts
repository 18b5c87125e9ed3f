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

export const possibleIn =
  (choice: Choice, solve: Solve): IsPossible =>
  (wishes) =>
    solve(strictModel(choice, gathered(wishes)).model, { seconds, gap: Number.MAX_VALUE }).status !==
    'infeasible';

export const inOrder = ({ counted, refusing }: Wishes, stance: Stance): Wish[] =>
  [...counted, ...refusing].sort((a, b) => rankOfWish(a.ref, stance) - rankOfWish(b.ref, stance));

/** What can be held of all wishes, when it is given up in this order. */
export const keepInOrder = (wishes: Wishes, stance: Stance, isPossible: IsPossible): Kept<Wish> =>
  keepMost(inOrder(wishes, stance), isPossible);
