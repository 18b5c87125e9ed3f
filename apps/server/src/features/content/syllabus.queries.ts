import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { syllabuses } from './syllabus.tables.ts';

export type SyllabusRow = typeof syllabuses.$inferSelect;

export async function findSyllabus(db: Db, topicId: number): Promise<SyllabusRow | undefined> {
  const [row] = await db.select().from(syllabuses).where(eq(syllabuses.topicId, topicId));
  return row;
}

export async function upsertSyllabus(db: Db, row: typeof syllabuses.$inferInsert): Promise<void> {
  const { topicId: _, ...changes } = row;
  await db.insert(syllabuses).values(row).onConflictDoUpdate({ target: syllabuses.topicId, set: changes });
}

export async function removeSyllabus(db: Db, topicId: number): Promise<void> {
  await db.delete(syllabuses).where(eq(syllabuses.topicId, topicId));
}

/** Which topics have a page, without the pages. */
export const readSyllabusRows = (db: Db) =>
  db.select({ topicId: syllabuses.topicId, updatedAt: syllabuses.updatedAt }).from(syllabuses);
