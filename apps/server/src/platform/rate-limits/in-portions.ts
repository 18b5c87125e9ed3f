import { LRUCache } from 'lru-cache';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import { keyOf, type RateLimits, tooMany } from './rate-limits.ts';

/** Subjects that a server remembers at a time. One that is forgotten loses less than a portion of its count. */
const mostSubjects = 20_000;

interface Kept {
  /** Not counted together with the other servers yet. */
  waiting: number;
  refusedUntil: Date | undefined;
}

/**
 * For what happens too often to be written down each time: each server counts by itself, and hands over what has come
 * together once it is a whole portion. Most people never fill one, and cost no write at all; who goes on and on gets
 * away with less than a portion more than the limit from each server. A refusal is remembered, too.
 */
export function inPortions(
  rateLimits: Pick<RateLimits, 'spend'>,
  clock: Clock,
  portion: number,
): Required<Pick<RateLimits, 'spend'>> {
  const subjects = new LRUCache<string, Kept>({ max: mostSubjects });
  return {
    async spend(limit, subject, times = 1) {
      const key = keyOf(limit, subject);
      const kept = subjects.get(key) ?? { waiting: 0, refusedUntil: undefined };
      subjects.set(key, kept);
      const now = clock.now();
      if (kept.refusedUntil && kept.refusedUntil > now) throw tooMany(limit, kept.refusedUntil, now);
      kept.waiting += times;
      if (kept.waiting < portion) return;
      const due = kept.waiting;
      kept.waiting = 0;
      try {
        await rateLimits.spend(limit, subject, due);
      } catch (error) {
        if (error instanceof AppError && error.code === 'too_many_attempts') {
          kept.refusedUntil = new Date(now.getTime() + 1000 * (error.details.retryAfterSeconds ?? 0));
        }
        throw error;
      }
    },
  };
}
