import type { MarkedBlueprint } from '@sevenfold/contract/papers/blueprint';
import type { Candidate, Placed } from './candidate.ts';
import type { Change } from './change.ts';
import { sortIntoClasses } from './classes.ts';
import { findExact } from './find-exact.ts';
import { findNearest } from './find-nearest.ts';
import { orderPaper } from './order-paper.ts';
import { randomOf } from './random.ts';
import { loadSolver } from './solve-with-highs.ts';
import { type Conflict, whyNot } from './why-not.ts';
import { inOrder, keepInOrder, possibleIn } from './wish-sets.ts';
import { sectionCountOf, wishesOf } from './wishes.ts';

export interface ChosenQuestion {
  readonly id: number;
  /** The place of its section in the blueprint; 0 where there are none. */
  readonly section: number;
}

export type ChosenPaper =
  | { readonly found: true; readonly questions: readonly ChosenQuestion[] }
  | ({
      readonly found: false;
      readonly nearest?: {
        readonly changed: readonly Change[];
        readonly questions: readonly ChosenQuestion[];
      };
    } & Conflict);

export interface ChooseOptions {
  /** The same seed gives the same paper from the same bank, another one another. */
  readonly seed: string | number;
  /** For the paper, or for why there is none; the nearest may take a second or two more. */
  readonly deadlineMs?: number;
}

/** A paper that holds every wish exactly, or why there is none and what comes nearest. */
export async function choosePaper(
  candidates: readonly Candidate[],
  blueprint: MarkedBlueprint,
  { seed, deadlineMs = 60_000 }: ChooseOptions,
): Promise<ChosenPaper> {
  const solve = await loadSolver();
  const began = performance.now();
  const secondsLeft = () => (deadlineMs - (performance.now() - began)) / 1000;
  const random = randomOf(seed);
  const wishes = wishesOf(blueprint);
  const sections = sectionCountOf(blueprint);
  const sorted = sortIntoClasses(candidates, wishes, sections);
  const choice = { sorted, sections, marks: blueprint.total.marks };
  const exact = findExact(choice, blueprint, wishes, solve, random, deadlineMs / 1000);
  const shown = (paper: readonly Placed[]) =>
    orderPaper(paper, random).map(({ candidate: { id }, section }) => ({ id, section }));
  if (exact && exact !== 'impossible') return { found: true, questions: shown(exact) };
  const all = inOrder(wishes, 'sort');
  const isPossible = possibleIn(choice, solve, {
    impossible: exact === 'impossible' ? all : undefined,
    secondsLeft,
  });
  const kept = keepInOrder(wishes, 'sort', isPossible);
  const nearest = findNearest(choice, blueprint, { kept, wishes, isPossible, secondsLeft }, solve, random);
  return {
    found: false,
    ...whyNot(choice, kept, all, isPossible, solve),
    ...(nearest && { nearest: { changed: nearest.changed, questions: shown(nearest.paper) } }),
  };
}
