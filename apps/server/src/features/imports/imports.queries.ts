import {
  finishedStates,
  type ImportKind,
  type ImportState,
  workingStates,
} from '@sevenfold/contract/imports/import.constants';
import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Database, Db } from '../../platform/database/database.ts';
import { importImages, importRows, imports } from './imports.tables.ts';

export type ImportRecord = typeof imports.$inferSelect;
export type NewImport = typeof imports.$inferInsert;
type ImportChange = Partial<Omit<NewImport, 'id'>>;

export async function insertImport(db: Db, values: NewImport): Promise<ImportRecord> {
  const [row] = await db.insert(imports).values(values).returning();
  return row!;
}

export async function findImport(db: Db, id: string): Promise<ImportRecord | undefined> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  return row;
}

export const listImportsOf = (db: Db, kind: ImportKind, most: number): Promise<ImportRecord[]> =>
  db.select().from(imports).where(eq(imports.kind, kind)).orderBy(desc(imports.createdAt)).limit(most);

export async function findRunningImport(db: Db): Promise<ImportRecord | undefined> {
  const [row] = await db.select().from(imports).where(eq(imports.state, 'importing'));
  return row;
}

/** Undefined when it isn't in one of these states any more: somebody else was quicker. */
export async function changeImport(
  db: Db,
  id: string,
  from: readonly ImportState[],
  change: ImportChange,
): Promise<ImportRecord | undefined> {
  const [row] = await db
    .update(imports)
    .set(change)
    .where(and(eq(imports.id, id), inArray(imports.state, [...from])))
    .returning();
  return row;
}

export async function addPart(
  db: Db,
  id: string,
  part: number,
  now: Date,
): Promise<ImportRecord | undefined> {
  const [row] = await db
    .update(imports)
    .set({
      arrivedParts: sql`array(select distinct unnest(${imports.arrivedParts} || ${part}::int) order by 1)`,
      changedAt: now,
    })
    .where(and(eq(imports.id, id), eq(imports.state, 'uploading')))
    .returning();
  return row;
}

export const listWorking = async (db: Db): Promise<string[]> =>
  (
    await db
      .select({ id: imports.id })
      .from(imports)
      .where(inArray(imports.state, [...workingStates]))
  ).map(({ id }) => id);

export const listUnclean = (db: Db): Promise<ImportRecord[]> =>
  db
    .select()
    .from(imports)
    .where(and(inArray(imports.state, [...finishedStates]), eq(imports.cleaned, false)))
    .limit(20);

export const listForgotten = (db: Db, before: Date): Promise<ImportRecord[]> =>
  db
    .select()
    .from(imports)
    .where(
      and(lt(imports.changedAt, before), notInArray(imports.state, [...finishedStates, ...workingStates])),
    );

export async function removeStaging(db: Db, id: string): Promise<void> {
  await db.delete(importRows).where(eq(importRows.importId, id));
  await db.delete(importImages).where(eq(importImages.importId, id));
}

export async function insertImages(db: Db, rows: (typeof importImages.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(importImages).values(rows);
}

export const listImages = (db: Db, importId: string) =>
  db.select().from(importImages).where(eq(importImages.importId, importId));

export async function markUsed(db: Db, importId: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db
    .update(importImages)
    .set({ used: true })
    .where(and(eq(importImages.importId, importId), inArray(importImages.name, [...names])));
}

const lockSpace = 7000007;

export async function forgetUsed(db: Db, importId: string): Promise<void> {
  await db.update(importImages).set({ used: false }).where(eq(importImages.importId, importId));
}

/** Holds the import for this process, by a connection that is lost when the process is. Undefined when it is held. */
export async function holdImport(
  { pool }: Database,
  id: string,
): Promise<{ release(): Promise<void> } | undefined> {
  const client = await pool.connect();
  const lost = () => undefined;
  client.on('error', lost);
  const end = (broken?: boolean) => {
    client.off('error', lost);
    client.release(broken);
  };
  try {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1, hashtext($2)) as held',
      [lockSpace, id],
    );
    if (!rows[0]!.held) {
      end();
      return undefined;
    }
  } catch (error) {
    end(true);
    throw error;
  }
  return {
    async release() {
      try {
        await client.query('select pg_advisory_unlock($1, hashtext($2))', [lockSpace, id]);
        end();
      } catch {
        end(true);
      }
    },
  };
}
