import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { topics } from '../catalogue/catalogue.tables.ts';

/** What was searched, of everybody together: nothing here tells who it was. Old rows are forgotten by a job. */
export const searchCounts = pgTable(
  'search_counts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    query: text('query').notNull(),
    searches: integer('searches').notNull(),
    withoutResult: integer('without_result').notNull(),
    clicks: integer('clicks').notNull(),
    lastAt: timestamp('last_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [
    uniqueIndex('search_counts_query_key').on(table.query),
    index('search_counts_last_index').on(table.lastAt),
  ],
);

/** How often each topic was chosen from what was found. */
export const topicChoices = pgTable('topic_choices', {
  topicId: integer('topic_id')
    .primaryKey()
    .references(() => topics.id, { onDelete: 'cascade' }),
  choices: integer('choices').notNull(),
});
