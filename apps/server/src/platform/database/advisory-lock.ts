import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Database } from './database.ts';

const pauseMs = 200;

/**
 * Does work that only one server should do at a time. The others wait until it is done, or until they don't want to any
 * more, and then answer undefined. A server that dies has its turn ended by the database.
 */
export async function withAdvisoryLock<Result>(
  { pool }: Pick<Database, 'pool'>,
  lock: number,
  work: () => Promise<Result>,
  isWanted: () => boolean = () => true,
): Promise<Result | undefined> {
  while (isWanted()) {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      if (await tryLock(client, lock)) {
        try {
          return await work();
        } finally {
          await client.query('select pg_advisory_unlock($1)', [lock]).catch((error: Error) => {
            // The lock goes with its connection.
            broken = error;
          });
        }
      }
    } finally {
      client.release(broken);
    }
    await sleep(pauseMs);
  }
  return undefined;
}

async function tryLock(client: pg.ClientBase, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lock]);
  return rows[0]?.held === true;
}
