import { expect, it } from 'vitest';
import type { CandidateRow } from './candidates.queries.ts';
import { packCandidates } from './packed-candidates.ts';
import { versionOf } from './versions.policy.ts';

const row = (id: number, design: string, marks: number): CandidateRow => ({
  id,
  design,
  marks,
  difficulty: 1,
  paper: 1,
  paper_part: null,
  calculator_allowed: true,
  multiple_choice: false,
  topic1_id: 10,
  topic2_id: null,
  topic3_id: null,
});
const bank = packCandidates([
  row(1, 'a', 5),
  row(2, 'a', 5),
  row(3, 'a', 5),
  row(4, 'a', 6),
  row(5, 'b', 4),
  row(6, 'c', 7),
  row(7, 'c', 7),
]);
const paper = [
  { section: 'A', questionId: 1, marks: 5 },
  { section: 'A', questionId: 5, marks: 4 },
  { section: 'B', questionId: 6, marks: 7 },
];
const idsOf = (questions: readonly { questionId: number }[]) => questions.map(({ questionId }) => questionId);

it('takes others of the same design and worth, first such as no version has', () => {
  const second = versionOf(paper, bank, 'variants', new Set([1, 2, 5, 6]), () => 0);
  expect(idsOf(second)).toEqual([3, 5, 7]);
  expect(second.map(({ section, marks }) => [section, marks])).toEqual([
    ['A', 5],
    ['A', 4],
    ['B', 7],
  ]);
  expect(idsOf(versionOf(paper, bank, 'variants', new Set([1, 2, 3]), () => 0.99))[0]).toBe(3);
});

it.each([0, 0.3, 0.6, 0.99])('shuffles within sections, never into the same order (%d)', (number) => {
  const shuffled = versionOf(paper, bank, 'shuffled', new Set(), () => number);
  expect(shuffled.map(({ section }) => section)).toEqual(['A', 'A', 'B']);
  expect(idsOf(shuffled)).toEqual([5, 1, 6]);
});
