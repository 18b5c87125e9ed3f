import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What staff did. Rows are only ever added: a trigger refuses to change or remove one. The names stand here as they
 * were, so that the log can be read when the account or the thing is gone.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    actorId: uuid('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    /** A verb and a noun, such as `hide question`. */
    action: text('action').notNull(),
    /** The kind of the thing, such as `question`, and its id as its pages have it. */
    aboutKind: text('about_kind').notNull(),
    aboutId: text('about_id').notNull(),
    aboutName: text('about_name').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_log_at_index').on(table.at),
    index('audit_log_about_index').on(table.aboutKind, table.aboutId, table.at),
    index('audit_log_actor_index').on(table.actorId, table.at),
  ],
);
