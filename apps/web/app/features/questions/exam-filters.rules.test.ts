import { expect, it } from 'vitest';
import { bankQuery, readBankAddress } from '~/lib/bank/bank-address.ts';
import { filtersIn, offeredPapers, offersCalculator } from './exam-filters.rules.ts';

const read = (query: string) => readBankAddress(new URLSearchParams(query));

it.each([
  ['subject=physics-sl', '1A 1B 2', false],
  ['subject=chemistry-hl&paper=1B', '1A 1B 2', false],
  ['subject=physics-sl&paper=1', '1 1A 1B 2', false],
  ['subject=physics-sl&paper=3', '3 1A 1B 2', false],
  ['subject=math-aa-sl', '1 2', true],
  ['subject=math-aa-hl&paper=3', '1 2 3', true],
  ['subject=math-ai-hl', '1 2 3', false],
  ['page=1', '1 1A 1B 2 3', true],
])('%s offers papers %s, and a choice of the calculator: %s', (query, papers, calculator) => {
  expect(offeredPapers(read(query)).join(' ')).toBe(papers);
  expect(offersCalculator(read(query))).toBe(calculator);
});

it.each([
  ['subject=physics-sl&paper=1A', 'chemistry-sl', 'paper=1A&page=1'],
  ['subject=physics-sl&paper=1A', 'math-aa-sl', 'page=1'],
  ['subject=physics-sl&paper=2', 'math-aa-sl', 'paper=2&page=1'],
  ['subject=math-aa-sl&paper=1', 'physics-hl', 'paper=1&page=1'],
  ['subject=math-aa-hl&paper=3', 'math-aa-sl', 'page=1'],
  ['subject=math-aa-hl&paper=3', 'physics-hl', 'page=1'],
  ['subject=math-aa-hl&paper=3', undefined, 'paper=3&page=1'],
  [
    'subject=math-aa-sl&calculatorNotAllowed=true&completedQuestion=true',
    'physics-sl',
    'completedQuestion=true&page=1',
  ],
  ['subject=math-aa-sl&calculatorNotAllowed=true', 'math-aa-hl', 'calculatorNotAllowed=true&page=1'],
])('of %s there stays in %s: %s', (query, subject, stays) => {
  const address = { ...read(query), subject: undefined, ...filtersIn(subject, read(query)) };
  expect(bankQuery(address)).toBe(stays);
});
