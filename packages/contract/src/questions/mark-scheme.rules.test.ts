import { describe, expect, it } from 'vitest';
import { marksWorth } from './mark-scheme.rules.ts';

describe('a mark is worth', () => {
  it.each([
    ['M1', 1],
    ['(A1)', 1],
    ['A2', 2],
    ['M1A1', 2],
    ['(M1) A1A1', 3],
    ['A1ft', 1],
    ['R1', 1],
    ['AG', 0],
    ['', 0],
  ])('%j → %d', (mark, worth) => {
    expect(marksWorth(mark)).toBe(worth);
  });
});
