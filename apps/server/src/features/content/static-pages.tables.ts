import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
const richText = () => jsonb('content').$type<Record<string, unknown>>().notNull();

/** What the content files say of a page: readers see it until staff have published something. */
export const defaultPages = pgTable('default_pages', {
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  content: richText(),
  updatedAt: moment('updated_at').notNull(),
});

/** What readers see of a page, once staff have published a text for it. */
export const staticPages = pgTable('static_pages', {
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  content: richText(),
  publishedAt: moment('published_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Not yet for readers. A row without changes keeps the count of saves. */
export const staticPageDrafts = pgTable('static_page_drafts', {
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  content: richText(),
  revision: integer('revision').notNull(),
  /** The save that readers see; 0 for none. */
  publishedRevision: integer('published_revision').notNull().default(0),
  updatedAt: moment('updated_at').notNull(),
  updatedBy: text('updated_by').notNull(),
  updatedById: text('updated_by_id').notNull(),
});

export const staticPageVersions = pgTable(
  'static_page_versions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    content: richText(),
    publishedAt: moment('published_at').notNull(),
    publishedBy: text('published_by').notNull(),
  },
  (table) => [index('static_page_versions_slug_idx').on(table.slug, table.id)],
);
