import { describe, expect, it } from 'vitest';
import type { ListedDesign } from './design-facts.ts';
import { keyLine, keyShares, unevenKeys } from './key-letters.ts';

const designs = (...keys: readonly (string | undefined)[]): ListedDesign[] =>
  keys.map((one) => ({ facts: one === undefined ? {} : { keys: one } }) as ListedDesign);

describe('the letters of right answers', () => {
  it.each([
    ['even', ['ABCD', 'DCBA'], []],
    ['near enough', ['AAABBBBCCCDDDD', undefined], []],
    ['of a course without choices', [undefined], []],
    [
      'without one of them',
      ['ABC', 'ABC'],
      [/A is right in 33 %/, /B/, /C/, /^physics-sl: D is right in 0 %/],
    ],
    ['nearly all one', ['BBBBB', 'ACD'], [/A is right in 13 %/, /B is right in 63 %/, /C/, /D/]],
  ])('are judged where they are %s', (_, keys, expected) => {
    expect([...unevenKeys('physics-sl', designs(...keys))]).toEqual(
      expected.map((issue) => expect.stringMatching(issue) as string),
    );
  });

  it('are told for each course', () => {
    expect(keyLine(designs('AABC', 'DDDD'))).toBe('right letters: A 25 %, B 13 %, C 13 %, D 50 %');
    expect(keyLine(designs(undefined))).toBeUndefined();
    expect(keyShares(designs('AABC', 'DDDD'))).toBe('25/13/13/50');
    expect(keyShares(designs(undefined))).toBeUndefined();
  });
});
