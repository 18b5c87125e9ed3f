import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { deleteAllBookmarks, deleteBookmark, deleteBookmarkOfQuestion } from './bookmarks.queries.ts';

/**
 * By the bookmark's own id or by its question's. Bookmarks are counted from a thousand million, where no question
 * is, so that a removal that is sent twice can't take another bookmark along.
 */
export async function removeSaved({ database }: Services, id: number, caller: Caller): Promise<void> {
  const { db } = database;
  const isRemoved = await deleteBookmark(db, caller.userId, id);
  if (!isRemoved) await deleteBookmarkOfQuestion(db, caller.userId, id);
}

export async function clearSaved({ database }: Services, caller: Caller): Promise<void> {
  await deleteAllBookmarks(database.db, caller.userId);
}
