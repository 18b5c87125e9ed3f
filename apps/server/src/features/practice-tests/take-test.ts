import type { TestAction } from '@sevenfold/contract/practice-tests/test';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { closeTest } from './close-tests.jobs.ts';
import { markClosedTest } from './mark-typed-replies.ts';
import { deadlineFor, stateOf } from './test-clock.policy.ts';
import {
  findTest,
  noteActions,
  readTestQuestions,
  setFinished,
  setStarted,
  setStatuses,
  type TestQuestionRow,
  type TestRow,
} from './tests.queries.ts';
import {
  addSpent,
  keepTyped,
  listTyped,
  type TypedReply,
  type TypedReplyRow,
} from './typed-replies.queries.ts';

export interface Progress {
  readonly test: TestRow;
  readonly questions: readonly TestQuestionRow[];
  readonly typed: readonly TypedReplyRow[];
}

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

const progressOf = async (db: Db, test: TestRow): Promise<Progress> => ({
  test,
  questions: await readTestQuestions(db, [test.id]),
  typed: await listTyped(db, [test.id]),
});

export async function readProgress({ database }: Services, slug: string, caller: Caller): Promise<Progress> {
  return progressOf(database.db, await findOwnTest(database.db, slug, caller));
}

/** The clocks of server and database may differ a little; a job that came too early would find nothing to close. */
const justAfter = (deadline: Date): Date => new Date(deadline.getTime() + 1000);

/** Starts the clock once. The job that closes the test at its deadline exists exactly when the start does. */
export async function startTest(services: Services, slug: string, caller: Caller): Promise<Progress> {
  const { database, queue, clock } = services;
  return database.transaction(async (tx) => {
    const test = await findOwnTest(tx.db, slug, caller, { forUpdate: true });
    if (test.startedAt !== null) return progressOf(tx.db, test);
    const startedAt = clock.now();
    const deadlineAt = deadlineFor(startedAt, test.duration);
    await setStarted(tx.db, test.id, startedAt, deadlineAt);
    await queue.enqueue(tx, closeTest, { testId: test.id }, { startAfter: justAfter(deadlineAt) });
    return progressOf(tx.db, { ...test, startedAt, deadlineAt });
  });
}

/**
 * Counts what the student did, in the order given. An action that was sent before changes nothing, so a client that
 * doesn't know whether it arrived sends it again. After the deadline nothing counts, and the answer says so, but how long
 * questions were open until then: of the last one nobody could have told before. What is
 * about no question of the test doesn't count either, and leaves no trace. It isn't refused, as a question may have been
 * deleted since the test began, and the browser's queue would stop at it with everything that comes after.
 */
export async function recordActions(
  services: Services,
  slug: string,
  actions: readonly TestAction[],
  caller: Caller,
): Promise<Progress> {
  const { database, clock } = services;
  return database.transaction(async ({ db }) => {
    const test = await findOwnTest(db, slug, caller, { forUpdate: true });
    const now = clock.now();
    const state = stateOf(test, now);
    if (state === 'not_started') throw new AppError('conflict', 'Please start the test first');
    const isRunning = state === 'running';
    if (isRunning || test.endedBy !== 'student') {
      const counting = isRunning ? actions : actions.filter(({ kind }) => kind === 'time');
      const fresh = await noteActions(db, test.id, counting, mostActions(test));
      await count(
        db,
        test,
        counting.filter(({ id }) => fresh.has(id)),
        isRunning ? now : test.deadlineAt!,
      );
    }
    return progressOf(db, test);
  });
}

async function count(db: Db, test: TestRow, actions: readonly TestAction[], now: Date): Promise<void> {
  await setStatuses(db, test.id, lastStatuses(actions), now);
  await keepTyped(db, test.id, lastReplies(actions));
  await addSpent(db, test.id, await spentIn(db, test, actions, now));
}

/** One each second of its time: more than anybody does, and no more is kept. */
const mostActions = ({ duration }: TestRow): number => duration * 60;

/** Of several actions on one question the last one counts. */
const lastStatuses = (actions: readonly TestAction[]) =>
  new Map(
    actions.flatMap(({ question_id, kind }) => {
      const status = kind === 'attempt' ? 'attempted' : kind === 'skip' ? 'skipped' : undefined;
      return status ? [[question_id, status] as const] : [];
    }),
  );

/** Of several replies to one field the last one counts. */
const lastReplies = (actions: readonly TestAction[]): TypedReply[] => [
  ...new Map(
    actions.flatMap((action) => {
      if (action.kind !== 'reply') return [];
      const { question_id: questionId, field, value } = action;
      return [[`${questionId} ${field}`, { questionId, field, value }] as const];
    }),
  ).values(),
];

/** How long each question was open, by the browser's word; together never longer than the test has run. */
async function spentIn(
  db: Db,
  test: TestRow,
  actions: readonly TestAction[],
  now: Date,
): Promise<Map<number, number>> {
  const spent = new Map<number, number>();
  const times = actions.filter((action) => action.kind === 'time');
  if (times.length === 0) return spent;
  const before = (await readTestQuestions(db, [test.id])).reduce(
    (sum, { spentMs }) => sum + (spentMs ?? 0),
    0,
  );
  let left = Math.max(0, now.getTime() - test.startedAt!.getTime() - before);
  for (const { question_id, milliseconds } of times) {
    const counted = Math.min(left, milliseconds);
    left -= counted;
    spent.set(question_id, (spent.get(question_id) ?? 0) + counted);
  }
  return spent;
}

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
    if (test.startedAt === null) {
      const deadlineAt = deadlineFor(now, test.duration);
      await setStarted(tx.db, test.id, now, deadlineAt);
      await queue.enqueue(tx, closeTest, { testId: test.id }, { startAfter: justAfter(deadlineAt) });
    }
    const times = {
      ...test,
      startedAt: started,
      deadlineAt: test.deadlineAt ?? deadlineFor(now, test.duration),
    };
    if (stateOf(times, now) === 'finished') return test;
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
