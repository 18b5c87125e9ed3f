import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway } from './database-away.ts';

const patienceMs = 60_000;
const pauseMs = 1000;

/**
 * For the steps of a start, which may be done again: a database that is just being started too, or gets over a crash,
 * holds it up and doesn't end it.
 */
export async function onceDatabaseAnswers<Result>(
  log: { warn(details: object, message: string): void },
  work: () => Promise<Result>,
  patience = { patienceMs, pauseMs },
): Promise<Result> {
  const giveUpAt = performance.now() + patience.patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > giveUpAt) throw error;
      log.warn({ err: error }, 'the database is away: the start goes on once it answers');
      await sleep(patience.pauseMs);
    }
  }
}
