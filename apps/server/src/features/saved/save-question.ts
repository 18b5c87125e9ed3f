import { savedLimit, tooManySaved } from '@sevenfold/contract/saved/saved.rules';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { assertQuestionSeenBy } from '../questions/read-questions.ts';
import { type BookmarkRow, countOtherBookmarks, holdBookmarks, upsertBookmark } from './bookmarks.queries.ts';
import { ofExisting } from './mark-question.ts';

export async function saveQuestion(
  services: Services,
  questionId: number,
  isCompleted: boolean | undefined,
  caller: Caller,
): Promise<BookmarkRow> {
  await assertQuestionSeenBy(services, questionId, caller);
  const { userId } = caller;
  const createdAt = services.clock.now();
  return ofExisting(() =>
    services.database.transaction(async ({ db }) => {
      // Without it, many at the same moment would all find room for one.
      await holdBookmarks(db, userId);
      if ((await countOtherBookmarks(db, userId, questionId)) >= savedLimit) {
        throw new AppError('conflict', tooManySaved);
      }
      return upsertBookmark(db, { userId, questionId, isCompleted, createdAt });
    }),
  );
}
