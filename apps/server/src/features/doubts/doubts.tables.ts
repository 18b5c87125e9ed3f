import { type AnyPgColumn, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { questions } from '../questions/questions.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** A doubt has no parent; replies and follow-ups point at the doubt that opened the thread. */
export const doubts = pgTable(
  'doubts',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a reply whose writer's account is gone: the student keeps the answer. A doubt goes with its student. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    parentId: integer('parent_id').references((): AnyPgColumn => doubts.id, { onDelete: 'cascade' }),
    queries: text('queries').notNull(),
    queriesHtml: text('queries_html').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('doubts_user_index').on(table.userId, table.createdAt),
    index('doubts_parent_index').on(table.parentId),
    index('doubts_question_index').on(table.questionId),
    index('doubts_created_index').on(table.createdAt, table.userId),
  ],
);
