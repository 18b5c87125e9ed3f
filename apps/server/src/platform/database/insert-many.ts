import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

/** Some megabytes of texts at most. */
const rowsPerStatement = 500;

interface InsertOptions {
  /** What the database finds out by itself, by the names of properties, of a row that is called `given`. */
  readonly computed?: Readonly<Record<string, SQL>>;
  /** What comes after the rows, such as `on conflict …`. */
  readonly end?: SQL;
}

/**
 * Adds rows as one value of JSON. A parameter for each column of each of a thousand rows takes the server longer to
 * write than the database needs for all the rest.
 */
export async function insertMany<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly (Partial<Table['$inferInsert']> & object)[],
  { computed = {}, end = sql`` }: InsertOptions = {},
): Promise<unknown[]> {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const given = Object.keys(columns).filter((name) => rows.some((row) => givenBy(row, name) !== undefined));
  const targets = [...given, ...Object.keys(computed)].map((name) => sql.identifier(columns[name]!.name));
  const answered: unknown[] = [];
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    const slice = rows.slice(at, at + rowsPerStatement);
    const bytes = new Map(given.map((name) => [name, bytesOf(slice, name)]));
    const inJson = given.filter((name) => !bytes.get(name));
    const json = JSON.stringify(slice.map((row) => jsonRow(columns, inJson, row)));
    const values = [
      ...given.map((name) => bytes.get(name) ?? sql`given.${sql.identifier(columns[name]!.name)}`),
      ...Object.values(computed),
    ];
    const { rows: written } = await db.execute(sql`
      insert into ${table} (${sql.join(targets, sql`, `)}) overriding system value
      select ${sql.join(values, sql`, `)}
      from json_populate_recordset(null::${table}, ${json}::json) with ordinality as given
      ${end}`);
    answered.push(...written);
  }
  return answered;
}

/**
 * A column of bytes, of which every row has some: one parameter for all of them, as they are, and where each begins. In JSON
 * they would be twice as many digits, to be read one by one.
 */
function bytesOf(rows: readonly object[], name: string): SQL | undefined {
  const pieces = rows.map((row) => givenBy(row, name)).filter((value) => Buffer.isBuffer(value));
  if (pieces.length < rows.length) return undefined;
  const starts: number[] = [];
  let at = 1;
  for (const { length } of pieces) {
    starts.push(at);
    at += length;
  }
  const lengths = pieces.map(({ length }) => length);
  return sql`substring(${Buffer.concat(pieces)}::bytea
    from (${sql.param(starts)}::int[])[given.ordinality] for (${sql.param(lengths)}::int[])[given.ordinality])`;
}

/** By the names of the columns, with their defaults for what a row leaves out. */
function jsonRow(columns: Record<string, PgColumn>, given: readonly string[], row: object): object {
  return Object.fromEntries(
    given.map((name) => {
      const column = columns[name]!;
      const value = givenBy(row, name);
      return [column.name, value === undefined ? column.default : readable(value)];
    }),
  );
}

/** PostgreSQL reads bytes by their hexadecimal digits. */
const readable = (value: unknown): unknown =>
  Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;

const givenBy = (row: object, name: string): unknown => (row as Record<string, unknown>)[name];
