import pLimit from 'p-limit';
import { AppError } from './app-error.ts';
import { leavePlace } from './load/load-place.ts';

export const tooBusy = () =>
  new AppError('unavailable', 'We are very busy right now. Please try again in a few seconds.', {
    retryAfterSeconds: 5,
  });

export type Limit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * For costly work: so much of it runs at once, the rest is queued. Beyond p-limit, the queue has an end: whoever finds
 * it full is refused at once instead of waiting for an answer that comes too late.
 */
export function concurrencyLimit(options: { concurrency: number; maxQueued: number }): Limit {
  const limit = pLimit(options.concurrency);
  return async (work) => {
    if (limit.activeCount >= options.concurrency && limit.pendingCount >= options.maxQueued) {
      throw tooBusy();
    }
    leavePlace();
    return limit(work);
  };
}

/** Does the work for each item, so much at once. After a failure nothing more is begun. */
export async function forEachLimited<Item>(
  items: Iterable<Item>,
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const limit = pLimit(concurrency);
  try {
    await limit.map(items, work);
  } finally {
    limit.clearQueue();
  }
}
