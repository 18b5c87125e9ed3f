import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { defaultPages, staticPageDrafts, staticPages, staticPageVersions } from './static-pages.tables.ts';

export type DefaultPageRow = typeof defaultPages.$inferSelect;
export type PageRow = typeof staticPages.$inferSelect;
export type PageDraftRow = typeof staticPageDrafts.$inferSelect;
export type PageVersionRow = typeof staticPageVersions.$inferSelect;

export async function putDefaultPage(db: Db, row: DefaultPageRow): Promise<void> {
  const { slug: _, ...changes } = row;
  await db.insert(defaultPages).values(row).onConflictDoUpdate({ target: defaultPages.slug, set: changes });
}

export const listDefaultPages = (db: Db): Promise<DefaultPageRow[]> => db.select().from(defaultPages);

export async function findDefaultPage(db: Db, slug: string): Promise<DefaultPageRow | undefined> {
  const [row] = await db.select().from(defaultPages).where(eq(defaultPages.slug, slug));
  return row;
}

export async function findPage(db: Db, slug: string): Promise<PageRow | undefined> {
  const [row] = await db.select().from(staticPages).where(eq(staticPages.slug, slug));
  return row;
}

export const listPages = (db: Db): Promise<PageRow[]> => db.select().from(staticPages);
export const listPageDrafts = (db: Db): Promise<PageDraftRow[]> => db.select().from(staticPageDrafts);

export async function findPageDraft(db: Db, slug: string): Promise<PageDraftRow | undefined> {
  const [row] = await db.select().from(staticPageDrafts).where(eq(staticPageDrafts.slug, slug));
  return row;
}

/** Written only upon the revision that the caller has seen; undefined when it is another one by now. */
export async function writePageDraft(
  db: Db,
  row: typeof staticPageDrafts.$inferInsert,
): Promise<PageDraftRow | undefined> {
  const { slug, ...changes } = row;
  if (row.revision === 1) {
    const [inserted] = await db.insert(staticPageDrafts).values(row).onConflictDoNothing().returning();
    return inserted;
  }
  const [changed] = await db
    .update(staticPageDrafts)
    .set(changes)
    .where(and(eq(staticPageDrafts.slug, slug), eq(staticPageDrafts.revision, row.revision - 1)))
    .returning();
  return changed;
}

export async function putPage(db: Db, row: typeof staticPages.$inferInsert): Promise<PageRow> {
  const { slug: _, ...changes } = row;
  const [saved] = await db
    .insert(staticPages)
    .values(row)
    .onConflictDoUpdate({ target: staticPages.slug, set: changes })
    .returning();
  return saved!;
}

export async function addPageVersion(db: Db, row: typeof staticPageVersions.$inferInsert): Promise<void> {
  await db.insert(staticPageVersions).values(row);
}

const shownVersions = 50;

export const listPageVersions = (db: Db, slug: string) =>
  db
    .select({
      id: staticPageVersions.id,
      title: staticPageVersions.title,
      publishedAt: staticPageVersions.publishedAt,
      publishedBy: staticPageVersions.publishedBy,
    })
    .from(staticPageVersions)
    .where(eq(staticPageVersions.slug, slug))
    .orderBy(desc(staticPageVersions.id))
    .limit(shownVersions);

export async function findPageVersion(db: Db, slug: string, id: number): Promise<PageVersionRow | undefined> {
  const [row] = await db
    .select()
    .from(staticPageVersions)
    .where(and(eq(staticPageVersions.slug, slug), eq(staticPageVersions.id, id)));
  return row;
}
