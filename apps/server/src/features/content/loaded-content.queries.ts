import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { loadedContent } from './loaded-content.tables.ts';

export async function readLoadedHashes(db: Db): Promise<Map<string, string>> {
  const rows = await db.select().from(loadedContent);
  return new Map(rows.map(({ key, hash }) => [key, hash]));
}

export async function noteLoaded(db: Db, entries: readonly { key: string; hash: string }[]): Promise<void> {
  await db
    .insert(loadedContent)
    .values([...entries])
    .onConflictDoUpdate({ target: loadedContent.key, set: { hash: sql`excluded.hash` } });
}
