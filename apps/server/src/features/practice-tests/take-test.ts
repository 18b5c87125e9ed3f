import type { TestProgress } from '@sevenfold/contract/practice-tests/test';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { closeTest } from './close-tests.jobs.ts';
import { markClosedTest } from './mark-typed-replies.ts';
import { findProgress, type ProgressRow } from './progress.queries.ts';
import { deadlineFor, readingLeftMs, stateOf, type TestTimes } from './test-clock.policy.ts';
import { findTest, setFinished, setStarted, setStatuses, type TestRow } from './tests.queries.ts';

export interface Progress extends TestTimes, Pick<TestProgress, 'statuses' | 'replies'> {}

export const onlyReading = () =>
  new AppError('reading_time', 'This is the time for reading. Answers open when it is over.');

export const noSuchTest = () => new AppError('not_found', 'This test does not exist');

/** Another student's test is as unknown as one that was never made. */
export async function findOwnTest(
  db: Db,
  slug: string,
  caller: Caller,
  options: { forUpdate?: boolean } = {},
): Promise<TestRow> {
  const test = await findTest(db, slug, caller.userId, options);
  if (!test) throw noSuchTest();
  return test;
}

export const progressOf = (row: ProgressRow | undefined): Progress => {
  if (!row) throw noSuchTest();
  return {
    startedAt: row.started_at,
    deadlineAt: row.deadline_at,
    finishedAt: row.finished_at,
    readingMinutes: row.reading_minutes,
    statuses: row.statuses,
    replies: row.replies,
  };
};

export async function readProgress({ database }: Services, slug: string, caller: Caller): Promise<Progress> {
  return progressOf(await database.connected((client) => findProgress(client, slug, caller.userId)));
}

/** The clocks of server and database may differ a little; a job that came too early would find nothing to close. */
export const justAfter = (deadline: Date): Date => new Date(deadline.getTime() + 1000);

/**
 * The lists are for clients that send nothing else; ours has sent every action before. What was typed is marked at once,
 * so that the answer has it; should that fail, the job does it.
 */
export async function finishTest(
  services: Services,
  slug: string,
  given: { readonly skipped_questions: readonly number[]; readonly attempted_questions: readonly number[] },
  caller: Caller,
): Promise<void> {
  const { database, queue, clock } = services;
  const closed = await database.transaction(async (tx) => {
    const test = await findOwnTest(tx.db, slug, caller, { forUpdate: true });
    const now = clock.now();
    // Such a client never says that it starts: its test began when it was opened, and nobody measured it.
    const started = test.startedAt ?? now;
    const deadlineAt = test.deadlineAt ?? deadlineFor(now, test.duration + test.readingMinutes);
    if (test.startedAt === null) {
      await setStarted(tx.db, test.id, now, deadlineAt);
      await queue.enqueue(tx, closeTest, { testId: test.id }, { startAfter: justAfter(deadlineAt) });
    }
    const times = { ...test, startedAt: started, deadlineAt };
    if (stateOf(times, now) === 'finished') return test;
    const isGiven = given.skipped_questions.length + given.attempted_questions.length > 0;
    // Whoever gives up while reading may do so.
    if (isGiven && readingLeftMs(times, now) !== null) throw onlyReading();
    const statuses = new Map<number, 'attempted' | 'skipped'>([
      ...given.skipped_questions.map((id) => [id, 'skipped'] as const),
      ...given.attempted_questions.map((id) => [id, 'attempted'] as const),
    ]);
    await setStatuses(tx.db, test.id, statuses, now);
    await setFinished(tx.db, test.id, now, 'student');
    return test;
  });
  await markClosedTest(services, closed.id);
}
