import { describe, expect, it } from 'vitest';
import { changeSince } from './figures.rules.ts';

describe('a figure against the period before', () => {
  it.each([
    [0, 0, 'As much as in the period before'],
    [7, 7, 'As much as in the period before'],
    [3, 0, 'Nothing in the period before'],
    [0, 4, '−100% against 4 in the period before'],
    [1500, 1000, '+50% against 1,000 in the period before'],
    [2, 3, '−33% against 3 in the period before'],
  ])('%d after %d', (total, before, words) => {
    expect(changeSince(total, before)).toBe(words);
  });
});
