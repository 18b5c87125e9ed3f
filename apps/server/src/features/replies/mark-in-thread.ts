import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { type FairWork, fairLimit } from '../../platform/fair-limit.ts';
import { startThread } from '../../platform/threads/start-thread.ts';
import { threadPool } from '../../platform/threads/thread-pool.ts';
import type { MarkingOutcome, MarkingTask } from './marking-task.ts';

const work = threadPool<MarkingTask, MarkingOutcome>(
  (limits) => startThread(import.meta.url, './marking.worker.ts', limits),
  {
    // Most replies take less than a millisecond, the worst that are known 30; mistakes and follow-through mark them again.
    timeoutMs: 10_000,
    resourceLimits: { maxOldGenerationSizeMb: 128, stackSizeMb: 4 },
    mostTasks: 2000,
  },
);

/** Anybody may type anything, so networks and accounts take turns. */
export const limitMarking = fairLimit({ concurrency: 2, maxQueued: 100, longestWaitMs: 10_000 });

export interface Marker extends FairWork {
  readonly log: FastifyBaseLogger;
}

/** Whatever a reply does to the marking, other requests go on; and what fails is never called wrong. */
export async function markInThread(
  task: MarkingTask,
  { log, ...from }: Marker,
): Promise<Exclude<MarkingOutcome, { failure: string }>> {
  let failure: unknown;
  try {
    const outcome = await limitMarking(from, () => work(task));
    if (!('failure' in outcome)) return outcome;
    failure = outcome.failure;
  } catch (error) {
    if (error instanceof AppError) throw error;
    failure = error;
  }
  log.error({ failure }, 'a reply could not be marked');
  throw new AppError('internal', 'Your answer could not be marked. The fault is ours, not yours.');
}
