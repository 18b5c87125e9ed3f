import { desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { readRow } from '../../platform/database/read-rows.ts';
import { searchCounts, topicChoices } from './search-counts.tables.ts';

export type SearchCount = typeof searchCounts.$inferSelect;

/** Whatever is typed in, the table stays small: beyond these only what is known is counted on. */
const mostRows = 10_000;
/** What the job leaves. */
export const keptRows = 5000;

export async function addSearch(
  db: Db,
  { query, found, chosen }: { query: string; found: boolean; chosen: boolean },
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into search_counts as c (query, searches, without_result, clicks, last_at)
    select ${query}::text, 1, ${found ? 0 : 1}::int, ${chosen ? 1 : 0}::int, ${now.toISOString()}::timestamptz
    where exists (select from search_counts where query = ${query})
      or (select count(*) from search_counts) < ${mostRows}
    on conflict (query) do update set
      searches = c.searches + 1, without_result = c.without_result + excluded.without_result,
      clicks = c.clicks + excluded.clicks, last_at = excluded.last_at`);
}

/** Not more choices than searches, however often a page is clicked on. */
export async function addClick(db: Db, query: string): Promise<void> {
  await db.execute(sql`
    update search_counts set clicks = least(clicks + 1, searches) where query = ${query}`);
}

/** Nothing where there is no such topic. */
export async function addTopicChoice(db: Db, topicId: number): Promise<void> {
  await db.execute(sql`
    insert into topic_choices as c (topic_id, choices) select id, 1 from topics where id = ${topicId}
    on conflict (topic_id) do update set choices = c.choices + 1`);
}

export async function readTopicChoices(db: Db): Promise<Map<number, number>> {
  const rows = await db.select().from(topicChoices);
  return new Map(rows.map(({ topicId, choices }) => [topicId, choices]));
}

export interface MissedFilter {
  readonly q?: string | undefined;
  readonly missed: 'result' | 'click';
  readonly sort: 'count' | 'latest';
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly pageSize: number;
}

const { query, searches, withoutResult, clicks, lastAt, id } = searchCounts;
const withoutClick = sql<number>`greatest(0, ${searches} - ${withoutResult} - ${clicks})`;
const amountOf = { result: sql`${withoutResult}`, click: withoutClick };

const matching = ({ q, missed }: MissedFilter): SQL =>
  sql`${amountOf[missed]} > 0 and ${q ? sql`strpos(${query}, lower(${q})) > 0` : sql`true`}`;

export function listMissed(db: Db, filter: MissedFilter) {
  const direction = sql.raw(filter.order);
  const key = filter.sort === 'count' ? amountOf[filter.missed] : sql`${lastAt}`;
  return db
    .select({ id, query, searches, withoutResult, withoutClick, lastAt })
    .from(searchCounts)
    .where(matching(filter))
    .orderBy(sql`${key} ${direction}`, sql`${lastAt} ${direction}`, desc(id))
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
}

export async function countMissed(db: Db, filter: MissedFilter): Promise<number> {
  const row = z.object({ total: z.int() });
  const found = sql`select count(*)::int as total from search_counts where ${matching(filter)}`;
  return (await readRow(db, 'count of missed searches', row, found)).total;
}

/** Takes it off the list. Undefined where it is gone already. */
export async function removeSearch(db: Db, searchId: number): Promise<SearchCount | undefined> {
  const [row] = await db.delete(searchCounts).where(eq(id, searchId)).returning();
  return row;
}

/** What nobody searched lately, and what is too much. */
export async function removeOldSearches(db: Db, before: Date): Promise<void> {
  await db.delete(searchCounts).where(lt(lastAt, before));
  await db.execute(sql`
    delete from search_counts where (last_at, id) < (
      select last_at, id from search_counts order by last_at desc, id desc offset ${keptRows - 1} limit 1
    )`);
}
