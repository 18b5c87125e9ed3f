import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { practiceTests } from '../../practice-tests/practice-tests.tables.ts';
import type { BookletPage } from './booklet-pages.policy.ts';

/**
 * The answer booklet of a test, as it was printed first: what lies on a student's desk doesn't change with a question
 * that is edited or with another version of the product.
 */
export const testBooklets = pgTable('test_booklets', {
  testId: integer('test_id')
    .primaryKey()
    .references(() => practiceTests.id, { onDelete: 'cascade' }),
  /** The codes of its pages are made with it. */
  secret: text('secret').notNull(),
  pages: jsonb('pages').$type<readonly BookletPage[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
});
