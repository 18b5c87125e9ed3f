import { longestTerm } from '@sevenfold/contract/catalogue/vocabulary.rules';

/** An address of a person or a page, or a number as long as those of telephones. */
const mayIdentify = /@|:\/\/|\bwww\.|(?:\d[\s().-]*){8,}/;

/**
 * A search as staff may read it: in lower case, so that everybody's are counted together. Undefined for what could
 * identify somebody, and for whole sentences that were pasted: no topic is called so.
 */
export function countableQuery(query: string): string | undefined {
  const tidy = query.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const isWord = tidy.length >= 2 && tidy.length <= longestTerm && /[\p{L}\p{N}]/u.test(tidy);
  return isWord && !mayIdentify.test(tidy) ? tidy : undefined;
}
