import type { MarkedBlueprint, Span } from '@sevenfold/contract/papers/blueprint';
import type { Candidate, Placed } from './candidate.ts';
import { sortIntoClasses } from './classes.ts';
import { countPaper } from './count-paper.ts';
import { noDraft } from './draft.ts';
import { fillClasses } from './fill-classes.ts';
import type { Solve } from './model.ts';
import { randomOf } from './random.ts';
import { strictModel } from './strict-model.ts';
import { nameOfWish, type WishRef } from './wish.ts';
import { gathered, inOrder } from './wish-sets.ts';
import { sectionCountOf, wishesOf } from './wishes.ts';

/**
 * The names of the wishes that a paper doesn't hold. Where the total isn't one of those that are asked about, shares are
 * shares of the marks that were wished, since the paper may be of any length.
 */
export function brokenNames(paper: readonly Placed[], blueprint: MarkedBlueprint): Set<string> {
  const { topics, difficulties, total } = blueprint;
  const broken = countPaper(paper, { ...blueprint, topics: [], difficulties: [] });
  const share = (isOf: (one: Candidate) => boolean, { from, to }: Span) => {
    const hundredfold = paper.reduce(
      (sum, { candidate }) => sum + (isOf(candidate) ? 100 * candidate.marks : 0),
      0,
    );
    const below = from !== undefined && hundredfold < from * total.marks;
    const above = to !== undefined && hundredfold > to * total.marks;
    return [...(below ? (['from'] as const) : []), ...(above ? (['to'] as const) : [])];
  };
  const shares: WishRef[] = [
    ...topics.flatMap(({ topicId, ...span }) =>
      share(({ topicIds }) => topicIds.includes(topicId), span).map(
        (bound) => ({ wish: 'topic', topicId, bound }) as const,
      ),
    ),
    ...difficulties.flatMap(({ difficulty, ...span }) =>
      share((one) => one.difficulty === difficulty, span).map(
        (bound) => ({ wish: 'difficulty', difficulty, bound }) as const,
      ),
    ),
  ];
  return new Set([...broken, ...shares].map(nameOfWish));
}

/**
 * Whether wishes really are a conflict: none of the others is looked at, the set can't be had, and without any one of
 * its members a paper is shown that holds the rest, which is counted.
 */
export function isConflict(
  bank: readonly Candidate[],
  blueprint: MarkedBlueprint,
  conflict: readonly WishRef[],
  solve: Solve,
): boolean {
  const wishes = wishesOf(blueprint);
  const sections = sectionCountOf(blueprint);
  const sorted = sortIntoClasses(bank, wishes, sections);
  const choice = { sorted, sections, marks: blueprint.total.marks };
  const names = new Set(conflict.map(nameOfWish));
  const own = inOrder(wishes, 'sort').filter(({ ref }) => names.has(nameOfWish(ref)));
  const paperWith = (left: typeof own): Placed[] | undefined => {
    const { model, portions } = strictModel(choice, gathered(left));
    const solved = solve(model, { seconds: 60, gap: Number.MAX_VALUE });
    if (solved.status === 'undecided') throw new Error('not settled within a minute');
    if (solved.status === 'infeasible') return undefined;
    return fillClasses(sorted, portions, solved.values, noDraft, randomOf('proof'));
  };
  if (own.length === 0 || own.length !== names.size || paperWith(own)) return false;
  return own.every((left) => {
    const others = own.filter((one) => one !== left);
    const paper = paperWith(others);
    if (!paper) return false;
    const broken = brokenNames(paper, blueprint);
    return others.every(({ ref }) => !broken.has(nameOfWish(ref)));
  });
}
