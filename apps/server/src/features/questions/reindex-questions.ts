import { keptSearchText, searchTextVersion } from '@sevenfold/search-text/search-text';
import { notesOf, taughtText } from '@sevenfold/search-text/taught-text';
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
    outdated.map(({ id, text, hints, answers, replies }) => ({
      id,
      ...keptSearchText(text),
      taughtText: taughtText({ hints, answers, mistakes: notesOf(replies) }),
    })),
  );
  return outdated.at(-1)!.id;
}
