import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** ID tokens that have signed somebody in. Each works once, so one that leaks afterwards is worthless. */
export const usedCredentials = pgTable(
  'used_credentials',
  {
    hash: text('hash').primaryKey(),
    /** From then on the token is too old anyway, and the row can go. */
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
  },
  (table) => [index('used_credentials_expires_index').on(table.expiresAt)],
);
