import type { Clock } from '../clock.ts';
import type { Redis } from '../redis/redis.ts';
import { keyOf, type Limit, type RateLimits, tooMany } from './rate-limits.ts';

/** Counts in one step, and begins anew once the time is over. Answers how many tries there were and until when. */
const count = `
local resets = tonumber(redis.call('HGET', KEYS[1], 'resets') or '0')
local now, per, times = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
if resets <= now then
  redis.call('HSET', KEYS[1], 'hits', times, 'resets', ARGV[1] + ARGV[2])
  redis.call('PEXPIRE', KEYS[1], per)
  return {times, now + per}
end
return {redis.call('HINCRBY', KEYS[1], 'hits', times), resets}`;

/**
 * Counted in Redis, and in the database while Redis is away. Each then begins anew, so that an outage gives whoever
 * tries through passwords their tries once more, and never more than that.
 */
export function redisRateLimits(redis: Redis, database: RateLimits, clock: Clock): RateLimits {
  const keyIn = (limit: Limit, subject: string) => `sevenfold:limit:${keyOf(limit, subject)}`;

  /** Undefined while Redis is away, which it tells the log by itself. */
  async function ask<Answer>(question: () => Promise<Answer>): Promise<{ answer: Answer } | undefined> {
    if (!redis.commands.isReady) return undefined;
    return question().then(
      (answer) => ({ answer }),
      () => undefined,
    );
  }

  return {
    async spend(limit, subject, times = 1) {
      const now = clock.now();
      const counted = await ask(
        () =>
          redis.commands.eval(count, {
            keys: [keyIn(limit, subject)],
            arguments: [String(now.getTime()), String(limit.perSeconds * 1000), String(times)],
          }) as Promise<[number, number]>,
      );
      if (!counted) return database.spend(limit, subject, times);
      const [hits, resets] = counted.answer;
      if (hits > limit.tries) throw tooMany(limit, new Date(resets), now);
    },
    async check(limit, subject) {
      const kept = await ask(() => redis.commands.hmGet(keyIn(limit, subject), ['hits', 'resets']));
      if (!kept) return database.check(limit, subject);
      const [hits, resets] = kept.answer.map(Number);
      const now = clock.now();
      if (hits && resets && hits >= limit.tries && resets > now.getTime())
        throw tooMany(limit, new Date(resets), now);
    },
    async forget(limit, subject) {
      await ask(() => redis.commands.del(keyIn(limit, subject)));
      await database.forget(limit, subject);
    },
    sweep: () => database.sweep(),
  };
}
