import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { gradings } from './grading.tables.ts';

/** Which page of a sheet is which page of its booklet. They come and go with the sheet. */
export const sheetPages = pgTable(
  'sheet_pages',
  {
    gradingId: uuid('grading_id')
      .notNull()
      .references(() => gradings.id, { onDelete: 'cascade' }),
    /** Of the sheet, from 1. */
    page: integer('page').notNull(),
    bookletPage: integer('booklet_page').notNull(),
    /** Of its questions, as the booklet had them when it was handed in. */
    numbers: integer('numbers').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.gradingId, table.page] })],
);
