import { desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { gradings } from './grading.tables.ts';

export type GradingRow = typeof gradings.$inferSelect;
type Change = Partial<Omit<typeof gradings.$inferInsert, 'id' | 'testId' | 'userId'>>;

export async function findGrading(db: Db, testId: number): Promise<GradingRow | undefined> {
  const [row] = await db.select().from(gradings).where(eq(gradings.testId, testId));
  return row;
}

export async function findGradingById(db: Db, id: string): Promise<GradingRow | undefined> {
  const [row] = await db.select().from(gradings).where(eq(gradings.id, id));
  return row;
}

/**
 * First of all where a grading may be made, since its row points at the student's: payments lock the buyer and then
 * the test, and whoever took them the other way round would wait for them forever.
 */
export async function awaitPayments(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select 1 from users where id = ${userId} for key share`);
}

/** The grading of a test, made now if there is none yet, and locked. */
export async function holdGrading(db: Db, fresh: typeof gradings.$inferInsert): Promise<GradingRow> {
  await db.insert(gradings).values(fresh).onConflictDoNothing({ target: gradings.testId });
  const [row] = await db.select().from(gradings).where(eq(gradings.testId, fresh.testId)).for('update');
  return row!;
}

export async function changeGrading(db: Db, id: string, change: Change): Promise<GradingRow> {
  const [row] = await db.update(gradings).set(change).where(eq(gradings.id, id)).returning();
  return row!;
}

export const listGradingsOf = (db: Db, userId: string): Promise<GradingRow[]> =>
  db.select().from(gradings).where(eq(gradings.userId, userId)).orderBy(desc(gradings.createdAt));

export const listGradingsOfTests = (db: Db, testIds: readonly number[]): Promise<GradingRow[]> =>
  testIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(gradings)
        .where(inArray(gradings.testId, [...testIds]));

export async function isFileUsed(db: Db, key: string): Promise<boolean> {
  return (await db.$count(gradings, or(eq(gradings.sheetKey, key), eq(gradings.reportKey, key)))) > 0;
}
