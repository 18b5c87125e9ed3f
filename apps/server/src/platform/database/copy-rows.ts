import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { from as copyFrom } from 'pg-copy-streams';
import { z } from 'zod';
import { BinaryRows, writerOf } from './binary-rows.ts';
import type { Db, Transaction } from './database.ts';
import { readRows } from './read-rows.ts';

const bytesPerPiece = 256 * 1024;

/**
 * Adds rows by COPY in PostgreSQL's binary format: it takes half of what it takes as statements. Columns that no row gives have their
 * defaults; ids have to be taken before. Of a transaction, since a connection has to be held.
 */
export async function copyRows<Table extends PgTable>(
  { client }: Transaction,
  table: Table,
  rows: readonly (Partial<Table['$inferInsert']> & object)[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = givenColumns(table, rows);
  const names = columns.map(([, { name }]) => `"${name}"`).join(', ');
  const stream = copyFrom(`copy "${getTableName(table)}" (${names}) from stdin (format binary)`);
  const done = finished(stream);
  // Whoever awaits it below is told.
  done.catch(() => undefined);
  client.query(stream);
  for (const piece of piecesOf(columns, rows)) {
    if (!stream.write(piece)) await Promise.race([once(stream, 'drain'), done]);
  }
  stream.end();
  await done;
}

const idRow = z.object({ id: z.int() });

/** Ids for so many new rows, in their order. */
export async function takeIds(db: Db, table: PgTable, count: number): Promise<number[]> {
  const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, 'id')::regclass`;
  const rows = await readRows(
    db,
    `ids of ${getTableName(table)}`,
    idRow,
    sql`select nextval(${sequence})::integer as id from generate_series(1, ${count}::integer)`,
  );
  return rows.map(({ id }) => id);
}

type NamedColumn = readonly [property: string, column: PgColumn];

const givenColumns = (table: PgTable, rows: readonly object[]): NamedColumn[] =>
  Object.entries<PgColumn>(getTableColumns(table)).filter(([property]) =>
    rows.some((row) => givenBy(row, property) !== undefined),
  );

function* piecesOf(columns: readonly NamedColumn[], rows: readonly object[]): Generator<Buffer> {
  const writers = columns.map(([, column]) => writerOf(column));
  const written = new BinaryRows();
  for (const row of rows) {
    written.beginRow(columns.length);
    columns.forEach(([property, column], index) => {
      // As for a statement that leaves the column out.
      const value = givenBy(row, property) ?? (givenBy(row, property) === null ? null : column.default);
      if (value === null || value === undefined) written.nothing();
      else writers[index]!(written, value);
    });
    if (written.length >= bytesPerPiece) yield written.take();
  }
  written.end();
  yield written.take();
}

const givenBy = (row: object, property: string): unknown => (row as Record<string, unknown>)[property];
