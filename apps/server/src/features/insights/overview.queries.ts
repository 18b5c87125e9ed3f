import { currency } from '@sevenfold/contract/billing/plans';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { readRows } from '../../platform/database/read-rows.ts';

/**
 * This feature looks across all others and owns nothing of them, hence the plain names of their tables. Staff try
 * things out; what they do is no sign of how the academy is doing.
 */
const signUps = sql`select id as user_id, created_at as at from users where role_id = 3`;
const finishedTests = sql`
  select t.user_id, t.finished_at as at from practice_tests t join users u on u.id = t.user_id
  where u.role_id = 3 and t.finished_at is not null`;
/** Whoever made a test, completed a question or asked something. */
const activity = sql`
  select a.user_id, a.at from (
    select user_id, created_at as at from practice_tests
    union all select user_id, created_at from completed_questions
    union all select user_id, created_at from doubts
  ) a join users u on u.id = a.user_id where u.role_id = 3`;

/** What came in and stayed, in the currency that everything is sold in. */
const income = sql`
  select at, amount from payments where status = 'paid' and currency = ${currency}`;

export interface Counted {
  readonly total: number;
  readonly before: number;
  readonly byPart: ReadonlyMap<string, number>;
}

interface Span {
  readonly unit: 'day' | 'week';
  readonly start: Date;
  readonly before: Date;
}

/** Each with the day or week that it lies in. */
const parted = (source: SQL, { unit, start, before }: Span) => sql`
  select *, date_trunc(${unit}, at at time zone 'UTC')::date as part, at < ${start.toISOString()}::timestamptz as earlier
  from (${source}) e where at >= ${before.toISOString()}::timestamptz`;

const partName = sql`to_char(part, 'YYYY-MM-DD') as part`;

const addUp = (db: Db, source: SQL, what: SQL, span: Span) =>
  tally(
    db,
    sql`with events as (${parted(source, span)})
      select ${partName}, ${what}::float8 as count, earlier from events
      group by grouping sets ((part, earlier), (earlier))`,
  );

const events = (db: Db, source: SQL, span: Span) => addUp(db, source, sql`count(*)`, span);

/** Everybody once a part, and once in all: with a busy year it is the repetitions that would cost the time. */
const people = (db: Db, source: SQL, span: Span) =>
  tally(
    db,
    sql`with seen as (select distinct user_id, part, earlier from (${parted(source, span)}) p)
      select ${partName}, count(*)::int as count, earlier from seen group by part, earlier
      union all select null, count(distinct user_id)::int, earlier from seen group by earlier`,
  );

const tallyRow = z.object({ part: z.string().nullable(), count: z.number(), earlier: z.boolean() });

async function tally(db: Db, query: SQL): Promise<Counted> {
  const rows = await readRows(db, 'overview', tallyRow, query);
  const whole = (side: boolean) => rows.find((row) => row.part === null && row.earlier === side)?.count ?? 0;
  return {
    total: whole(false),
    before: whole(true),
    byPart: new Map(
      rows.flatMap((row) => (row.part !== null && !row.earlier ? [[row.part, row.count]] : [])),
    ),
  };
}

export const countSignUps = (db: Db, span: Span) => events(db, signUps, span);
export const countFinishedTests = (db: Db, span: Span) => events(db, finishedTests, span);
export const sumRevenue = (db: Db, span: Span) => addUp(db, income, sql`sum(amount)`, span);
export const countActiveStudents = (db: Db, span: Span) => people(db, activity, span);

const figuresRow = z.object({
  subjectName: z.string(),
  completed: z.int(),
  students: z.int(),
  testsFinished: z.int(),
});

export type SubjectFigures = Readonly<z.output<typeof figuresRow>>;

export async function readSubjectFigures(db: Db, start: Date): Promise<SubjectFigures[]> {
  const from = start.toISOString();
  return readRows(
    db,
    'figures of subjects',
    figuresRow,
    sql`
    with completions as (
      select topics.subject_id, count(*)::int as completed, count(distinct c.user_id)::int as students
      from completed_questions c
      join users u on u.id = c.user_id and u.role_id = 3
      join questions q on q.id = c.question_id
      join topics on topics.id = q.topic_id
      where c.created_at >= ${from}::timestamptz
      group by topics.subject_id
    ), tests as (
      select t.subject_id, count(*)::int as finished
      from practice_tests t join users u on u.id = t.user_id and u.role_id = 3
      where t.finished_at >= ${from}::timestamptz
      group by t.subject_id
    )
    select s.subject_name as "subjectName", coalesce(c.completed, 0) as completed,
      coalesce(c.students, 0) as students, coalesce(t.finished, 0) as "testsFinished"
    from subjects s
    left join completions c on c.subject_id = s.id
    left join tests t on t.subject_id = s.id
    where c.subject_id is not null or t.subject_id is not null
    order by 2 desc, 4 desc, 1`,
  );
}
