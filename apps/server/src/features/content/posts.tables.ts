import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    author: text('author').notNull(),
    description: text('description').notNull(),
    /** Null for a draft, in the future for a post that is scheduled. */
    publishedAt: moment('published_at'),
    /** Its moment hasn't come yet: pages that were kept before must be made anew then. */
    waiting: boolean('waiting').notNull().default(false),
    updatedAt: moment('updated_at').notNull(),
    featuredImageUrl: text('featured_image_url'),
    featuredImageAlt: text('featured_image_alt').notNull().default(''),
    /** Lexical's JSON. */
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [uniqueIndex('blog_posts_slug_key').on(table.slug)],
);

/** Addresses under which readers knew a post before. They lead to where it is now. */
export const formerPostSlugs = pgTable(
  'former_post_slugs',
  {
    slug: text('slug').primaryKey(),
    postId: integer('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
  },
  (table) => [index('former_post_slugs_post_idx').on(table.postId)],
);

/**
 * A post as staff write it, apart from what readers see. A table of its own also because it is saved every few
 * seconds, and whatever changes `blog_posts` makes every kept page anew.
 */
export const postDrafts = pgTable(
  'post_drafts',
  {
    postId: integer('post_id')
      .primaryKey()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    author: text('author').notNull(),
    description: text('description').notNull(),
    featuredImageUrl: text('featured_image_url'),
    featuredImageAlt: text('featured_image_alt').notNull(),
    /** Lexical's JSON. */
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    /** Whether readers see something else. */
    pending: boolean('pending').notNull(),
    revision: integer('revision').notNull(),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
    updatedById: text('updated_by_id').notNull(),
  },
  (table) => [uniqueIndex('post_drafts_slug_key').on(table.slug)],
);
