import { and, asc, count, desc, eq, gt, ilike, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { PostState } from './post.policy.ts';
import type { PostRow } from './posts.queries.ts';
import { blogPosts, formerPostSlugs, postDrafts } from './posts.tables.ts';

export type DraftRow = typeof postDrafts.$inferSelect;

export interface WrittenPost {
  readonly post: PostRow;
  readonly draft: DraftRow | undefined;
}

export async function readWrittenPost(db: Db, id: number, hold = false): Promise<WrittenPost | undefined> {
  const query = db.select().from(blogPosts).where(eq(blogPosts.id, id));
  const [post] = await (hold ? query.for('update') : query);
  if (!post) return undefined;
  const [draft] = await db.select().from(postDrafts).where(eq(postDrafts.postId, id));
  return { post, draft };
}

interface PostsPage {
  readonly q?: string | undefined;
  readonly state?: PostState | undefined;
  readonly sort: 'updated' | 'published' | 'title';
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly pageSize: number;
}

const written = eq(postDrafts.postId, blogPosts.id);
const shownTitle = sql<string>`case when ${postDrafts.pending} then ${postDrafts.title} else ${blogPosts.title} end`;
const changedAt = sql`greatest(${blogPosts.updatedAt}, ${postDrafts.updatedAt})`;

const sorts = {
  updated: changedAt,
  published: sql`${blogPosts.publishedAt}`,
  title: sql`lower(${shownTitle})`,
};

const inState = (state: PostState, now: Date): SQL => {
  if (state === 'draft') return isNull(blogPosts.publishedAt);
  return state === 'scheduled' ? gt(blogPosts.publishedAt, now) : lte(blogPosts.publishedAt, now);
};

export async function listWrittenPosts(
  db: Db,
  { q, state, sort, order, page, pageSize }: PostsPage,
  now: Date,
): Promise<{ rows: WrittenPost[]; total: number }> {
  const words = q ? `%${q.replaceAll(/[\\%_]/g, '\\$&')}%` : undefined;
  const where = and(
    state && inState(state, now),
    words === undefined
      ? undefined
      : or(ilike(shownTitle, words), ilike(blogPosts.slug, words), ilike(blogPosts.author, words)),
  );
  const direction = order === 'asc' ? asc : desc;
  const [counted] = await db
    .select({ total: count() })
    .from(blogPosts)
    .leftJoin(postDrafts, written)
    .where(where);
  const rows = await db
    .select({ post: blogPosts, draft: postDrafts })
    .from(blogPosts)
    .leftJoin(postDrafts, written)
    .where(where)
    .orderBy(sql`${direction(sorts[sort])} nulls last`, desc(blogPosts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return {
    rows: rows.map(({ post, draft }) => ({ post, draft: draft ?? undefined })),
    total: counted!.total,
  };
}

/** Whether another post has this slug, or is going to. */
export async function isSlugTaken(db: Db, slug: string, exceptId: number): Promise<boolean> {
  const [post] = await db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), ne(blogPosts.id, exceptId)))
    .limit(1);
  if (post) return true;
  const [draft] = await db
    .select({ id: postDrafts.postId })
    .from(postDrafts)
    .where(and(eq(postDrafts.slug, slug), ne(postDrafts.postId, exceptId)))
    .limit(1);
  return draft !== undefined;
}

/** Whether readers would come to another post by it. */
export async function isFormerSlug(db: Db, slug: string): Promise<boolean> {
  const found = await db.select().from(formerPostSlugs).where(eq(formerPostSlugs.slug, slug)).limit(1);
  return found.length > 0;
}

export async function noteFormerSlug(db: Db, slug: string, postId: number): Promise<void> {
  await db
    .insert(formerPostSlugs)
    .values({ slug, postId })
    .onConflictDoUpdate({ target: formerPostSlugs.slug, set: { postId } });
}

/** Whoever has a slug now is who it leads to. */
export async function forgetFormerSlug(db: Db, slug: string): Promise<void> {
  await db.delete(formerPostSlugs).where(eq(formerPostSlugs.slug, slug));
}

export async function insertPost(db: Db, row: typeof blogPosts.$inferInsert): Promise<PostRow> {
  const [inserted] = await db.insert(blogPosts).values(row).returning();
  return inserted!;
}

export async function putDraft(db: Db, row: typeof postDrafts.$inferInsert): Promise<DraftRow> {
  const { postId: _, ...changes } = row;
  const [saved] = await db
    .insert(postDrafts)
    .values(row)
    .onConflictDoUpdate({ target: postDrafts.postId, set: changes })
    .returning();
  return saved!;
}

export async function changePost(
  db: Db,
  id: number,
  changes: Partial<typeof blogPosts.$inferInsert>,
): Promise<PostRow> {
  const [changed] = await db.update(blogPosts).set(changes).where(eq(blogPosts.id, id)).returning();
  return changed!;
}

export async function removePost(db: Db, id: number): Promise<void> {
  await db.delete(blogPosts).where(eq(blogPosts.id, id));
}

const due = (now: Date) => and(eq(blogPosts.waiting, true), lte(blogPosts.publishedAt, now));

/** Asked first: even an update of no row would make every kept page anew. */
export async function arePostsDue(db: Db, now: Date): Promise<boolean> {
  const found = await db.select({ id: blogPosts.id }).from(blogPosts).where(due(now)).limit(1);
  return found.length > 0;
}

export async function endWaiting(db: Db, now: Date): Promise<void> {
  await db.update(blogPosts).set({ waiting: false }).where(due(now));
}
