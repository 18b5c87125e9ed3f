import type { RowState } from '@sevenfold/contract/imports/import.constants';
import { and, asc, count, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { importRows, type RowIssue } from './imports.tables.ts';

export interface StagedRow {
  readonly row: number;
  readonly cells: string[];
}

export interface CheckedRow {
  readonly row: number;
  readonly key: string;
  readonly state: RowState;
  readonly issues: RowIssue[];
  readonly prepared?: unknown;
}

export async function insertRows(db: Db, importId: string, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(importRows).values(rows.map((row) => ({ importId, ...row })));
}

/** Forgets what an earlier check found. */
export async function uncheckRows(db: Db, importId: string): Promise<void> {
  await db
    .update(importRows)
    .set({ state: null, key: '', issues: [], prepared: null })
    .where(eq(importRows.importId, importId));
}

export const listUnchecked = (db: Db, importId: string, most: number): Promise<StagedRow[]> =>
  db
    .select({ row: importRows.row, cells: importRows.cells })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isNull(importRows.state)))
    .orderBy(asc(importRows.row))
    .limit(most);

export async function countUnchecked(db: Db, importId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), isNull(importRows.state)));
  return row!.left;
}

/** Rows before this one that have these keys: the first of each. */
export async function findEarlierKeys(
  db: Db,
  importId: string,
  keys: readonly string[],
  before: number,
): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: importRows.key, row: sql<number>`min(${importRows.row})`.mapWith(Number) })
    .from(importRows)
    .where(
      and(eq(importRows.importId, importId), inArray(importRows.key, [...keys]), lt(importRows.row, before)),
    )
    .groupBy(importRows.key);
  return new Map(rows.map(({ key, row }) => [key, row]));
}

/** All rows of a batch with one statement. */
export async function saveChecked(db: Db, importId: string, rows: readonly CheckedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    update import_rows r set state = c.state, key = c.key, issues = c.issues, prepared = c.prepared
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c (row int, state text, key text, issues jsonb, prepared jsonb)
    where r.import_id = ${importId} and r.row = c.row`);
}

export async function countStates(db: Db, importId: string): Promise<Record<RowState, number>> {
  const rows = await db
    .select({ state: importRows.state, found: count() })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .groupBy(importRows.state);
  const counts = { new: 0, changed: 0, same: 0, wrong: 0 };
  for (const { state, found } of rows) if (state) counts[state] = found;
  return counts;
}

const seenRow = {
  row: importRows.row,
  key: importRows.key,
  state: importRows.state,
  issues: importRows.issues,
};

export async function listCheckedRows(
  db: Db,
  importId: string,
  options: {
    state?: RowState | undefined;
    q?: string | undefined;
    page: number;
    pageSize: number;
    /** The place of the column by which people know a row. */
    summary: number | undefined;
  },
) {
  const { state, q, page, pageSize, summary = -1 } = options;
  const where = and(
    eq(importRows.importId, importId),
    state ? eq(importRows.state, state) : sql`${importRows.state} is not null`,
    q ? sql`strpos(lower(${importRows.key}), lower(${q})) > 0` : undefined,
  );
  const [total] = await db.select({ found: count() }).from(importRows).where(where);
  const rows = await db
    .select({
      ...seenRow,
      // Negative places count from the end, which nobody means here.
      summary: sql<string>`case when ${summary}::int < 0 then '' else coalesce(left(${importRows.cells} ->> ${summary}::int, 200), '') end`,
    })
    .from(importRows)
    .where(where)
    .orderBy(asc(importRows.row))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { total: total!.found, rows };
}

export const listWrongAfter = (db: Db, importId: string, after: number, most: number) =>
  db
    .select(seenRow)
    .from(importRows)
    .where(and(eq(importRows.importId, importId), eq(importRows.state, 'wrong'), gt(importRows.row, after)))
    .orderBy(asc(importRows.row))
    .limit(most);

/** The next rows to write, after a row. */
export const listPreparedAfter = (db: Db, importId: string, after: number, most: number) =>
  db
    .select({ row: importRows.row, prepared: importRows.prepared })
    .from(importRows)
    .where(
      and(
        eq(importRows.importId, importId),
        inArray(importRows.state, ['new', 'changed']),
        gt(importRows.row, after),
      ),
    )
    .orderBy(asc(importRows.row))
    .limit(most);
