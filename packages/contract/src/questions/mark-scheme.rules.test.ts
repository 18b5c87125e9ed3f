import { describe, expect, it } from 'vitest';
import { marksWorth, schemeIssue } from './mark-scheme.rules.ts';

describe('a mark is worth', () => {
  it.each([
    ['M1', 1],
    ['(A1)', 1],
    ['A2', 2],
    ['M1A1', 2],
    ['(M1) A1A1', 3],
    ['A1ft', 1],
    ['R1', 1],
    ['1', 1],
    ['2', 2],
    ['AG', 0],
    ['', 0],
  ])('%j → %d', (mark, worth) => {
    expect(marksWorth(mark)).toBe(worth);
  });
});

it.each([
  [3, 3, undefined],
  [1, 2, 'The mark scheme gives 1 mark, the question 2'],
  [4, 1, 'The mark scheme gives 4 marks, the question 1'],
  [0, 1, 'The mark scheme gives 0 marks, the question 1'],
])('a scheme of %i for %i: %j', (sum, marks, issue) => {
  expect(schemeIssue(sum, marks)).toBe(issue);
});
