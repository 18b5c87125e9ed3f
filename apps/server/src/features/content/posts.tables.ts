import { integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    author: text('author').notNull(),
    description: text('description').notNull(),
    /** Null for a draft. */
    publishedAt: moment('published_at'),
    updatedAt: moment('updated_at').notNull(),
    featuredImageUrl: text('featured_image_url'),
    featuredImageAlt: text('featured_image_alt').notNull().default(''),
    /** Lexical's JSON. */
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [uniqueIndex('blog_posts_slug_key').on(table.slug)],
);
