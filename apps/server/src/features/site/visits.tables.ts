import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often each kind of page was seen on a day (UTC), and by how many. The page '' stands for the whole site. */
export const visitCounts = pgTable(
  'visit_counts',
  {
    day: date('day').notNull(),
    page: text('page').notNull(),
    views: integer('views').notNull(),
    visitors: integer('visitors').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page] })],
);

/** Who was here on a day, as marks that mean nothing without the day's salt. Gone with the day. */
export const visitMarks = pgTable(
  'visit_marks',
  {
    day: date('day').notNull(),
    page: text('page').notNull(),
    mark: text('mark').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page, table.mark] })],
);

/** Makes the same visitor another mark on another day. Gone with the day, and with it every way back. */
export const visitSalts = pgTable('visit_salts', {
  day: date('day').primaryKey(),
  salt: text('salt').notNull(),
});
