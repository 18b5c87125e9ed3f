import type { FastifyBaseLogger } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import { fairLimit } from '../../../platform/fair-limit.ts';
import { startThread } from '../../../platform/threads/start-thread.ts';
import { ThreadOverrun, threadPool } from '../../../platform/threads/thread-pool.ts';
import type { ChoosingOutcome, ChoosingTask } from './choosing-task.ts';

const work = threadPool<ChoosingTask, ChoosingOutcome>(
  (limits) => startThread(import.meta.url, './choosing.worker.ts', limits),
  {
    // Of 100,000 questions, wishes that can be had take less than a second, contradictory ones up to two (decision 067).
    timeoutMs: 9_000,
    resourceLimits: { maxOldGenerationSizeMb: 256, stackSizeMb: 4 },
    mostTasks: 200,
  },
);

/** Of the time that a thread has, what the solver may take for one paper. */
const deadlineMs = 4_000;

/** A paper may take seconds to find, so students take turns. */
export const limitChoosing = fairLimit({ concurrency: 1, maxQueued: 20, longestWaitMs: 5_000 });

const tooHard = () =>
  new AppError(
    'conflict',
    'We could not find such a paper in time. Fewer wishes, or wider ones, are found sooner.',
  );

/** Whatever wishes do to the solver, other requests go on. */
export async function chooseInThread(
  task: Omit<ChoosingTask, 'deadlineMs'>,
  { owner, log }: { readonly owner: string; readonly log: FastifyBaseLogger },
): Promise<Exclude<ChoosingOutcome, { failure: string }>> {
  let failure: unknown;
  try {
    const outcome = await limitChoosing({ owner }, () => work({ ...task, deadlineMs }));
    if (!('failure' in outcome)) return outcome;
    failure = outcome.failure;
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof ThreadOverrun) throw tooHard();
    failure = error;
  }
  log.error({ failure }, 'a paper could not be chosen');
  throw new AppError('internal', 'The paper could not be made. The fault is ours; please try again later.');
}
