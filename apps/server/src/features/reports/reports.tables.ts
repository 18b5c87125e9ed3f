import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables.ts';
import { questions } from '../questions/questions.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const reports = pgTable(
  'reports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    type: text('type').notNull(),
    description: text('description').notNull(),
    questionId: integer('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** Null once the reporter's account is gone; the report stays. */
    reportedById: uuid('reported_by_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: ['open', 'resolved', 'dismissed'] })
      .notNull()
      .default('open'),
    createdAt: moment('created_at').notNull(),
    /** Who closed it, when and why; all three are empty while it is open. */
    closedById: uuid('closed_by_id').references(() => users.id, { onDelete: 'set null' }),
    closedAt: moment('closed_at'),
    note: text('note'),
  },
  (table) => [
    index('reports_question_index').on(table.questionId),
    index('reports_status_index').on(table.status, table.createdAt),
  ],
);
