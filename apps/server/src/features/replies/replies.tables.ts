import { verdicts } from '@sevenfold/replies/verdict';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { questions } from '../questions/questions.tables.ts';

/** What students typed, the last of each field. */
export const questionReplies = pgTable(
  'question_replies',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    field: text('field').notNull(),
    value: text('value').notNull(),
    verdict: text('verdict', { enum: verdicts }).notNull(),
    marks: smallint('marks').notNull(),
    of: smallint('of').notNull(),
    /** Whether this one, or one before it, could be read: then the field counts as done. */
    wasReadable: boolean('was_readable').notNull(),
    checkedAt: timestamp('checked_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId, table.field] }),
    index('question_replies_question_index').on(table.questionId),
  ],
);

/** Lines of a mark scheme that a student's paper shows, by their places in it. */
export const questionTicks = pgTable(
  'question_ticks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    lines: smallint('lines').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('question_ticks_question_index').on(table.questionId),
  ],
);
