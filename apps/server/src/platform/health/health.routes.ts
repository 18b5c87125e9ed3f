import { getHealth, getLiveness, type Health } from '@sevenfold/contract/platform/health.endpoints';
import type { Register } from '../http/register-endpoint.ts';
import type { Services } from '../services.ts';
import { version } from '../version.ts';

const checkTimeoutMs = 3000;

type PartState = Health['database'];

/** A check that doesn't answer in time counts as down; it must not make the health page hang as well. */
function within(check: Promise<boolean>): Promise<PartState> {
  const timeout = new Promise<boolean>((resolve) => {
    setTimeout(resolve, checkTimeoutMs, false).unref();
  });
  return Promise.race([check.catch(() => false), timeout]).then((fine) => (fine ? 'ok' : 'down'));
}

export function registerHealth(
  register: Register,
  { database, files, queue, redis }: Services,
  isStopping: () => boolean,
): void {
  let looking: Promise<[database: PartState, storage: PartState]> | undefined;
  /** Anybody may ask, and nobody is ever sent away: however many do, they share the look that is under way. */
  const look = () => {
    looking ??= Promise.all([
      within(database.pool.query('select 1').then(() => true)),
      within(files.isWritable()),
    ]).finally(() => {
      looking = undefined;
    });
    return looking;
  };

  register(getLiveness, async () => ({ status: 'ok' as const }));

  register(getHealth, async ({ reply }): Promise<Health> => {
    const [databaseState, storage] = await look();
    const queueState = queue.isRunning() && databaseState === 'ok' ? 'ok' : 'down';
    const allFine = [databaseState, storage, queueState].every((state) => state === 'ok');
    const redisState = redis && (redis.isReady() ? 'ok' : 'down');
    const works = redisState === 'down' ? 'degraded' : 'ok';
    const status = isStopping() ? 'stopping' : allFine ? works : 'down';
    if (status === 'stopping' || status === 'down') reply.code(503);
    return {
      status,
      version,
      database: databaseState,
      storage,
      queue: queueState,
      ...(redisState && { redis: redisState }),
    };
  });
}
