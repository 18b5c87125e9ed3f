import type { listGradingQueue } from '@sevenfold/contract/grading/desk.endpoints';
import type { QueryOf, ResponseOf } from '@sevenfold/contract/platform/endpoint';
import { and, count, isNotNull, isNull, min, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import type { GradingRow } from './grading.queries.ts';
import { gradings } from './grading.tables.ts';

export type QueueFilter = QueryOf<typeof listGradingQueue>;
type State = QueueFilter['state'];

const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

const inState = (userId: string): Record<State, SQL> => ({
  open: sql`${gradings.gradedAt} is null`,
  waiting: sql`${gradings.gradedAt} is null and ${gradings.claimedBy} is null`,
  mine: sql`${gradings.gradedAt} is null and ${gradings.claimedBy} = ${userId}`,
  others: sql`${gradings.gradedAt} is null and ${gradings.claimedBy} <> ${userId}`,
  returned: sql`${gradings.gradedAt} is not null`,
});

function matching({ q, topic, state }: QueueFilter, userId: string): SQL | undefined {
  const like = q && containing(q);
  return and(
    isNotNull(gradings.submittedAt),
    inState(userId)[state],
    topic
      ? sql`exists (select 1 from practice_test_topics chosen join topics on topics.id = chosen.topic_id
          where chosen.test_id = ${gradings.testId} and topics.slug = ${topic})`
      : undefined,
    like
      ? sql`(${gradings.userId} in (select id from users
            where full_name ilike ${like} or username ilike ${like} or email ilike ${like})
          or ${gradings.testId} in (select t.id from practice_tests t join subjects s on s.id = t.subject_id
            where t.slug ilike ${like} or s.subject_name ilike ${like}))`
      : undefined,
  );
}

const sortedBy: Record<QueueFilter['sort'], SQL> = {
  due: sql`${gradings.dueAt}`,
  submitted: sql`${gradings.submittedAt}`,
  pages: sql`${gradings.sheetPages}`,
  student: sql`(select lower(coalesce(u.full_name, u.username)) from users u where u.id = ${gradings.userId})`,
  graded: sql`${gradings.gradedAt}`,
};

export async function listQueue(
  db: Db,
  filter: QueueFilter,
  userId: string,
): Promise<{ rows: GradingRow[]; total: number }> {
  const where = matching(filter, userId);
  const direction = filter.order === 'asc' ? sql`asc` : sql`desc`;
  const rows = await db
    .select()
    .from(gradings)
    .where(where)
    .orderBy(sql`${sortedBy[filter.sort]} ${direction} nulls last, ${gradings.submittedAt}, ${gradings.id}`)
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  return { rows, total: await db.$count(gradings, where) };
}

export async function countQueue(
  db: Db,
  userId: string,
): Promise<ResponseOf<typeof listGradingQueue>['counts']> {
  const states = inState(userId);
  const count = (state: State) => sql<number>`count(*) filter (where ${states[state]})`.mapWith(Number);
  const [row] = await db
    .select({
      open: count('open'),
      waiting: count('waiting'),
      mine: count('mine'),
      others: count('others'),
      returned: count('returned'),
    })
    .from(gradings)
    .where(isNotNull(gradings.submittedAt));
  return row!;
}

export async function findWaitingSheets(db: Db, now: Date) {
  const [row] = await db
    .select({
      count: count(),
      oldestAt: min(gradings.submittedAt),
      dueAt: min(gradings.dueAt),
      overdue: sql<number>`count(*) filter (where ${gradings.dueAt} < ${now.toISOString()})`.mapWith(Number),
    })
    .from(gradings)
    .where(and(isNotNull(gradings.submittedAt), isNull(gradings.gradedAt)));
  return row!;
}
