import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { questions } from '../questions/questions.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const question = () =>
  integer('question_id')
    .notNull()
    .references(() => questions.id, { onDelete: 'cascade' });

export const completedQuestions = pgTable(
  'completed_questions',
  { userId: owner(), questionId: question(), createdAt: moment('created_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('completed_questions_question_index').on(table.questionId),
    // The overview looks at all students' work of some weeks.
    index('completed_questions_created_index').on(table.createdAt, table.userId),
  ],
);

export const pinnedQuestions = pgTable(
  'pinned_questions',
  { userId: owner(), questionId: question(), createdAt: moment('created_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('pinned_questions_question_index').on(table.questionId),
  ],
);

/** Bookmarks. */
export const userQuestions = pgTable(
  'user_questions',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: owner(),
    questionId: question(),
    isCompleted: boolean('is_completed').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('user_questions_user_question_key').on(table.userId, table.questionId),
    index('user_questions_question_index').on(table.questionId),
  ],
);
