import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { userQuestions } from './saved.tables.ts';

export type BookmarkRow = typeof userQuestions.$inferSelect;

/** The newest first; of the given ids only where there are any. */
export async function listBookmarks(db: Db, userId: string, ids?: readonly number[]): Promise<BookmarkRow[]> {
  return db
    .select()
    .from(userQuestions)
    .where(and(eq(userQuestions.userId, userId), ids && inArray(userQuestions.id, [...ids])))
    .orderBy(desc(userQuestions.createdAt), desc(userQuestions.id));
}

/** Others that bookmark for the same user wait until the end of the transaction. */
export async function holdBookmarks(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(7000003, hashtext(${userId}))`);
}

/** How many a user has, one question aside. */
export async function countOtherBookmarks(db: Db, userId: string, questionId: number): Promise<number> {
  const [counted] = await db
    .select({ others: count() })
    .from(userQuestions)
    .where(and(eq(userQuestions.userId, userId), ne(userQuestions.questionId, questionId)));
  return counted!.others;
}

/** Bookmarks a question, or sets what is given of the bookmark that is there. */
export async function upsertBookmark(
  db: Db,
  row: { userId: string; questionId: number; isCompleted: boolean | undefined; createdAt: Date },
): Promise<BookmarkRow> {
  const { isCompleted } = row;
  const [bookmark] = await db
    .insert(userQuestions)
    .values({ ...row, isCompleted: isCompleted ?? false })
    .onConflictDoUpdate({
      target: [userQuestions.userId, userQuestions.questionId],
      // An update that changes nothing, so that the row is answered in any case.
      set: { isCompleted: isCompleted ?? sql`${userQuestions.isCompleted}` },
    })
    .returning();
  return bookmark!;
}

export async function deleteBookmark(db: Db, userId: string, id: number): Promise<boolean> {
  const deleted = await db
    .delete(userQuestions)
    .where(and(eq(userQuestions.userId, userId), eq(userQuestions.id, id)))
    .returning({ id: userQuestions.id });
  return deleted.length > 0;
}

export async function deleteBookmarkOfQuestion(db: Db, userId: string, questionId: number): Promise<void> {
  await db
    .delete(userQuestions)
    .where(and(eq(userQuestions.userId, userId), eq(userQuestions.questionId, questionId)));
}

export async function deleteAllBookmarks(db: Db, userId: string): Promise<void> {
  await db.delete(userQuestions).where(eq(userQuestions.userId, userId));
}
