import { and, desc, eq, isNotNull, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { blogPosts, formerPostSlugs } from './posts.tables.ts';

export type PostRow = typeof blogPosts.$inferSelect;

const isShown = (now: Date): SQL | undefined =>
  and(isNotNull(blogPosts.publishedAt), lte(blogPosts.publishedAt, now));

export const readPublished = (db: Db, now: Date, slug?: string): Promise<PostRow[]> =>
  db
    .select()
    .from(blogPosts)
    .where(and(isShown(now), slug === undefined ? undefined : eq(blogPosts.slug, slug)))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id));

/** Where readers find the post that they knew by this slug. */
export const findMovedPost = (db: Db, formerSlug: string, now: Date): Promise<string | undefined> =>
  currentSlug(db, formerSlug, isShown(now));

async function currentSlug(db: Db, formerSlug: string, where?: SQL): Promise<string | undefined> {
  const [row] = await db
    .select({ slug: blogPosts.slug })
    .from(formerPostSlugs)
    .innerJoin(blogPosts, eq(blogPosts.id, formerPostSlugs.postId))
    .where(and(eq(formerPostSlugs.slug, formerSlug), where));
  return row?.slug;
}

/** A post of the files is the same one, even if staff have given it another address meanwhile. */
export async function upsertPost(db: Db, row: typeof blogPosts.$inferInsert): Promise<void> {
  const { slug, ...changes } = row;
  const current = (await currentSlug(db, slug)) ?? slug;
  await db
    .insert(blogPosts)
    .values({ ...row, slug: current })
    .onConflictDoUpdate({ target: blogPosts.slug, set: changes });
}
