import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Questions that were moved together, to be moved back together. Names stand here as they were. */
export const questionTransfers = pgTable(
  'question_transfers',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    actorId: uuid('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    toTopicId: integer('to_topic_id').notNull(),
    fromName: text('from_name').notNull(),
    toName: text('to_name').notNull(),
    questionCount: integer('question_count').notNull(),
    undoneAt: moment('undone_at'),
    undoneByName: text('undone_by_name'),
  },
  (table) => [index('question_transfers_at_index').on(table.at)],
);

/** Without references: that a question or a topic is gone is what an undo has to tell. */
export const transferredQuestions = pgTable(
  'transferred_questions',
  {
    transferId: integer('transfer_id')
      .notNull()
      .references(() => questionTransfers.id, { onDelete: 'cascade' }),
    questionId: integer('question_id').notNull(),
    fromTopicId: integer('from_topic_id').notNull(),
    topicChangedBefore: boolean('topic_changed_before').notNull(),
    /** Whether the new topic was one of its other topics, and will be again. */
    wasOtherTopic: boolean('was_other_topic').notNull(),
  },
  (table) => [primaryKey({ columns: [table.transferId, table.questionId] })],
);
