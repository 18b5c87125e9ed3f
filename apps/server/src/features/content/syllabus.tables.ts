import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { topics } from '../catalogue/catalogue.tables.ts';

export const syllabuses = pgTable('syllabuses', {
  topicId: integer('topic_id')
    .primaryKey()
    .references(() => topics.id, { onDelete: 'cascade' }),
  title: text('title').notNull(),
  /** Lexical's JSON. */
  content: jsonb('content').$type<Record<string, unknown>>().notNull(),
  featuredImageUrl: text('featured_image_url'),
  featuredImageAlt: text('featured_image_alt').notNull().default(''),
  imageUrl: text('image_url'),
  imageAlt: text('image_alt').notNull().default(''),
  updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
});
