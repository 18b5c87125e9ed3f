import type { markingSchema } from '@sevenfold/contract/grading/marking.schema';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { users } from '../accounts/accounts.tables.ts';
import { gradings } from './grading.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export type KeptMarking = z.output<typeof markingSchema>;

/** What has been marked of a sheet so far, whole: it is small, and written by one person at a time. */
export const gradingMarkings = pgTable('grading_markings', {
  gradingId: uuid('grading_id')
    .primaryKey()
    .references(() => gradings.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  /** The client's name of the last save. The same one again is a repetition, not a conflict. */
  saveId: uuid('save_id').notNull(),
  /** The sheet that was marked. What was drawn on one that was exchanged since says nothing of the new one. */
  sheetKey: text('sheet_key').notNull(),
  content: jsonb('content').$type<KeptMarking>().notNull(),
  savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
  savedAt: moment('saved_at').notNull(),
  returnedVersion: integer('returned_version'),
});

/** Comments that the faculty writes again and again. */
export const markingComments = pgTable(
  'marking_comments',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    text: text('text').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  () => [uniqueIndex('marking_comments_text_key').on(sql`md5(text)`)],
);
