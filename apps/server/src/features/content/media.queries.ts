import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { media } from './media.tables.ts';

export type MediaRow = typeof media.$inferSelect;

export async function addMedia(db: Db, row: typeof media.$inferInsert): Promise<void> {
  await db.insert(media).values(row);
}

export async function findMedia(db: Db, id: string): Promise<MediaRow | undefined> {
  const [row] = await db.select().from(media).where(eq(media.id, id));
  return row;
}
