import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { gradingMarkings, markingComments } from './desk.tables.ts';

export type MarkingRow = typeof gradingMarkings.$inferSelect;
export type CommentRow = typeof markingComments.$inferSelect;

export async function findMarking(db: Db, gradingId: string): Promise<MarkingRow | undefined> {
  const [row] = await db.select().from(gradingMarkings).where(eq(gradingMarkings.gradingId, gradingId));
  return row;
}

export async function putMarking(db: Db, row: typeof gradingMarkings.$inferInsert): Promise<void> {
  const { gradingId: _, ...changed } = row;
  await db
    .insert(gradingMarkings)
    .values(row)
    .onConflictDoUpdate({ target: gradingMarkings.gradingId, set: changed });
}

export async function noteReturned(db: Db, gradingId: string, returnedVersion: number | null): Promise<void> {
  await db.update(gradingMarkings).set({ returnedVersion }).where(eq(gradingMarkings.gradingId, gradingId));
}

export const listComments = (db: Db): Promise<CommentRow[]> =>
  db
    .select()
    .from(markingComments)
    .orderBy(asc(sql`lower(${markingComments.text})`), asc(markingComments.id));

export async function findComment(
  db: Db,
  id: number,
  options: { forUpdate?: boolean } = {},
): Promise<CommentRow | undefined> {
  const query = db.select().from(markingComments).where(eq(markingComments.id, id));
  const [row] = options.forUpdate ? await query.for('update') : await query;
  return row;
}

export async function findCommentByText(db: Db, text: string): Promise<CommentRow | undefined> {
  const [row] = await db
    .select()
    .from(markingComments)
    .where(sql`md5(text) = md5(${text}) and text = ${text}`);
  return row;
}

/** Undefined where the very same text is kept already. */
export async function insertComment(
  db: Db,
  row: typeof markingComments.$inferInsert,
): Promise<CommentRow | undefined> {
  const [inserted] = await db.insert(markingComments).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function setComment(db: Db, id: number, text: string): Promise<void> {
  await db.update(markingComments).set({ text }).where(eq(markingComments.id, id));
}

export async function deleteComment(db: Db, id: number): Promise<void> {
  await db.delete(markingComments).where(eq(markingComments.id, id));
}
