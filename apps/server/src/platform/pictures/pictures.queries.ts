import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { pictures } from './pictures.tables.ts';

export type PictureRow = typeof pictures.$inferSelect;

export async function insertPicture(db: Db, row: PictureRow): Promise<void> {
  await db.insert(pictures).values(row);
}

export async function sayHash(db: Db, id: string, sourceHash: string): Promise<void> {
  await db.update(pictures).set({ sourceHash }).where(eq(pictures.id, id));
}

export async function findPictures(db: Db, ids: readonly string[]): Promise<Map<string, PictureRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(pictures)
    .where(inArray(pictures.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

const ofSources = (hashes: readonly string[]) =>
  and(inArray(pictures.sourceHash, [...hashes]), eq(pictures.watermark, false));

/** Ids of the pictures, as they came, of files with these hashes. */
export async function findBySource(db: Db, hashes: readonly string[]): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map();
  const rows = await db
    .select({ hash: pictures.sourceHash, id: pictures.id })
    .from(pictures)
    .where(ofSources(hashes));
  return new Map(rows.map(({ hash, id }) => [hash!, id]));
}

/** As if they had been kept just now: what looks for unused ones leaves them alone for a day. */
export async function renewBySource(db: Db, hashes: readonly string[], now: Date): Promise<Set<string>> {
  if (hashes.length === 0) return new Set();
  const rows = await db
    .update(pictures)
    .set({ createdAt: now })
    .where(ofSources(hashes))
    .returning({ hash: pictures.sourceHash });
  return new Set(rows.map(({ hash }) => hash!));
}
