import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Ids } from './ids.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Queue } from './queue/queue.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import type { PubSub } from './redis/pub-sub.ts';
import type { Redis } from './redis/redis.ts';
import type { Files } from './storage/files.ts';

/** What every feature may use. Built once at the start, or by a test. */
export interface Services {
  readonly config: Config;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly database: Database;
  readonly queue: Queue;
  readonly mailer: Mailer;
  readonly files: Files;
  readonly rateLimits: RateLimits;
  /** Messages between servers. */
  readonly pubSub: PubSub;
  /** Only where it is configured. */
  readonly redis?: Redis | undefined;
  readonly log: FastifyBaseLogger;
}
