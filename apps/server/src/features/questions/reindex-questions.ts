import { searchTextVersion } from '@sevenfold/search-text/search-text';
import { questionWords } from '@sevenfold/search-text/taught-text';
import type { Db } from '../../platform/database/database.ts';
import { listOutdatedTexts, writeSearchTexts } from './question-search-text.queries.ts';

/**
 * Makes the words of the next so many questions whose words are missing or out of date. Answers the last of them, or
 * nothing when none was left.
 */
export async function reindexQuestions(db: Db, afterId: number, limit: number): Promise<number | undefined> {
  const outdated = await listOutdatedTexts(db, searchTextVersion, afterId, limit);
  if (outdated.length === 0) return undefined;
  await writeSearchTexts(
    db,
    outdated.map(({ id, ...texts }) => ({ id, ...questionWords(texts) })),
  );
  return outdated.at(-1)!.id;
}
