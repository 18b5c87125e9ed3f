import { importKinds, importStates, rowStates } from '@sevenfold/contract/imports/import.constants';
import type { ImportMapping } from '@sevenfold/contract/imports/import-mapping.rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export type RowIssue = { column: string; message: string };

export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: importKinds }).notNull(),
    state: text('state', { enum: importStates }).notNull(),
    fileName: text('file_name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    parts: integer('parts').notNull(),
    arrivedParts: integer('arrived_parts').array().notNull().default([]),
    headers: jsonb('headers').$type<string[]>().notNull().default([]),
    samples: jsonb('samples').$type<string[][]>().notNull().default([]),
    mapping: jsonb('mapping').$type<ImportMapping>().notNull().default({}),
    rows: integer('rows').notNull().default(0),
    images: integer('images').notNull().default(0),
    countNew: integer('count_new').notNull().default(0),
    countChanged: integer('count_changed').notNull().default(0),
    countSame: integer('count_same').notNull().default(0),
    countWrong: integer('count_wrong').notNull().default(0),
    progressDone: integer('progress_done').notNull().default(0),
    progressTotal: integer('progress_total').notNull().default(0),
    message: text('message'),
    actorId: uuid('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    finishedAt: moment('finished_at'),
    /** Nothing of its file and its rows is left. */
    cleaned: boolean('cleaned').notNull().default(false),
  },
  (table) => [
    index('imports_kind_index').on(table.kind, table.createdAt),
    // Two at once would each be checked against a bank that the other one changes.
    uniqueIndex('imports_one_at_a_time').on(table.state).where(sql`state = 'importing'`),
  ],
);

/** Rows on their way: first as the file had them, then as they were checked. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    row: integer('row').notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
    state: text('state', { enum: rowStates }),
    key: text('key').notNull().default(''),
    issues: jsonb('issues').$type<RowIssue[]>().notNull().default([]),
    /** Checked and typeset: what the import writes without looking at it again. */
    prepared: jsonb('prepared').$type<unknown>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.row] }),
    index('import_rows_state_index').on(table.importId, table.state, table.row),
    index('import_rows_key_index').on(table.importId, table.key),
  ],
);

export const importImages = pgTable(
  'import_images',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Of its content: the same image is kept once, and found unchanged when it comes again. */
    hash: text('hash').notNull(),
    /** Why it can't be used. */
    flaw: text('flaw'),
    used: boolean('used').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.importId, table.name] })],
);
