import type { TestAction } from '@sevenfold/contract/practice-tests/test';
import { testProgressSchema } from '@sevenfold/contract/practice-tests/test.schema';
import type pg from 'pg';
import { z } from 'zod';
import { isRaised } from '../../platform/database/postgres-errors.ts';
import { checkRows } from '../../platform/database/read-rows.ts';

/** Each of these is one statement, planned once for a connection: at the start of a test hundreds come in a second. */

const progressRow = testProgressSchema.pick({ statuses: true, replies: true }).extend({
  started_at: z.date().nullable(),
  deadline_at: z.date().nullable(),
  finished_at: z.date().nullable(),
  reading_minutes: z.int(),
});
const startedRow = progressRow.extend({ test_id: z.int(), is_new: z.boolean() });

export type ProgressRow = z.output<typeof progressRow>;
export type StartedRow = z.output<typeof startedRow>;

async function findRow<Row>(
  client: pg.ClientBase,
  row: z.ZodType<Row>,
  statement: { readonly name: string; readonly text: string; readonly values: unknown[] },
): Promise<Row | undefined> {
  const { rows } = await client.query<object>(statement);
  return checkRows(statement.name, row, rows)[0];
}

/** The functions answer what they always did, for servers of the version before; this never changes in a test. */
const readingMinutes = '(select reading_minutes from practice_tests where slug = $1) as reading_minutes';

export const findProgress = (
  client: pg.ClientBase,
  slug: string,
  userId: string,
): Promise<ProgressRow | undefined> =>
  findRow(client, progressRow, {
    name: 'tests: progress',
    text: `select p.*, t.reading_minutes
      from practice_tests t, progress_of_test(t.id) p where t.slug = $1 and t.user_id = $2`,
    values: [slug, userId],
  });

/** Undefined where the student has no such test. One that had been started before stays as it is. */
export const startOnce = (
  client: pg.ClientBase,
  slug: string,
  userId: string,
  now: Date,
): Promise<StartedRow | undefined> =>
  findRow(client, startedRow, {
    name: 'tests: start',
    text: `select p.*, ${readingMinutes} from start_test($1, $2, $3) p`,
    values: [slug, userId, now],
  });

/** Undefined where the student has no such test. Fails with `isReadingTime` while its paper is only read. */
export const countActions = (
  client: pg.ClientBase,
  slug: string,
  userId: string,
  now: Date,
  actions: readonly TestAction[],
): Promise<ProgressRow | undefined> =>
  findRow(client, progressRow, {
    name: 'tests: actions',
    text: `select p.*, ${readingMinutes} from record_test_actions($1, $2, $3, $4) p`,
    values: [slug, userId, now, JSON.stringify(actions)],
  });

/** Raised by `record_test_actions`. */
export const isReadingTime = (error: unknown): boolean => isRaised(error, 'SF001');
