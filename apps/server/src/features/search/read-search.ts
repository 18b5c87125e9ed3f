import { LRUCache } from 'lru-cache';
import { ReadThroughCache } from '../../platform/cache/read-through-cache.ts';
import type { Services } from '../../platform/services.ts';
import type { Catalogue, Reader } from '../catalogue/catalogue-tree.ts';
import { perVersion } from '../catalogue/per-version.ts';
import { type Found, findInBank, lookUpWords, type TypedWord } from './search.queries.ts';
import type { TextQuery } from './text-query.policy.ts';

/** People type the same words, and each letter is a search: only the last word differs from the one before. */
const wordsOf = perVersion(() => new LRUCache<string, TypedWord>({ max: 20_000 }));
/** Unfinished and misspelt words come down to the same few queries. In characters. */
const foundOf = perVersion(() => new ReadThroughCache<Found>(8_000_000, sizeOfFound));

const sizeOfFound = ({ questions, forms }: Found): number =>
  questions.reduce((sum, { questions_text: text }) => sum + text.length + 60, 0) + forms.join().length + 400;

/** What the bank knows about each typed word, in their order. Asks for those that nobody typed lately. */
export async function readWords(
  { database }: Services,
  catalogue: Catalogue,
  typed: readonly string[],
  reader: Reader,
): Promise<TypedWord[]> {
  const kept = wordsOf(catalogue);
  const words = typed.map((word, index) => {
    const isLast = index === typed.length - 1;
    const key = `${reader.staff} ${isLast} ${word}`;
    return { typed: word, isLast, key, known: kept.get(key) };
  });
  const unknown = words.filter(({ known }) => !known);
  const read = unknown.length === 0 ? [] : await lookUpWords(database, unknown, reader.staff);
  for (const [index, { key }] of unknown.entries()) kept.set(key, read[index]!);
  return words.map((word) => word.known ?? read[unknown.indexOf(word)]!);
}

export function readFound(
  { database }: Services,
  catalogue: Catalogue,
  query: TextQuery,
  reader: Reader,
  limit: number,
): Promise<Found> {
  return foundOf(catalogue).get(JSON.stringify([reader.staff, limit, query]), () =>
    findInBank(database, query, reader.staff, limit),
  );
}
