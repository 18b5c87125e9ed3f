import type { MarkedBlueprint } from '@sevenfold/contract/papers/blueprint';
import type { Candidate, Placed } from './candidate.ts';
import type { Change } from './change.ts';
import { sortIntoClasses } from './classes.ts';
import { countPaper } from './count-paper.ts';
import { drawDraft } from './draft.ts';
import { fillClasses } from './fill-classes.ts';
import { findNearest } from './find-nearest.ts';
import type { Solve } from './model.ts';
import { orderPaper } from './order-paper.ts';
import { randomOf } from './random.ts';
import { loadSolver } from './solve-with-highs.ts';
import { type Choice, strictModel } from './strict-model.ts';
import { type Conflict, whyNot } from './why-not.ts';
import { inOrder, keepInOrder, possibleIn } from './wish-sets.ts';
import { sectionCountOf, type Wishes, wishesOf } from './wishes.ts';

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
  readonly deadlineMs?: number;
}

/** A paper that holds every wish exactly, or why there is none and what comes nearest. */
export async function choosePaper(
  candidates: readonly Candidate[],
  blueprint: MarkedBlueprint,
  { seed, deadlineMs = 10_000 }: ChooseOptions,
): Promise<ChosenPaper> {
  const solve = await loadSolver();
  const random = randomOf(seed);
  const wishes = wishesOf(blueprint);
  const sections = sectionCountOf(blueprint);
  const sorted = sortIntoClasses(candidates, wishes, sections);
  const choice = { sorted, sections, marks: blueprint.total.marks };
  const exact = findExact(choice, blueprint, wishes, solve, random, deadlineMs / 1000);
  const shown = (paper: readonly Placed[]) =>
    orderPaper(paper, random).map(({ candidate: { id }, section }) => ({ id, section }));
  if (exact) return { found: true, questions: shown(exact) };
  const isPossible = possibleIn(choice, solve);
  const kept = keepInOrder(wishes, 'sort', isPossible);
  const nearest = findNearest(choice, blueprint, { kept, wishes, isPossible }, solve, random);
  return {
    found: false,
    ...whyNot(choice, kept, inOrder(wishes, 'sort'), isPossible, solve),
    ...(nearest && { nearest: { changed: nearest.changed, questions: shown(nearest.paper) } }),
  };
}

/** How far from the draft a paper may be, as a part of its marks, and how often a nearer one is waited for. */
const nearEnough = 0.6;
const improvements = 2;

function findExact(
  choice: Choice,
  blueprint: MarkedBlueprint,
  wishes: Wishes,
  solve: Solve,
  random: () => number,
  seconds: number,
): Placed[] | undefined {
  const { sorted, marks } = choice;
  const { sections } = blueprint;
  const draft = drawDraft(
    sorted,
    wishes,
    sections.length > 0 ? sections.map((section) => section.marks) : [marks],
    random,
  );
  const costs = sorted.classes.map(({ example }) => example.marks * (0.5 + random()));
  const { model, portions } = strictModel(choice, wishes, {
    drafted: (classPlace, section) => draft.in(classPlace, section).length,
    costOf: (classPlace) => costs[classPlace]!,
  });
  const solved = solve(model, { seconds, gap: nearEnough * marks, improvements });
  if (solved.status !== 'solved') return undefined;
  const paper = fillClasses(sorted, portions, solved.values, draft, random);
  const broken = countPaper(paper, blueprint);
  if (broken.length > 0) throw new Error(`a paper was found that doesn't hold ${JSON.stringify(broken)}`);
  return paper;
}
