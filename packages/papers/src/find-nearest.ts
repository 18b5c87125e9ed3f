import type { MarkedBlueprint } from '@sevenfold/contract/papers/blueprint';
import type { Placed } from './candidate.ts';
import { applyChanges, type Change, changeFor } from './change.ts';
import { countPaper } from './count-paper.ts';
import { noDraft } from './draft.ts';
import { elasticModel } from './elastic-model.ts';
import { fillClasses } from './fill-classes.ts';
import type { Kept } from './keep-most.ts';
import type { Solve } from './model.ts';
import type { Choice } from './strict-model.ts';
import { gathered, type IsPossible, keepInOrder, type Wish } from './wish-sets.ts';
import type { Wishes } from './wishes.ts';

export interface NearestPaper {
  readonly changed: readonly Change[];
  readonly paper: readonly Placed[];
}

/** Less than anything that a wish costs: among equally near papers chance decides. */
const chance = 0.001;
/** What is found by then is near; that it is the nearest would take longer to prove. */
const seconds = { least: 1, most: 3 };
/** A paper that keeps this part of its marks is still the paper that was wanted. */
const enoughOfMarks = 0.8;

/**
 * The paper that holds as many wishes as it can, the weightier first, and comes as near to the others as possible. A
 * shorter one of the right sort is better than one of another sort, unless too little of it would be left.
 */
export function findNearest(
  choice: Choice,
  blueprint: MarkedBlueprint,
  {
    kept,
    wishes,
    isPossible,
    secondsLeft,
  }: { kept: Kept<Wish>; wishes: Wishes; isPossible: IsPossible; secondsLeft: () => number },
  solveAnyTime: Solve,
  random: () => number,
): NearestPaper | undefined {
  const solve: Solve = (model, limits) =>
    solveAnyTime(model, {
      ...limits,
      seconds: Math.max(seconds.least, Math.min(seconds.most, secondsLeft())),
    });
  const rightSort = nearestWith(choice, kept, solve, random);
  const isEnough = marksIn(rightSort) >= enoughOfMarks * choice.marks;
  const paper = isEnough
    ? rightSort
    : nearestWith(choice, keepInOrder(wishes, 'length', isPossible), solve, random);
  if (paper.length === 0) return undefined;
  const changed = countPaper(paper, blueprint).map((wish) => changeFor(wish, paper, blueprint));
  const still = countPaper(paper, applyChanges(blueprint, changed));
  if (still.length > 0) throw new Error(`the nearest paper doesn't hold ${JSON.stringify(still)}`);
  return { changed, paper };
}

const marksIn = (paper: readonly Placed[]): number =>
  paper.reduce((sum, { candidate }) => sum + candidate.marks, 0);

function nearestWith(
  choice: Choice,
  { kept, dropped }: Kept<Wish>,
  solve: Solve,
  random: () => number,
): Placed[] {
  const { model, portions } = elasticModel(
    choice,
    gathered(kept),
    gathered(dropped),
    () => chance * random(),
  );
  const solved = solve(model, { seconds: seconds.most, gap: 0.5 });
  if (solved.status !== 'solved') return [];
  return fillClasses(choice.sorted, portions, solved.values, noDraft, random);
}
