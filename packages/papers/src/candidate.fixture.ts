import type { MarkedBlueprint } from '@sevenfold/contract/papers/blueprint';
import type { Candidate } from './candidate.ts';

let last = 0;

/** A short question of medium difficulty, unless told otherwise. */
export function candidate(more: Partial<Candidate> = {}): Candidate {
  last += 1;
  return {
    id: last,
    design: `design ${last}`,
    marks: 6,
    topicIds: [10, 1],
    difficulty: 'Medium',
    paper: '1',
    calculatorAllowed: true,
    kind: 'short',
    seen: false,
    ...more,
  };
}

/** Only that it has so many marks. */
export const noWishes = (marks: number): MarkedBlueprint => ({
  total: { marks },
  sections: [],
  topics: [],
  difficulties: [],
  papers: [],
  calculator: 'any',
  counts: [],
  unseen: false,
  include: [],
  exclude: [],
});
