import { asc, countDistinct, desc, eq, inArray, lte, min, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { readRow, readRows } from '../../platform/database/read-rows.ts';
import { reports } from './reports.tables.ts';

export type ReportRow = typeof reports.$inferSelect;

export interface ReportFilter {
  readonly q?: string | undefined;
  readonly state?: 'open' | 'closed' | undefined;
  readonly reason?: string | undefined;
  readonly sort: 'latest' | 'count';
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly pageSize: number;
}

export interface ReportedFacts {
  readonly questionId: number;
  readonly open: number;
  readonly total: number;
}

const shownPerQuestion = 100;

const grouped = sql`
  reported as (
    select question_id, count(*)::int as total, count(*) filter (where status = 'open')::int as open,
      max(created_at) as latest_at
    from reports group by question_id
  )`;

const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

function matching({ q, state, reason }: ReportFilter): SQL {
  const conditions = [sql`true`];
  if (state) conditions.push(state === 'open' ? sql`g.open > 0` : sql`g.open = 0`);
  if (reason) {
    conditions.push(sql`g.question_id in (select question_id from reports where type = ${reason})`);
  }
  if (q) {
    const like = containing(q);
    conditions.push(sql`(g.question_id::text = ${q}
      or g.question_id in (select question_id from reports
        where description ilike ${like} or note ilike ${like})
      or g.question_id in (select q.id from reports r
        join questions q on q.id = r.question_id
        join topics on topics.id = q.topic_id
        where topics.topic_name ilike ${like} or q.questions_text ilike ${like}))`);
  }
  return sql.join(conditions, sql` and `);
}

/** Where most reports come from is by the open ones while there are any. */
const orders: Record<ReportFilter['sort'], SQL> = {
  latest: sql`g.latest_at`,
  count: sql`(g.open, g.total)`,
};

export async function listReported(db: Db, filter: ReportFilter): Promise<ReportedFacts[]> {
  const direction = sql.raw(filter.order);
  const row = z.object({ questionId: z.int(), open: z.int(), total: z.int() });
  return readRows(
    db,
    'reported questions',
    row,
    sql`
    with ${grouped}
    select g.question_id as "questionId", g.open, g.total from reported g
    where ${matching(filter)}
    order by ${orders[filter.sort]} ${direction}, g.question_id ${direction}
    limit ${filter.pageSize} offset ${(filter.page - 1) * filter.pageSize}`,
  );
}

export async function countReported(db: Db, filter: ReportFilter): Promise<{ total: number; open: number }> {
  return readRow(
    db,
    'count of reported',
    z.object({ total: z.int(), open: z.int() }),
    sql`
    with ${grouped}
    select count(*) filter (where ${matching(filter)})::int as total,
      count(*) filter (where g.open > 0)::int as open
    from reported g`,
  );
}

/** Of each question the newest, open ones first. */
export async function listReportsOf(db: Db, questionIds: readonly number[]): Promise<ReportRow[]> {
  if (questionIds.length === 0) return [];
  const place = sql<number>`row_number() over (partition by ${reports.questionId}
    order by ${reports.status} = 'open' desc, ${reports.id} desc)`.as('place');
  const placed = db.$with('placed').as(
    db
      .select({ id: reports.id, place })
      .from(reports)
      .where(inArray(reports.questionId, [...questionIds])),
  );
  const rows = await db
    .with(placed)
    .select({ report: reports })
    .from(reports)
    .innerJoin(placed, eq(placed.id, reports.id))
    .where(lte(placed.place, shownPerQuestion))
    .orderBy(asc(placed.place));
  return rows.map(({ report }) => report);
}

/** Whoever else is about to close or reopen reports of this question waits. */
export async function lockReportsOf(db: Db, questionId: number): Promise<ReportRow[]> {
  return db
    .select()
    .from(reports)
    .where(eq(reports.questionId, questionId))
    .orderBy(desc(reports.id))
    .for('update');
}

export async function changeReports(
  db: Db,
  ids: readonly number[],
  change: Pick<typeof reports.$inferInsert, 'status' | 'closedById' | 'closedAt' | 'note'>,
): Promise<void> {
  await db
    .update(reports)
    .set(change)
    .where(inArray(reports.id, [...ids]));
}

export async function findOpenReports(db: Db): Promise<{ count: number; oldestAt: Date | null }> {
  const [row] = await db
    .select({ count: countDistinct(reports.questionId), oldestAt: min(reports.createdAt) })
    .from(reports)
    .where(eq(reports.status, 'open'));
  return row!;
}
