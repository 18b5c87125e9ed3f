import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { practiceTests } from '../practice-tests/practice-tests.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** The grading of one test. It is made by the payment or by the upload, whichever comes first. */
export const gradings = pgTable(
  'gradings',
  {
    id: uuid('id').primaryKey(),
    testId: integer('test_id')
      .notNull()
      .references(() => practiceTests.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    paidAt: moment('paid_at'),
    /** Where the student's sheet is kept. */
    sheetKey: text('sheet_key'),
    sheetName: text('sheet_name'),
    sheetPages: integer('sheet_pages'),
    sheetBytes: integer('sheet_bytes'),
    sheetAt: moment('sheet_at'),
    /** When both the payment and the sheet were there: from then on it stands in the faculty's queue. */
    submittedAt: moment('submitted_at'),
    dueAt: moment('due_at'),
    /** The member of the faculty who has begun. */
    claimedBy: uuid('claimed_by').references(() => users.id, { onDelete: 'set null' }),
    claimedAt: moment('claimed_at'),
    /** Where the graded sheet is kept. */
    reportKey: text('report_key'),
    gradedAt: moment('graded_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('gradings_test_key').on(table.testId),
    index('gradings_queue_index').on(table.dueAt).where(sql`submitted_at is not null and graded_at is null`),
    index('gradings_user_index').on(table.userId),
  ],
);
