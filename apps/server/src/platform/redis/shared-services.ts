import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { createRateLimits } from '../rate-limits/rate-limits.ts';
import { redisRateLimits } from '../rate-limits/redis-rate-limits.ts';
import type { Services } from '../services.ts';
import { noPubSub, redisPubSub } from './pub-sub.ts';
import { openRedis, type RedisLog } from './redis.ts';

/** What servers share beside the database: through Redis where there is one, otherwise through the database. */
export async function sharedServices(
  { redisUrl }: Config,
  { db }: Database,
  clock: Clock,
  log: RedisLog,
): Promise<Pick<Services, 'rateLimits' | 'pubSub' | 'redis'>> {
  const inDatabase = createRateLimits(db, clock);
  if (!redisUrl) return { rateLimits: inDatabase, pubSub: noPubSub };
  const redis = await openRedis(redisUrl, log);
  return { rateLimits: redisRateLimits(redis, inDatabase, clock), pubSub: redisPubSub(redis), redis };
}
