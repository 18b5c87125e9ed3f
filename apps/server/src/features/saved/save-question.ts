import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { assertQuestionSeenBy } from '../questions/read-questions.ts';
import { type BookmarkRow, upsertBookmark } from './bookmarks.queries.ts';
import { ofExisting } from './mark-question.ts';

export async function saveQuestion(
  services: Services,
  questionId: number,
  isCompleted: boolean | undefined,
  caller: Caller,
): Promise<BookmarkRow> {
  await assertQuestionSeenBy(services, questionId, caller);
  const createdAt = services.world.now();
  return ofExisting(() =>
    upsertBookmark(services.database.db, { userId: caller.userId, questionId, isCompleted, createdAt }),
  );
}
