import { expect, it } from 'vitest';
import { listed } from './design-facts.ts';
import { placeIssues } from './inspect-place.ts';

const facts = { difficulty: 'Easy', variants: 1, draws: 1, marks: 1, routes: [], runs: '' } as const;

it.each([
  ['physics-sl/A.1-x.md', 1, true, true, []],
  ['physics-sl/A.1-x.md', 1, true, false, []],
  ['physics-sl/A.1-x.md', 2, true, false, []],
  [
    'physics-sl/A.1-x.md',
    3,
    true,
    false,
    ['This subject has no Paper 3, only Paper 1A, Paper 1B and Paper 2'],
  ],
  ['chemistry-hl/S1.1-x.md', 2, false, false, ['Every paper of this subject is with a calculator']],
  ['chemistry-hl/S1.1-x.md', 2, true, true, ['multiple choice belongs to paper 1A']],
  ['math-aa-sl/1.1-x.md', 1, false, true, []],
  ['math-aa-sl/1.1-x.md', 1, true, false, ['paper 1 is without a calculator']],
  ['math-aa-sl/1.1-x.md', 3, true, false, ['This subject has no Paper 3, only Paper 1 and Paper 2']],
  ['math-aa-hl/1.1-x.md', 3, true, false, []],
  ['math-ai-sl/1.1-x.md', 1, false, false, ['Every paper of this subject is with a calculator']],
] as const)(
  '%s, paper %i, calculator %s, multiple choice %s',
  (file, paper, calculator, multipleChoice, issues) => {
    expect([...placeIssues(listed(file, { ...facts, paper, calculator, multipleChoice }))]).toEqual(issues);
  },
);
