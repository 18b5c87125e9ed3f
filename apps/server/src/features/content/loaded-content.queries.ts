import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { loadedContent } from './loaded-content.tables.ts';

export async function readLoadedHashes(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select()
    .from(loadedContent)
    // A parameter for each value would be more than a statement takes.
    .where(sql`${loadedContent.key} = any(${sql.param(keys)}::text[])`);
  return new Map(rows.map(({ key, hash }) => [key, hash]));
}

export async function noteLoaded(db: Db, entries: readonly { key: string; hash: string }[]): Promise<void> {
  await db.execute(sql`
    insert into loaded_content (key, hash)
    select * from unnest(
      ${sql.param(entries.map(({ key }) => key))}::text[],
      ${sql.param(entries.map(({ hash }) => hash))}::text[]
    )
    on conflict (key) do update set hash = excluded.hash`);
}

/**
 * The transaction is over before the disk has it. What a crash of the machine takes then, the next start loads again: what
 * says that it was loaded goes with it.
 */
export async function commitWithoutWaiting(db: Db): Promise<void> {
  await db.execute(sql`set local synchronous_commit = off`);
}
