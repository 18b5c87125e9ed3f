import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { createRateLimits } from '../rate-limits/rate-limits.ts';
import { redisRateLimits } from '../rate-limits/redis-rate-limits.ts';
import type { Services } from '../services.ts';
import type { World } from '../world.ts';
import { noNews, redisNews } from './news.ts';
import { openRedis, type RedisLog } from './redis.ts';

/** What servers share beside the database: through Redis where there is one, otherwise through the database. */
export function sharedServices(
  { redisUrl }: Config,
  { db }: Database,
  world: World,
  log: RedisLog,
): Pick<Services, 'rateLimits' | 'news' | 'redis'> {
  const inDatabase = createRateLimits(db, world);
  if (!redisUrl) return { rateLimits: inDatabase, news: noNews };
  const redis = openRedis(redisUrl, log);
  return { rateLimits: redisRateLimits(redis, inDatabase, world), news: redisNews(redis), redis };
}
