import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from './database.ts';

/**
 * What a statement written by hand answers, checked: nothing else ties its columns to the types of those who read them.
 * A bigint that comes as text, a column that was renamed or a null that nobody expected is an error that names the
 * statement and the column, in the first test that runs it.
 */
export async function readRows<Row>(
  db: Db,
  name: string,
  row: z.ZodType<Row>,
  statement: SQL,
): Promise<Row[]> {
  return checkRows(name, row, (await db.execute(statement)).rows);
}

/** The only row, for statements that always answer one. */
export async function readRow<Row>(db: Db, name: string, row: z.ZodType<Row>, statement: SQL): Promise<Row> {
  const rows = await readRows(db, name, row, statement);
  if (rows.length !== 1) throw new Error(`query '${name}': ${rows.length} rows instead of one`);
  return rows[0]!;
}

/** For rows that were read by other means, such as a prepared statement. */
export const checkRows = <Row>(name: string, row: z.ZodType<Row>, rows: readonly unknown[]): Row[] =>
  rows.map((one, index) => {
    const { data, error } = row.safeParse(one);
    if (!error) return data;
    const problems = error.issues.map(
      ({ path, message }) => `column ${path.map(String).join('.') || '(all)'}: ${message}`,
    );
    throw new Error(`query '${name}', row ${index + 1}: ${problems.join('; ')}`, { cause: error });
  });

/**
 * For the tens of thousands of rows of a whole bank: the first is checked. All rows of a statement have the same columns
 * of the same types, so what the others could have wrong is a null alone.
 */
export async function readManyRows<Row>(
  db: Db,
  name: string,
  row: z.ZodType<Row>,
  statement: SQL,
): Promise<Row[]> {
  const { rows } = await db.execute(statement);
  checkRows(name, row, rows.slice(0, 1));
  return rows as Row[];
}
