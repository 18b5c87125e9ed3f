import type { Reading } from './correction.policy.ts';
import { mapped, those } from './mapped.policy.ts';
import { wordsLike } from './maths-words.ts';

/** What stands for a typed word: one of several words, or of terms whose words must all be there. */
export type Alternatives = readonly (readonly string[])[];

/** One query in the forms that the search needs. */
export interface TextQuery {
  /** For each typed word: itself or what was made of it, or anything that means the same. */
  readonly groups: readonly Alternatives[];
  /** Every typed word as it stands, or else in one of its readings; not words that only mean the same. */
  readonly closest: readonly Alternatives[];
  /** The words as they stand next to each other, where there are several. */
  readonly phrase: readonly string[];
  readonly hasFormula: boolean;
  /** Every word that counts as a match. */
  readonly words: readonly string[];
}

export function textQuery(
  readings: readonly Reading[],
  formulas: readonly string[] = [],
): TextQuery | undefined {
  const meant = those(
    mapped(readings, ({ typed, words }) => ({ typed, words, like: wordsLike(words[0] ?? typed) })),
    ({ words, like }) => words.length + like.length > 0,
  );
  if (meant.length + formulas.length === 0) return undefined;

  const formulaGroups = mapped(formulas, (formula) => [[formula]]);
  return {
    groups: [
      ...mapped(meant, ({ words, like }) => [...mapped(words, alone), ...mapped(like, term)]),
      ...formulaGroups,
    ],
    closest: [
      ...mapped(meant, ({ typed, words, like }) => {
        if (words.includes(typed)) return [[typed]];
        return words.length > 0 ? mapped(words, alone) : mapped(like, term);
      }),
      ...formulaGroups,
    ],
    hasFormula: formulas.length > 0,
    phrase: meant.length > 1 ? mapped(meant, ({ typed, words }) => words[0] ?? typed) : [],
    words: meant.flatMap(({ words, like }) => [...words, ...like.flatMap((one) => one.split(' '))]),
  };
}

const alone = (word: string): string[] => [word];
const term = (words: string): string[] => words.split(' ');
