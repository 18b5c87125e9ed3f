import { z } from 'zod';
import type { Job } from '../../platform/queue/queue.ts';
import type { Services } from '../../platform/services.ts';
import { closeOverdue } from './tests.queries.ts';

const closeData = z.object({ testId: z.int() });

/** Waits for the deadline of one test. */
export const closeTest: Job<z.output<typeof closeData>> = { name: 'practice-tests.close', data: closeData };
/** For what slipped through: a queue that was restored from an older backup, a clock that was set. */
export const sweepTests: Job<null> = { name: 'practice-tests.sweep', data: z.null() };

const sweepSeconds = 60;

/** Whoever comes first closes everything that is due; the others find nothing left. */
export function handleClosing({ queue, database, clock }: Services): void {
  const close = async () => {
    await closeOverdue(database.db, clock.now());
  };
  queue.handle(closeTest, close);
  queue.handle(sweepTests, close);
  queue.every(sweepTests, sweepSeconds);
}
