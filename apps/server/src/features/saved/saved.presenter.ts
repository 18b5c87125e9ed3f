import type { BookmarkRow } from './bookmarks.queries.ts';
import type { SavedQuestion } from './read-saved.ts';

export const presentBookmark = (row: BookmarkRow) => ({
  id: row.id,
  question_id: row.questionId,
  is_completed: row.isCompleted,
});

export const presentSaved = ({ bookmark, question }: SavedQuestion) => ({
  ...presentBookmark(bookmark),
  question,
});

export const presentMark = (questionId: number) => ({ question_id: questionId });
