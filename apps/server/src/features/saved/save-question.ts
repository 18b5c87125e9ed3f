import { savedLimit, tooManySaved } from '@sevenfold/contract/saved/saved.rules';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { assertQuestionSeenBy } from '../questions/read-questions.ts';
import { type BookmarkRow, countOtherBookmarks, upsertBookmark } from './bookmarks.queries.ts';
import { ofExisting } from './mark-question.ts';

export async function saveQuestion(
  services: Services,
  questionId: number,
  isCompleted: boolean | undefined,
  caller: Caller,
): Promise<BookmarkRow> {
  await assertQuestionSeenBy(services, questionId, caller);
  const { db } = services.database;
  if ((await countOtherBookmarks(db, caller.userId, questionId)) >= savedLimit) {
    throw new AppError('conflict', tooManySaved);
  }
  const createdAt = services.clock.now();
  return ofExisting(() => upsertBookmark(db, { userId: caller.userId, questionId, isCompleted, createdAt }));
}
