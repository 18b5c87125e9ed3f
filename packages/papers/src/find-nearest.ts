import type { MarkedBlueprint } from '@sevenfold/contract/papers/blueprint';
import type { Placed } from './candidate.ts';
import { applyChanges, type Change, changeFor } from './change.ts';
import { countPaper } from './count-paper.ts';
import { elasticModel } from './elastic-model.ts';
import { fillClasses } from './fill-classes.ts';
import type { Solve } from './model.ts';
import type { Choice } from './strict-model.ts';
import type { Wishes } from './wishes.ts';

export interface NearestPaper {
  readonly changed: readonly Change[];
  readonly paper: readonly Placed[];
}

/** Less than anything that a wish costs: among equally near papers chance decides. */
const chance = 0.001;
const seconds = 3;

/** The paper that comes nearest to the wishes that are given up and holds the others; none where it would be empty. */
export function findNearest(
  choice: Choice,
  blueprint: MarkedBlueprint,
  { held, missed }: { held: Wishes; missed: Wishes },
  solve: Solve,
  random: () => number,
): NearestPaper | undefined {
  const { model, portions } = elasticModel(choice, held, missed, () => chance * random());
  const solved = solve(model, { seconds, gap: 0.5 });
  if (solved.status !== 'solved') return undefined;
  const paper = fillClasses(choice.sorted, portions, solved.values, undefined, random);
  if (paper.length === 0) return undefined;
  const changed = countPaper(paper, blueprint).map((wish) => changeFor(wish, paper, blueprint));
  const still = countPaper(paper, applyChanges(blueprint, changed));
  if (still.length > 0) throw new Error(`the nearest paper doesn't hold ${JSON.stringify(still)}`);
  return { changed, paper };
}
