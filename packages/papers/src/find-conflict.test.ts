import { expect, it } from 'vitest';
import { findConflict } from './find-conflict.ts';
import { keepMost } from './keep-most.ts';

/** Letters can be had together unless one of these words is among them. */
const cases = [
  ['abcdef', ['bd'], 'bd', 'abcef', 'd'],
  ['abcdef', ['f'], 'f', 'abcde', 'f'],
  ['abcdef', ['abc', 'def'], 'abc', 'abde', 'cf'],
  ['abcdef', ['ef', 'ab'], 'ab', 'acde', 'bf'],
  ['abcdef', ['abcdef'], 'abcdef', 'abcde', 'f'],
  ['abcdef', ['a', 'b', 'cd'], 'a', 'cef', 'abd'],
  ['a', ['a'], 'a', '', 'a'],
] as const;

const possible = (words: readonly string[]) => {
  let asked = 0;
  return {
    asked: () => asked,
    is: (letters: readonly string[]) => {
      asked += 1;
      return !words.some((word) => [...word].every((letter) => letters.includes(letter)));
    },
  };
};

it.each(cases)('of %s with %j impossible, %s is a conflict', (letters, words, conflict) => {
  expect(
    findConflict([...letters], possible(words).is)
      .sort()
      .join(''),
  ).toBe(conflict);
});

it.each(cases)(
  'of %s with %j impossible, beside the conflict %s, %s are kept and %s dropped',
  (letters, words, _, kept, dropped) => {
    const most = keepMost([...letters], possible(words).is);
    expect(most.kept.join('')).toBe(kept);
    expect(most.dropped.join('')).toBe(dropped);
  },
);

it('all are kept where all are possible, and that is asked once', () => {
  const { is, asked } = possible([]);
  expect(keepMost([...'abc'], is)).toEqual({ kept: ['a', 'b', 'c'], dropped: [] });
  expect(asked()).toBe(1);
});

it('few sets are asked about when few of many are in the way', () => {
  const many = Array.from({ length: 64 }, (_, place) => String.fromCharCode(256 + place));
  const word = `${many[9]}${many[50]}`;
  const [conflict, kept] = [possible([word]), possible([word])];
  expect(findConflict(many, conflict.is)).toEqual([...word]);
  expect(keepMost(many, kept.is).dropped).toEqual([word[1]]);
  expect(conflict.asked()).toBeLessThan(30);
  expect(kept.asked()).toBeLessThan(15);
});
