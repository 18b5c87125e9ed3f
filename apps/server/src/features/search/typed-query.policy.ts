import { foldTerm } from '@sevenfold/search-text/fold-term';
import { formulaWords } from '@sevenfold/search-text/formula-words';
import { those } from './mapped.policy.ts';
import { queryWords } from './query-words.policy.ts';
import type { TopicIndex } from './topic-index.policy.ts';

/** What was typed, as far as it makes a difference to what is found. */
export interface SearchWords {
  /** In lower case. */
  readonly query: string;
  /** For topics: see `foldTerm`. */
  readonly tokens: readonly string[];
  /** For questions and for what is known: see `queryWords`. */
  readonly typed: readonly string[];
  /** For questions: what formulas hold. */
  readonly formulas: readonly string[];
  /** The last word may go on. A formula doesn't become a word. */
  readonly unfinished: boolean;
  /** Nothing is to be corrected. */
  readonly literal: boolean;
}

export const searchWordsOf = (query: string, literal: boolean): SearchWords => {
  const tokens = foldTerm(query).slice(0, 12);
  const formulas = formulaWords(query).slice(0, 8);
  return {
    query: query.toLowerCase().replaceAll(/\s+/g, ' '),
    tokens,
    // Lone letters are looked for where nothing else was typed; of a formula they are parts.
    typed: those(queryWords(query), (word) => word.length > 1 || isLetters.test(query)),
    formulas,
    unfinished: /(?:^|\s)[\p{L}\p{N}'’-]+$/u.test(query.trim()),
    literal,
  };
};

const isLetters = /^[\p{L}\p{M}\s]+$/u;

/** Words that were written together, or apart, where what topics are called is spelled otherwise. */
export function asSpelled(search: SearchWords, index: TopicIndex): SearchWords {
  const term = index.termOf(search.tokens);
  // Numbers say nothing, unless something is called by them: 68 95 99.7.
  if (!term && !search.tokens.some((token) => /[a-z=]/.test(token))) return { ...search, tokens: [] };
  if (!term || search.tokens.every((token) => index.hasWord(token))) return search;
  return { ...search, tokens: term, typed: queryWords(term.join(' ')) };
}
