import type { Reading } from './correction.policy.ts';
import { wordsLike } from './maths-words.ts';

/** One query in the forms that the search needs, in the syntax of `to_tsquery`. */
export interface TextQuery {
  /** For each typed word: itself or what was made of it, or anything that means the same. */
  readonly groups: readonly string[];
  /** Every typed word; if nothing has them all, all but one; if nothing has even those, any of them. */
  readonly relaxed: readonly string[];
  /** Any typed word. */
  readonly some: string;
  /** Every typed word as it stands, or else in one of its readings; not words that only mean the same. */
  readonly closest: string;
  /** The words as they stand next to each other, where there are several. */
  readonly phrase: string;
  readonly hasFormula: boolean;
  /** Every word that counts as a match. */
  readonly words: readonly string[];
}

export function textQuery(
  readings: readonly Reading[],
  formulas: readonly string[] = [],
): TextQuery | undefined {
  const meant = readings
    .map(({ typed, words }) => ({ typed, words, like: wordsLike(words[0] ?? typed) }))
    .filter(({ words, like }) => words.length + like.length > 0);
  if (meant.length + formulas.length === 0) return undefined;

  const groups = [
    ...meant.map(({ words, like }) => anyOf([...words.map(quoted), ...like.map(term)])),
    ...formulas.map(quoted),
  ];
  const allButOne = groups.map((_, left) => allOf(groups.filter((__, index) => index !== left)));
  return {
    groups,
    relaxed: [
      allOf(groups),
      ...(groups.length > 2 ? [anyOf(allButOne)] : []),
      ...(groups.length > 1 ? [anyOf(groups)] : []),
    ],
    some: anyOf(groups),
    closest: allOf([
      ...meant.map(({ typed, words, like }) => {
        if (words.includes(typed)) return quoted(typed);
        return anyOf(words.length > 0 ? words.map(quoted) : like.map(term));
      }),
      ...formulas.map(quoted),
    ]),
    hasFormula: formulas.length > 0,
    phrase: meant.length > 1 ? meant.map(({ typed, words }) => words[0] ?? typed).join(' ') : '',
    words: meant.flatMap(({ words, like }) => [...words, ...like.flatMap((one) => one.split(' '))]),
  };
}

const quoted = (word: string): string => `'${word.replace(/[^a-z0-9]/g, '')}'`;
const term = (words: string): string => allOf(words.split(' ').map(quoted));
const anyOf = (parts: readonly string[]): string => `(${parts.join(' | ')})`;
const allOf = (parts: readonly string[]): string => `(${parts.join(' & ')})`;
