import { pgTable, text } from 'drizzle-orm/pg-core';

/** What of the content files is in the database, and in which state: an entry with the same hash is left alone. */
export const loadedContent = pgTable('loaded_content', {
  key: text('key').primaryKey(),
  hash: text('hash').notNull(),
});
