import { isTelling, wordsOf } from '@sevenfold/search-text/search-words';
import { mapped, those } from './mapped.policy.ts';

/** More than anybody types, and enough for a sentence that was pasted. */
const mostWords = 8;
const longestWord = 40;

/** The words to look for, in their order, each once. A lone letter counts where nothing else was typed. */
export function queryWords(query: string): string[] {
  const words = those(
    mapped(wordsOf(query), (word) => word.slice(0, longestWord)),
    (word) => isTelling(word) || /^[a-z]$/.test(word),
  );
  const telling = those(words, isTelling);
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, mostWords);
}
