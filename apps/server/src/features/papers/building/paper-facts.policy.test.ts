import type { PaperName } from '@sevenfold/contract/questions/question.constants';
import { expect, it } from 'vitest';
import { calculatorOf, paperLike } from './paper-facts.policy.ts';

it.each<[PaperName[], PaperName | null]>([
  [[], null],
  [['2'], '2'],
  [['1A'], '1A'],
  [['1A', '1B'], '1'],
  [['1', '1A'], '1'],
  [['1', '2'], null],
])('%o is like paper %s', (papers, expected) => {
  expect(paperLike(papers)).toBe(expected);
});

it.each([
  [[true, true], true],
  [[false, false], false],
  [[true, false], null],
])('%o allows a calculator: %s', (allowed, expected) => {
  expect(calculatorOf(allowed)).toBe(expected);
});
