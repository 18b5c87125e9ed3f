import { and, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { PictureRow } from '../../../platform/pictures/keep-picture.ts';
import { pictures } from '../../../platform/pictures/pictures.tables.ts';
import { questionImages } from '../questions.tables.ts';

const images = {
  id: questionImages.id,
  questionId: questionImages.questionId,
  side: questionImages.side,
  position: questionImages.position,
  url: questionImages.url,
  alt: questionImages.alt,
  picture: pictures,
};

const imagesWith = (db: Db) =>
  db.select(images).from(questionImages).leftJoin(pictures, eq(pictures.id, questionImages.pictureId));

/** Of one question, in their order. */
export async function listImages(db: Db, questionId: number) {
  return imagesWith(db)
    .where(eq(questionImages.questionId, questionId))
    .orderBy(questionImages.side, questionImages.position, questionImages.id);
}
export type ImageRow = Awaited<ReturnType<typeof listImages>>[number];

export async function findImages(db: Db, ids: readonly number[]): Promise<Map<number, ImageRow>> {
  if (ids.length === 0) return new Map();
  const rows = await imagesWith(db).where(inArray(questionImages.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function deleteImages(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(questionImages).where(inArray(questionImages.id, [...ids]));
}

export type ImageValues = Omit<typeof questionImages.$inferInsert, 'id'>;

export async function insertImage(db: Db, values: ImageValues): Promise<void> {
  await db.insert(questionImages).values(values);
}

export async function updateImage(db: Db, id: number, values: Partial<ImageValues>): Promise<void> {
  await db.update(questionImages).set(values).where(eq(questionImages.id, id));
}

/** Takes away what no question shows, and what nobody else is taking away. Those of texts stay: old versions name them. */
export async function takeUnused(db: Db, before: Date, most: number): Promise<PictureRow[]> {
  const unused = await db
    .select({ id: pictures.id })
    .from(pictures)
    .where(
      and(
        lt(pictures.createdAt, before),
        isNotNull(pictures.originalKey),
        notExists(db.select().from(questionImages).where(eq(questionImages.pictureId, pictures.id))),
      ),
    )
    .limit(most)
    .for('update', { skipLocked: true });
  if (unused.length === 0) return [];
  return db
    .delete(pictures)
    .where(
      inArray(
        pictures.id,
        unused.map(({ id }) => id),
      ),
    )
    .returning();
}

/** Which of these originals are still some picture's. */
export async function usedOriginals(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ key: pictures.originalKey })
    .from(pictures)
    .where(sql`${pictures.originalKey} = any(${sql.param(keys)}::text[])`);
  return new Set(rows.map(({ key }) => key!));
}
