import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { completedQuestions, pinnedQuestions, userQuestions } from './saved.tables.ts';

const tables = { completed: completedQuestions, pinned: pinnedQuestions, bookmarked: userQuestions } as const;

export type Mark = keyof typeof tables;
/** Marks that are there or not, and nothing else. A bookmark has an id and a state. */
export type PlainMark = Exclude<Mark, 'bookmarked'>;

/** Ids of the questions a user marked in this way, the newest mark first. */
export async function listMarked(db: Db, mark: Mark, userId: string): Promise<number[]> {
  const table = tables[mark];
  const rows = await db
    .select({ questionId: table.questionId })
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.createdAt), desc(table.questionId));
  return rows.map((row) => row.questionId);
}

export async function insertMark(
  db: Db,
  mark: PlainMark,
  row: { userId: string; questionId: number; createdAt: Date },
): Promise<void> {
  await db.insert(tables[mark]).values(row).onConflictDoNothing();
}

export async function deleteMark(db: Db, mark: PlainMark, userId: string, questionId: number): Promise<void> {
  const table = tables[mark];
  await db.delete(table).where(and(eq(table.userId, userId), eq(table.questionId, questionId)));
}
