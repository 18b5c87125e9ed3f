import type { QuestionCard } from '@sevenfold/contract/questions/question';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { readQuestionCards } from '../questions/read-questions.ts';
import { type BookmarkRow, listBookmarks } from './bookmarks.queries.ts';

export interface SavedQuestion {
  readonly bookmark: BookmarkRow;
  readonly question: QuestionCard;
}

/** The newest first. A question that was hidden since is left out, but comes back with it. */
export async function readSaved(services: Services, caller: Caller): Promise<SavedQuestion[]> {
  const bookmarks = await listBookmarks(services.database.db, caller.userId);
  const cards = await readQuestionCards(
    services,
    bookmarks.map((bookmark) => bookmark.questionId),
    caller,
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  return bookmarks.flatMap((bookmark) => {
    const question = byId.get(bookmark.questionId);
    return question ? [{ bookmark, question }] : [];
  });
}
