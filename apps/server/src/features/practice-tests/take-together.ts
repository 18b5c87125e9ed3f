import type { TestAction } from '@sevenfold/contract/practice-tests/test';
import { AppError } from '../../platform/app-error.ts';
import { batchCalls } from '../../platform/cache/batch-calls.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { closeTest } from './close-tests.jobs.ts';
import {
  countActions,
  isReadingTime,
  type NamedTest,
  type ProgressRow,
  type SentActions,
  type StartedRow,
  startTests,
  type WhenLocked,
} from './progress.queries.ts';
import { justAfter, onlyReading, type Progress, progressOf } from './take-test.ts';

/** When more come than these bear one by one, the next of them is for all who have come meanwhile. */
const batches = { atOnce: 2, most: 50 };

/** No test twice in one statement, which would count what it has counted already; the second one is left to a call of its own. */
function onceEach<Given extends NamedTest>(all: readonly Given[]): Given[] {
  const first = new Map<string, Given>();
  for (const one of all) {
    const key = `${one.slug} ${one.userId}`;
    if (!first.has(key)) first.set(key, one);
  }
  return [...first.values()];
}

/**
 * What the students of a school do at the same moment: hundreds of starts and actions in a second are a few transactions
 * (decision 073). Whoever can't be told there waits for nobody else: a test that another call has locked, and whatever
 * comes with a paper that is only read yet, has a transaction of its own.
 */
export function takeTogether(services: Services) {
  const { database, queue, clock } = services;

  /** The job that closes a test at its deadline exists exactly when its start does. */
  const start = (given: readonly NamedTest[], whenLocked: WhenLocked) =>
    database.transaction(async (tx) => {
      const started = await startTests(tx.client, given, clock.now(), whenLocked);
      const later = [...started.values()].flatMap(({ is_new, test_id, deadline_at }) =>
        is_new ? [{ data: { testId: test_id }, startAfter: justAfter(deadline_at!) }] : [],
      );
      if (later.length > 0) await queue.enqueueAll(tx, closeTest, later);
      return started;
    });

  const record = (given: readonly SentActions[], whenLocked: WhenLocked) =>
    database.connected((client) => countActions(client, given, clock.now(), whenLocked));

  const startBatch = batchCalls<NamedTest, StartedRow>((all) => start(onceEach(all), 'skip'), batches);
  const recordBatch = batchCalls<SentActions, ProgressRow>(
    (all) =>
      record(onceEach(all), 'skip').catch((error: unknown) => {
        if (!isReadingTime(error)) throw error;
        return new Map();
      }),
    batches,
  );

  return {
    /** Starts the clock once. */
    async startTest(slug: string, { userId }: Caller): Promise<Progress> {
      const given = { slug, userId };
      return progressOf((await startBatch(given)) ?? (await start([given], 'wait')).get(given));
    },
    /**
     * Counts what the student did, in the order given. An action that was sent before changes nothing, so a client that
     * doesn't know whether it arrived sends it again. After the deadline nothing counts, and the answer says so, but how
     * long questions were open until then: of the last one nobody could have told before. What is about no question of the
     * test doesn't count either, and leaves no trace. It isn't refused, as a question may have been deleted since the test
     * began, and the browser's queue would stop at it with everything that comes after. While a paper is only read, all
     * of it is refused, and nothing of it is lost: the browser sends it again.
     */
    async recordActions(slug: string, actions: readonly TestAction[], { userId }: Caller): Promise<Progress> {
      const given = { slug, userId, actions };
      const alone = async () => {
        try {
          return (await record([given], 'wait')).get(given);
        } catch (error) {
          throw isReadingTime(error) ? onlyReading() : error;
        }
      };
      const progress = progressOf((await recordBatch(given)) ?? (await alone()));
      if (progress.startedAt === null) throw new AppError('conflict', 'Please start the test first');
      return progress;
    },
  };
}
