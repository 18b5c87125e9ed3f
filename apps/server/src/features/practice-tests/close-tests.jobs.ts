import { z } from 'zod';
import type { Job } from '../../platform/queue/queue.ts';
import type { Services } from '../../platform/services.ts';
import { markClosedTests } from './mark-typed-replies.ts';
import { closeOverdue } from './tests.queries.ts';

const closeData = z.object({ testId: z.int() });

/** Waits for the deadline of one test. */
export const closeTest: Job<z.output<typeof closeData>> = { name: 'practice-tests.close', data: closeData };
/** For what slipped through: a queue that was restored from an older backup, a clock that was set. */
export const sweepTests: Job<null> = { name: 'practice-tests.sweep', data: z.null() };

const sweepSeconds = 60;

/** Whoever comes first closes and marks everything that is due; the others find nothing left. */
export function handleClosing(services: Services): void {
  const { queue, database, clock } = services;
  const close = async () => {
    await closeOverdue(database.db, clock.now());
    await markClosedTests(services);
  };
  queue.handle(closeTest, close);
  queue.handle(sweepTests, close);
  queue.every(sweepTests, sweepSeconds);
}
