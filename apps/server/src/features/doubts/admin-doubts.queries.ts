import { asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { readRow, readRows } from '../../platform/database/read-rows.ts';
import type { DoubtRow } from './doubts.queries.ts';
import { doubts } from './doubts.tables.ts';

export interface ThreadFilter {
  readonly q?: string | undefined;
  readonly state?: 'unanswered' | 'answered' | undefined;
  readonly sort: 'waiting' | 'asked' | 'last' | 'messages';
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly pageSize: number;
}

/** A thread by the ids of its first and last message. */
export interface ThreadFacts {
  readonly id: number;
  readonly lastId: number;
  readonly messages: number;
  readonly waitingSince: Date | null;
}

/** A student waits from the first message on that nobody else has written after. */
const threads = sql`
  entries as (
    select e.id, e.created_at, o.id as thread_id, e.user_id is not distinct from o.user_id as by_student,
      max(e.id) filter (where e.user_id is distinct from o.user_id) over (partition by o.id) as replied_id
    from doubts e
    join doubts o on o.id = coalesce(e.parent_id, e.id)
  ),
  threads as (
    select thread_id as id, count(*)::int as messages, max(id) as last_id, max(created_at) as last_at,
      min(created_at) filter (where by_student and id > coalesce(replied_id, 0)) as waiting_since
    from entries
    group by thread_id
  )`;

const facts = sql`t.id, t.last_id as "lastId", t.messages,
  (extract(epoch from t.waiting_since) * 1000)::float8 as "waitingSince"`;

const factsRow = z.object({
  id: z.int(),
  lastId: z.int(),
  messages: z.int(),
  waitingSince: z.number().nullable(),
});

const toFacts = ({ waitingSince, ...row }: z.output<typeof factsRow>): ThreadFacts => ({
  ...row,
  waitingSince: waitingSince === null ? null : new Date(Math.round(waitingSince)),
});

const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

function matching({ q, state }: ThreadFilter): SQL {
  const conditions = [sql`true`];
  if (state) {
    conditions.push(state === 'answered' ? sql`t.waiting_since is null` : sql`t.waiting_since is not null`);
  }
  if (q) {
    const like = containing(q);
    conditions.push(sql`(
      t.id in (select coalesce(e.parent_id, e.id) from doubts e where e.queries ilike ${like})
      or o.user_id in (select id from users
        where full_name ilike ${like} or username ilike ${like} or email ilike ${like})
      or o.question_id in (select q.id from questions q join topics on topics.id = q.topic_id
        where topics.topic_name ilike ${like})
      or o.question_id::text = ${q})`);
  }
  return sql.join(conditions, sql` and `);
}

/** The longest wait is the first of them; what nobody waits for comes after all that somebody waits for. */
const orders: Record<ThreadFilter['sort'], Record<ThreadFilter['order'], SQL>> = {
  waiting: {
    desc: sql`t.waiting_since asc nulls last, t.last_at desc, t.id desc`,
    asc: sql`t.waiting_since desc nulls last, t.last_at desc, t.id desc`,
  },
  asked: { desc: sql`o.created_at desc, t.id desc`, asc: sql`o.created_at, t.id` },
  last: { desc: sql`t.last_at desc, t.id desc`, asc: sql`t.last_at, t.id` },
  messages: { desc: sql`t.messages desc, t.id desc`, asc: sql`t.messages, t.id` },
};

export async function listThreadFacts(db: Db, filter: ThreadFilter): Promise<ThreadFacts[]> {
  const rows = await readRows(
    db,
    'threads of doubts',
    factsRow,
    sql`
    with ${threads}
    select ${facts} from threads t join doubts o on o.id = t.id
    where ${matching(filter)}
    order by ${orders[filter.sort][filter.order]}
    limit ${filter.pageSize} offset ${(filter.page - 1) * filter.pageSize}`,
  );
  return rows.map(toFacts);
}

/** How many threads the filter finds, and how many wait for an answer at all. */
export async function countThreads(
  db: Db,
  filter: ThreadFilter,
): Promise<{ total: number; unanswered: number }> {
  return readRow(
    db,
    'count of threads',
    z.object({ total: z.int(), unanswered: z.int() }),
    sql`
    with ${threads}
    select count(*) filter (where ${matching(filter)})::int as total,
      count(t.waiting_since)::int as unanswered
    from threads t join doubts o on o.id = t.id`,
  );
}

/** Of the thread that the named message belongs to. */
export async function findThreadFacts(db: Db, id: number): Promise<ThreadFacts | undefined> {
  const rows = await readRows(
    db,
    'thread of a doubt',
    factsRow,
    sql`
    with ${threads}
    select ${facts} from threads t
    where t.id = (select coalesce(parent_id, id) from doubts where id = ${id})`,
  );
  return rows[0] && toFacts(rows[0]);
}

export async function listMessages(db: Db, ids: readonly number[]): Promise<DoubtRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(doubts)
    .where(inArray(doubts.id, [...ids]));
}

export async function listThread(db: Db, openingId: number): Promise<DoubtRow[]> {
  return db
    .select()
    .from(doubts)
    .where(or(eq(doubts.id, openingId), eq(doubts.parentId, openingId)))
    .orderBy(asc(doubts.id));
}

/** A student keeps the answers of somebody whose account goes. */
export async function leaveRepliesBehind(db: Db, userId: string): Promise<void> {
  await db.execute(sql`
    update doubts e set user_id = null
    from doubts o
    where e.user_id = ${userId} and o.id = e.parent_id and o.user_id is distinct from ${userId}`);
}

export async function countThreadsOf(db: Db, userId: string): Promise<{ asked: number; waiting: number }> {
  return readRow(
    db,
    'threads of a student',
    z.object({ asked: z.int(), waiting: z.int() }),
    sql`
    with ${threads}
    select count(*)::int as asked, count(t.waiting_since)::int as waiting
    from threads t join doubts o on o.id = t.id where o.user_id = ${userId}`,
  );
}

export async function findWaitingThreads(db: Db): Promise<{ count: number; oldestAt: Date | null }> {
  const row = z.object({ count: z.int(), oldest: z.number().nullable() });
  const { count, oldest } = await readRow(
    db,
    'threads that wait',
    row,
    sql`
    with ${threads}
    select count(t.waiting_since)::int as count,
      (extract(epoch from min(t.waiting_since)) * 1000)::float8 as oldest
    from threads t`,
  );
  return { count, oldestAt: oldest === null ? null : new Date(Math.round(oldest)) };
}
