import { describe, expect, it } from 'vitest';
import { matchWords } from './matching.texts.ts';

describe('how many questions match', () => {
  it.each([
    [0, 0, 30, 'none', 'No questions match. Choose other topics to make a test.'],
    [1, 1, 30, 'few', 'Only 1 question matches; the test will have 1'],
    [4, 4, 30, 'few', 'Only 4 questions match; the test will have 4'],
    [5, 5, 30, 'enough', '5 questions match; the test will have 5'],
    [5, 5, 60, 'few', 'Only 5 questions match; the test will have 5'],
    [19, 19, 120, 'few', 'Only 19 questions match; the test will have 19'],
    [1, 3, 30, 'few', 'Only 1 question matches; the test will have 3, some of them again with other numbers'],
    [
      7,
      10,
      60,
      'few',
      'Only 7 questions match; the test will have 10, some of them again with other numbers',
    ],
    [94, 20, 120, 'enough', '94 questions match; the test will have 20'],
  ] as const)('%i of %i in %i minutes is %s', (matching, questions, duration, tone, text) => {
    expect(matchWords({ matching, questions }, duration)).toEqual({ tone, text });
  });
});
