import { createHash } from 'node:crypto';
import { plainText } from '@sevenfold/contract/questions/plain-text.rules';
import { foldTerm } from './fold-term.ts';
import { formulaWords } from './formula-words.ts';
import { isTelling, wordsOf } from './search-words.ts';

/**
 * Grows with every change to what a text becomes here or in the rules that make LaTeX readable: what was kept before is
 * then made again, see `features/search/reindex.jobs.ts`.
 */
export const searchTextVersion = 2;

/** What a text of Markdown and LaTeX is found by: its telling words in their order, then what its formulas hold. */
export function searchText(written: string): string {
  const readable = plainText(written, 'spoken');
  return [...tellingWords(readable), ...formulaWords(readable)].join(' ');
}

/** The same without its formulas, for what is said about a question. */
export const spokenText = (written: string): string => tellingWords(plainText(written, 'spoken')).join(' ');

const tellingWords = (readable: string): string[] => wordsOf(readable).filter(isTelling);

/** The words of what students call a topic, each once: they are known, and what is mistyped is mended with them. */
export const vocabularyText = (vocabulary: readonly string[]): string =>
  [...new Set(vocabulary.flatMap((term) => [...wordsOf(term), ...foldTerm(term)]))]
    .filter(isPlainWord)
    .join(' ');

const isPlainWord = (word: string): boolean => isTelling(word) && /^[a-z0-9]+$/.test(word);

/**
 * The two columns of whatever can be found: its words, and which text they were made of by which version. Whoever writes
 * the text alone (the version before, or a hand in the database) leaves words that don't belong to it: the database sees
 * that and makes do with its own reading until the words are made again.
 */
export const keptSearchText = (written: string) => ({
  searchText: searchText(written),
  searchTextOf: `${searchTextVersion}:${createHash('md5').update(written).digest('hex')}`,
});
