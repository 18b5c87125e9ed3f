import { expect, it } from 'vitest';
import { publicSubjectSlugs } from './catalogue.ts';
import { examFacts, examIssues, examShapeOf, hasNoCalculator } from './exam-papers.rules.ts';

it.each([
  ['math-aa-sl', '1 2', true],
  ['math-aa-hl', '1 2 3', true],
  ['math-ai-sl', '1 2', false],
  ['math-ai-hl', '1 2 3', false],
  ['physics-sl', '1A 1B 2', false],
  ['physics-hl', '1A 1B 2', false],
  ['chemistry-sl', '1A 1B 2', false],
  ['chemistry-hl', '1A 1B 2', false],
  ['biology', '1A 1B 2', false],
  ['ib-physics-sl-2025', '1A 1B 2', false],
  ['economics', '1 1A 1B 2 3', true],
  ['metaphysics-sl', '1 1A 1B 2 3', true],
  [undefined, '1 1A 1B 2 3', true],
])('%s has papers %s; one without a calculator: %s', (slug, papers, without) => {
  const shape = examShapeOf(slug);
  expect(shape.papers.join(' ')).toBe(papers);
  expect(hasNoCalculator(shape)).toBe(without);
});

it('every subject that students see is in the table', () => {
  for (const slug of publicSubjectSlugs) expect(examShapeOf(slug)).not.toBe(examShapeOf(undefined));
});

it('the API tells papers by number and part', () => {
  expect(examFacts('chemistry-sl')).toEqual({
    papers: [
      { paper: 1, paper_part: 'A' },
      { paper: 1, paper_part: 'B' },
      { paper: 2, paper_part: null },
    ],
    no_calculator: false,
  });
  expect(examFacts('math-aa-hl')).toEqual({
    papers: [1, 2, 3].map((paper) => ({ paper, paper_part: null })),
    no_calculator: true,
  });
});

it.each([
  ['physics-sl', 1, 'A', true, []],
  ['physics-sl', 1, 'B', true, []],
  ['physics-sl', 2, null, true, []],
  ['physics-sl', null, null, true, []],
  ['physics-sl', 1, null, true, ['paper_part: Paper 1 has parts in this subject: please choose 1A or 1B']],
  ['physics-sl', 2, 'A', true, ['paper_part: Paper 2 has no parts in this subject']],
  ['physics-sl', null, 'A', true, ['paper_part: Please choose the paper that this is a part of']],
  [
    'chemistry-hl',
    3,
    null,
    true,
    ['paper: This subject has no Paper 3, only Paper 1A, Paper 1B and Paper 2'],
  ],
  ['chemistry-hl', 2, null, false, ['calculatorAllowed: Every paper of this subject is with a calculator']],
  [
    'chemistry-hl',
    3,
    'B',
    false,
    [
      'paper: This subject has no Paper 3, only Paper 1A, Paper 1B and Paper 2',
      'calculatorAllowed: Every paper of this subject is with a calculator',
    ],
  ],
  ['math-aa-sl', 1, null, false, []],
  ['math-aa-sl', 1, 'A', false, ['paper_part: Paper 1 has no parts in this subject']],
  ['math-aa-sl', 3, null, true, ['paper: This subject has no Paper 3, only Paper 1 and Paper 2']],
  ['math-aa-hl', 3, null, true, []],
  ['math-ai-hl', 1, null, false, ['calculatorAllowed: Every paper of this subject is with a calculator']],
  ['economics', 1, null, false, []],
  ['economics', 1, 'B', true, []],
  ['economics', 2, 'B', true, ['paper_part: Paper 2 has no parts in this subject']],
] as const)(
  '%s with paper %s, part %s, calculator %s',
  (slug, paper, paper_part, calculatorAllowed, issues) => {
    const found = examIssues(slug, { paper, paper_part, calculatorAllowed });
    expect(found.map(({ field, message }) => `${field}: ${message}`)).toEqual(issues);
  },
);
