import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { testBooklets } from './booklets.tables.ts';

export type BookletRow = typeof testBooklets.$inferSelect;

export async function findBooklet(db: Db, testId: number): Promise<BookletRow | undefined> {
  const [row] = await db.select().from(testBooklets).where(eq(testBooklets.testId, testId));
  return row;
}

/** The first one stays: who comes at the same moment gets it as well. */
export async function keepBooklet(db: Db, booklet: BookletRow): Promise<BookletRow> {
  const [row] = await db.insert(testBooklets).values(booklet).onConflictDoNothing().returning();
  return row ?? (await findBooklet(db, booklet.testId)) ?? booklet;
}
