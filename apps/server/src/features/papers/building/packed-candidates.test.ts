import { expect, it } from 'vitest';
import type { CandidateRow } from './candidates.queries.ts';
import { packCandidates, unpackCandidates } from './packed-candidates.ts';

const row = (more: Partial<CandidateRow>): CandidateRow => ({
  id: 1,
  design: 'a',
  marks: 5,
  difficulty: 1,
  paper: 2,
  paper_part: null,
  calculator_allowed: true,
  multiple_choice: false,
  topic1_id: 10,
  topic2_id: null,
  topic3_id: null,
  ...more,
});

it('comes out as it went in, for the chooser', () => {
  const packed = packCandidates([
    row({}),
    row({ id: 2, design: 'b', marks: 16, difficulty: 3, paper: null, calculator_allowed: false }),
    row({ id: 3, marks: 1, paper: 1, paper_part: 'A', multiple_choice: true, topic2_id: 11, topic3_id: 12 }),
    row({ id: 2_000_000_000, paper: 1, paper_part: 'B', topic2_id: 11 }),
  ]);
  expect(packed.designKeys).toEqual(['a', 'b']);
  const rest = { difficulty: 'Easy', calculatorAllowed: true, seen: false };
  expect(unpackCandidates(structuredClone(packed), [1])).toEqual([
    { ...rest, id: 1, design: 'a', marks: 5, topicIds: [10], paper: '2', kind: 'short' },
    {
      id: 2,
      design: 'b',
      marks: 16,
      topicIds: [10],
      difficulty: 'Hard',
      paper: null,
      calculatorAllowed: false,
      kind: 'long',
      seen: true,
    },
    { ...rest, id: 3, design: 'a', marks: 1, topicIds: [12, 11, 10], paper: '1A', kind: 'choice' },
    { ...rest, id: 2_000_000_000, design: 'a', marks: 5, topicIds: [11, 10], paper: '1B', kind: 'data' },
  ]);
});
