import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Queue } from './queue/queue.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import type { News } from './redis/news.ts';
import type { Redis } from './redis/redis.ts';
import type { Files } from './storage/files.ts';
import type { World } from './world.ts';

/** What every feature may use. Built once at the start, or by a test. */
export interface Services {
  readonly config: Config;
  readonly world: World;
  readonly database: Database;
  readonly queue: Queue;
  readonly mailer: Mailer;
  readonly files: Files;
  readonly rateLimits: RateLimits;
  /** What the other servers tell. */
  readonly news: News;
  /** Only where it is configured. */
  readonly redis?: Redis | undefined;
  readonly log: FastifyBaseLogger;
}
