import { and, desc, eq, sql } from 'drizzle-orm';
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

/** What a user completed, and when. */
export const listCompletedAt = (db: Db, userId: string): Promise<{ questionId: number; at: Date }[]> =>
  db
    .select({ questionId: completedQuestions.questionId, at: completedQuestions.createdAt })
    .from(completedQuestions)
    .where(eq(completedQuestions.userId, userId));

/** The ids of all three kinds, in one query. */
export async function listAllMarked(db: Db, userId: string): Promise<Record<Mark, number[]>> {
  const idsIn = (mark: Mark) => {
    const table = tables[mark];
    return db
      .select({ mark: sql<Mark>`${mark}::text`, questionId: table.questionId, createdAt: table.createdAt })
      .from(table)
      .where(eq(table.userId, userId));
  };
  const rows = await idsIn('completed')
    .unionAll(idsIn('pinned'))
    .unionAll(idsIn('bookmarked'))
    .orderBy(sql`created_at desc`, sql`question_id desc`);
  const of = (mark: Mark) => rows.filter((row) => row.mark === mark).map((row) => row.questionId);
  return { completed: of('completed'), pinned: of('pinned'), bookmarked: of('bookmarked') };
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
