import type { Database } from '../platform/database/database.ts';
import type { Ids } from '../platform/ids.ts';
import type { Job, Queue } from '../platform/queue/queue.ts';
import type { RateLimits } from '../platform/rate-limits/rate-limits.ts';
import type { Services } from '../platform/services.ts';
import { seededRandom } from './seeded-random.ts';

/** The product as it was at some moment, for use cases that don't know that it has passed. */
export interface Past extends Services {
  /** Goes on to a later moment. What was to be done meanwhile is done at its own time. */
  moveTo(moment: Date): Promise<void>;
}

interface Waiting {
  readonly at: Date;
  run(): Promise<void>;
}

/**
 * Nobody was there to be limited, and messages about things that happened weeks ago would be news to nobody: jobs that
 * no part of the past handles, such as mails, are left out. The same seed makes the same ids, so that a file that was
 * written for a past that came to nothing is written over by the next try.
 */
export function pastServices(services: Services, database: Database, seed: number): Past {
  const random = seededRandom(seed);
  let now = new Date(0);
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => Math.floor(random() * 16).toString(16)).join('');
  const ids: Ids = {
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
    secret: () => hex(43),
    random,
  };

  const handlers = new Map<string, (data: unknown) => Promise<void>>();
  const waiting: Waiting[] = [];
  const queue: Queue = {
    ...services.queue,
    handle<Data>(job: Job<Data>, handler: (data: Data, context: { jobId: string }) => Promise<void>) {
      handlers.set(job.name, (data) => handler(data as Data, { jobId: ids.uuid() }));
    },
    async enqueue(_tx, job, data, { startAfter = now } = {}) {
      const handler = handlers.get(job.name);
      if (handler) waiting.push({ at: startAfter, run: () => handler(data) });
    },
    async enqueueAll(tx, job, later) {
      for (const { data, startAfter } of later) await this.enqueue(tx, job, data, { startAfter });
    },
    every: () => undefined,
  };
  const rateLimits: RateLimits = {
    spend: async () => undefined,
    check: async () => undefined,
    forget: async () => undefined,
    sweep: async () => undefined,
  };

  return {
    ...services,
    database,
    clock: { now: () => now },
    ids,
    queue,
    rateLimits,
    async moveTo(moment) {
      for (;;) {
        waiting.sort((one, other) => one.at.getTime() - other.at.getTime());
        if (waiting.length === 0 || waiting[0]!.at > moment) break;
        const { at, run } = waiting.shift()!;
        if (at > now) now = at;
        await run();
      }
      now = moment;
    },
  };
}
