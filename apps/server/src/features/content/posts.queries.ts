import { and, desc, eq, isNotNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { blogPosts } from './posts.tables.ts';

export type PostRow = typeof blogPosts.$inferSelect;

export const readPublished = (db: Db, now: Date, slug?: string): Promise<PostRow[]> =>
  db
    .select()
    .from(blogPosts)
    .where(
      and(
        isNotNull(blogPosts.publishedAt),
        lte(blogPosts.publishedAt, now),
        slug === undefined ? undefined : eq(blogPosts.slug, slug),
      ),
    )
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id));

export async function upsertPost(db: Db, row: typeof blogPosts.$inferInsert): Promise<void> {
  const { slug: _, ...changes } = row;
  await db.insert(blogPosts).values(row).onConflictDoUpdate({ target: blogPosts.slug, set: changes });
}
