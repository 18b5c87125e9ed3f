import { plainWord } from '@sevenfold/search-text/search-words';
import { mapped, those } from './mapped.policy.ts';
import { wordsLike } from './maths-words.ts';

/** A word of the bank that a typed word may stand for. */
export interface Candidate {
  readonly word: string;
  readonly how: 'exact' | 'prefix' | 'similar';
  readonly in_topics: number;
  readonly in_questions: number;
}

export interface Reading {
  readonly typed: string;
  /** The words taken to be meant, likeliest first; none where the word is nothing that the bank knows. */
  readonly words: readonly string[];
  /** The bank doesn't know what was typed: these are the nearest that it knows. */
  readonly corrected: boolean;
}

/** What was typed with its corrections, as it is told to who typed it; undefined where nothing was corrected. */
export function correctedQuery(query: string, readings: readonly Reading[]): string | undefined {
  const corrections = new Map(
    readings.flatMap(({ typed, words, corrected }) => (corrected ? [[typed, words[0]!] as const] : [])),
  );
  if (corrections.size === 0) return undefined;
  return query.replaceAll(/[\p{L}\p{M}\p{N}]+/gu, (word) => corrections.get(plainWord(word)) ?? word);
}

const mostCompletions = 6;
const mostCorrections = 3;

/** The word itself, and what it may become while it is still being typed; else those the fewest slips away. */
export function readWord(typed: string, candidates: readonly Candidate[], isLast: boolean): Reading {
  const meant = meantBy(typed, candidates, isLast);
  return {
    typed,
    words: mapped(meant, ({ word }) => word),
    corrected: meant.some(({ how }) => how === 'similar'),
  };
}

/** A word taken as it stands, for those who say that they meant it. */
export const readLiterally = (typed: string, candidates: readonly Candidate[], isLast: boolean): Reading =>
  readWord(
    typed,
    those(candidates, ({ how }) => how !== 'similar'),
    isLast,
  );

function meantBy(typed: string, candidates: readonly Candidate[], isLast: boolean): readonly Candidate[] {
  const known = those(candidates, ({ how }) => how === 'exact');
  // Another form of the word, such as its plural, counts where the bank hasn't the word itself.
  const exact = known.some(({ word }) => word === typed) ? those(known, ({ word }) => word === typed) : known;
  const completions = those(candidates, ({ how }) => how === 'prefix').sort(byUse);
  // A short word that is known, such as pH, is whole: too many others begin so.
  if (exact.length > 0 && (!isLast || typed.length < 3)) return exact;
  if (exact.length + completions.length > 0) return [...exact, ...completions].slice(0, mostCompletions);
  // A word with other words for it is no slip, even where the bank only has the others.
  if (wordsLike(typed).length > 0) return [];
  const apart = mapped(candidates, (candidate) => ({
    candidate,
    distance: slipsBetween(typed, candidate.word, isLast),
  }));
  const slipped = those(
    apart,
    ({ candidate, distance }) => distance <= allowedSlips(typed, candidate.word),
  ).sort((a, b) => a.distance - b.distance || byUse(a.candidate, b.candidate));
  const nearest = those(slipped, ({ distance }) => distance === slipped[0]?.distance);
  return mapped(nearest, ({ candidate }) => candidate).slice(0, mostCorrections);
}

/** Words of topics first: that is what people look for. Then the common ones. */
const byUse = (a: Candidate, b: Candidate): number =>
  Number(b.in_topics > 0) - Number(a.in_topics > 0) ||
  b.in_topics + b.in_questions - (a.in_topics + a.in_questions) ||
  a.word.length - b.word.length ||
  (a.word < b.word ? -1 : 1);

/** None in a short word, which may be anything; a word with another first letter is another word, or one slip away. */
function allowedSlips({ length, 0: first }: string, word: string): number {
  if (length <= 3) return 0;
  if (first !== word[0]) return 1;
  return length <= 5 ? 1.5 : length <= 8 ? 2.5 : 3.5;
}

/** Half a slip more for a word that had to be completed as well, so that whole words win. */
function slipsBetween(typed: string, word: string, isLast: boolean): number {
  const { whole, start } = slips(typed, word);
  return isLast ? Math.min(whole, start + 0.5) : whole;
}

/**
 * Letters left out, added, exchanged or swapped with their neighbour, counted as one each: from the typed word to
 * the whole of the other, and to the best start of it.
 */
export function slips(typed: string, word: string): { whole: number; start: number } {
  let twoBack: number[] = [];
  let previous = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let cost = Math.min(
        previous[column]! + 1,
        current[column - 1]! + 1,
        previous[column - 1]! + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (swapped) cost = Math.min(cost, twoBack[column - 2]! + 1);
      current.push(cost);
    }
    twoBack = previous;
    previous = current;
  }
  return { whole: previous[word.length]!, start: Math.min(...previous) };
}
