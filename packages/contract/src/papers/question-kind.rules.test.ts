import { expect, it } from 'vitest';
import { isOfPapers, kindOf } from './question-kind.rules.ts';

it.each([
  ['1A', true, 1, 'choice'],
  ['2', true, 15, 'choice'],
  ['1B', false, 14, 'data'],
  ['1B', false, 4, 'data'],
  ['1', false, 12, 'long'],
  ['1', false, 11, 'short'],
  ['3', false, 30, 'long'],
  [null, false, 5, 'short'],
] as const)('paper %s, multiple choice %s, %i marks: %s', (paper, multipleChoice, marks, kind) => {
  expect(kindOf({ paper, multipleChoice, marks })).toBe(kind);
});

it.each([
  [null, [], true],
  [null, ['1'], false],
  ['1A', ['1'], true],
  ['1A', ['1A'], true],
  ['1A', ['1B'], false],
  ['1', ['1A'], false],
  ['2', ['1', '2'], true],
  ['3', ['1', '2'], false],
] as const)('a question of paper %s is of papers %j: %s', (paper, wanted, is) => {
  expect(isOfPapers(paper, wanted)).toBe(is);
});
