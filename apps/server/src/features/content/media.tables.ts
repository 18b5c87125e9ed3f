import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Pictures of posts and pages, for everybody to see. The row says that a file is wanted. */
export const media = pgTable('media', {
  id: uuid('id').primaryKey(),
  mimeType: text('mime_type').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  bytes: integer('bytes').notNull(),
  filename: text('filename').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
});
