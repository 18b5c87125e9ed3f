import { eq, lt, sql } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { Db } from '../database/database.ts';
import { hashSecret } from '../secret-hash.ts';
import { rateLimits } from './rate-limits.tables.ts';

/** So many tries in so much time, counted where all servers count together: in the database or in Redis. */
export interface Limit {
  readonly name: string;
  readonly tries: number;
  readonly perSeconds: number;
  /** Said of too many, where they are no attempts at anything. */
  readonly refusal?: string;
}

export interface RateLimits {
  /** Counts a try, or several at once, and refuses it when there were too many. `subject` is an account or an address. */
  spend(limit: Limit, subject: string, times?: number): Promise<void>;
  /** Refuses when there were too many tries already, without counting this one. */
  check(limit: Limit, subject: string): Promise<void>;
  forget(limit: Limit, subject: string): Promise<void>;
  /** Deletes what has run out; called now and then by a job. */
  sweep(): Promise<void>;
}

/** Subjects are hashed: what is kept should not be a list of addresses that someone tried. */
export const keyOf = (limit: Limit, subject: string) =>
  `${limit.name}:${hashSecret(subject.toLowerCase()).slice(0, 40)}`;

export function tooMany(limit: Limit, resetsAt: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000));
  const { refusal = 'Too many attempts.' } = limit;
  return new AppError('too_many_attempts', `${refusal} Please try again in ${inWords(seconds)}.`, {
    retryAfterSeconds: seconds,
  });
}

export function createRateLimits(db: Db, clock: Clock): RateLimits {
  return {
    async spend(limit, subject, times = 1) {
      const now = clock.now();
      const resetsAt = new Date(now.getTime() + limit.perSeconds * 1000);
      const [row] = await db
        .insert(rateLimits)
        .values({ key: keyOf(limit, subject), hits: times, resetsAt })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            hits: sql`case when ${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz then excluded.hits else ${rateLimits.hits} + excluded.hits end`,
            resetsAt: sql`case when ${rateLimits.resetsAt} <= ${now.toISOString()}::timestamptz then excluded.resets_at else ${rateLimits.resetsAt} end`,
          },
        })
        .returning();
      if (row && row.hits > limit.tries) throw tooMany(limit, row.resetsAt, clock.now());
    },
    async check(limit, subject) {
      const [row] = await db
        .select()
        .from(rateLimits)
        .where(eq(rateLimits.key, keyOf(limit, subject)));
      if (row && row.hits >= limit.tries && row.resetsAt > clock.now())
        throw tooMany(limit, row.resetsAt, clock.now());
    },
    async forget(limit, subject) {
      await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(limit, subject)));
    },
    async sweep() {
      await db.delete(rateLimits).where(lt(rateLimits.resetsAt, clock.now()));
    },
  };
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
