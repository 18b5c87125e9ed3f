import type { TestAction } from '@sevenfold/contract/practice-tests/test';
import { testProgressSchema } from '@sevenfold/contract/practice-tests/test.schema';
import type pg from 'pg';
import { z } from 'zod';
import { isRaised } from '../../platform/database/postgres-errors.ts';
import { checkRows } from '../../platform/database/read-rows.ts';

/** Each of these is one statement, planned once for a connection: when a school starts a test hundreds come in a second. */

const progressRow = testProgressSchema.pick({ statuses: true, replies: true }).extend({
  started_at: z.date().nullable(),
  deadline_at: z.date().nullable(),
  finished_at: z.date().nullable(),
  /** Not from the functions, which answer what they always did, for servers of the version before. */
  reading_minutes: z.int(),
});
const startedRow = progressRow.extend({ test_id: z.int(), is_new: z.boolean() });

export type ProgressRow = z.output<typeof progressRow>;
export type StartedRow = z.output<typeof startedRow>;

export const findProgress = async (
  client: pg.ClientBase,
  slug: string,
  userId: string,
): Promise<ProgressRow | undefined> => {
  const name = 'tests: progress';
  const { rows } = await client.query<object>({
    name,
    text: `select p.*, t.reading_minutes
      from practice_tests t, progress_of_test(t.id) p where t.slug = $1 and t.user_id = $2`,
    values: [slug, userId],
  });
  return checkRows(name, progressRow, rows)[0];
};

/** A test, and whose it has to be. */
export interface NamedTest {
  readonly slug: string;
  readonly userId: string;
}

/**
 * `skip` leaves out what another call has locked, for those who would make others wait. In one order, so that no two wait
 * for one another.
 */
export type WhenLocked = 'wait' | 'skip';

const lockedTests = (whenLocked: WhenLocked) => `locked as materialized (
    select g.place, t.reading_minutes
    from given g join practice_tests t on t.slug = g.slug and t.user_id = g."userId"
    order by t.slug
    for update of t ${whenLocked === 'skip' ? 'skip locked' : ''}
  )`;

/** What each of them is told, by the place in the list; nothing where the student has no such test. No test may stand there twice. */
async function ofEach<Given extends NamedTest, Row>(
  client: pg.ClientBase,
  row: z.ZodType<Row>,
  given: readonly Given[],
  statement: { readonly name: string; readonly text: string; readonly values: readonly unknown[] },
): Promise<Map<Given, Row>> {
  const { name, text, values } = statement;
  const placed = given.map((one, place) => ({ place, ...one }));
  const { rows } = await client.query<{ place: number }>({
    name,
    text,
    values: [JSON.stringify(placed), ...values],
  });
  const found = checkRows(name, row, rows);
  return new Map(found.map((one, at) => [given[rows[at]!.place]!, one]));
}

/** One that had been started before stays as it is. */
export const startTests = <Given extends NamedTest>(
  client: pg.ClientBase,
  given: readonly Given[],
  now: Date,
  whenLocked: WhenLocked,
): Promise<Map<Given, StartedRow>> =>
  ofEach(client, startedRow, given, {
    name: `tests: start, ${whenLocked}`,
    text: `with given as materialized (
        select * from jsonb_to_recordset($1) as g (place int, slug text, "userId" uuid)
      ), ${lockedTests(whenLocked)}
      select g.place, p.*, l.reading_minutes
      from locked l join given g using (place) cross join lateral start_test(g.slug, g."userId", $2) p`,
    values: [now],
  });

export interface SentActions extends NamedTest {
  readonly actions: readonly TestAction[];
}

/** Fails with `isReadingTime` where one of the tests is a paper that is only read yet. */
export const countActions = <Given extends SentActions>(
  client: pg.ClientBase,
  given: readonly Given[],
  now: Date,
  whenLocked: WhenLocked,
): Promise<Map<Given, ProgressRow>> =>
  ofEach(client, progressRow, given, {
    name: `tests: actions, ${whenLocked}`,
    text: `with given as materialized (
        select * from jsonb_to_recordset($1) as g (place int, slug text, "userId" uuid, actions jsonb)
      ), ${lockedTests(whenLocked)}
      select g.place, p.*, l.reading_minutes
      from locked l join given g using (place)
      cross join lateral record_test_actions(g.slug, g."userId", $2, g.actions) p`,
    values: [now],
  });

/** Raised by `record_test_actions`. */
export const isReadingTime = (error: unknown): boolean => isRaised(error, 'SF001');
