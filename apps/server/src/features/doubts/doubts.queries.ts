import { and, desc, eq, getTableColumns, isNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/database.ts';
import { doubts } from './doubts.tables.ts';

export type DoubtRow = typeof doubts.$inferSelect;
export type NewDoubt = typeof doubts.$inferInsert;

const openings = alias(doubts, 'openings');

/** An entry, and the doubt that opened its thread; null for that doubt itself. */
const withOpening = (db: Db) =>
  db
    .select({ entry: getTableColumns(doubts), opening: getTableColumns(openings) })
    .from(doubts)
    .leftJoin(openings, eq(openings.id, doubts.parentId));

export interface ThreadEntry {
  readonly entry: DoubtRow;
  readonly opening: DoubtRow | null;
}

export async function findEntry(db: Db, id: number): Promise<ThreadEntry | undefined> {
  const [found] = await withOpening(db).where(eq(doubts.id, id));
  return found;
}

/** Everything in the threads that a user opened, whoever wrote it; the newest first. */
export async function listThreadsOf(db: Db, userId: string): Promise<ThreadEntry[]> {
  return withOpening(db)
    .where(or(and(eq(doubts.userId, userId), isNull(doubts.parentId)), eq(openings.userId, userId)))
    .orderBy(desc(doubts.createdAt), desc(doubts.id));
}

export async function insertDoubt(db: Db, doubt: NewDoubt): Promise<DoubtRow> {
  const [row] = await db.insert(doubts).values(doubt).returning();
  return row!;
}
