import type { MarkedBlueprint } from '@sevenfold/contract/papers/blueprint';
import type { Placed } from './candidate.ts';
import { countPaper } from './count-paper.ts';
import { drawDraft } from './draft.ts';
import { fillClasses } from './fill-classes.ts';
import type { Solve } from './model.ts';
import { type Choice, strictModel } from './strict-model.ts';
import type { Wishes } from './wishes.ts';

/** How far from the draft a paper may be, as a part of its marks, and how often a nearer one is waited for. */
const nearEnough = 0.6;
const improvements = 2;

/** The paper nearest to a draft that holds every wish; undefined where none was found in time. */
export function findExact(
  choice: Choice,
  blueprint: MarkedBlueprint,
  wishes: Wishes,
  solve: Solve,
  random: () => number,
  seconds: number,
): Placed[] | 'impossible' | undefined {
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
  if (solved.status === 'infeasible') return 'impossible';
  if (solved.status !== 'solved') return undefined;
  const paper = fillClasses(sorted, portions, solved.values, draft, random);
  const broken = countPaper(paper, blueprint);
  if (broken.length > 0) throw new Error(`a paper was found that doesn't hold ${JSON.stringify(broken)}`);
  return paper;
}
