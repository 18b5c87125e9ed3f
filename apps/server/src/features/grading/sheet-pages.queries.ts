import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { sheetPages } from './sheet-pages.tables.ts';

type SheetPageRow = typeof sheetPages.$inferSelect;

export const listSheetPages = (db: Db, gradingId: string): Promise<SheetPageRow[]> =>
  db.select().from(sheetPages).where(eq(sheetPages.gradingId, gradingId)).orderBy(asc(sheetPages.page));

/** Those of the sheet that was there before go with it. */
export async function setSheetPages(
  db: Db,
  gradingId: string,
  pages: readonly Readonly<Omit<SheetPageRow, 'gradingId'>>[],
): Promise<void> {
  await db.delete(sheetPages).where(eq(sheetPages.gradingId, gradingId));
  if (pages.length > 0) {
    await db.insert(sheetPages).values(pages.map((page) => ({ ...page, gradingId })));
  }
}
