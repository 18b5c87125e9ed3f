import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { isLockTimeout } from './postgres-errors.ts';

/** Any number, as long as nothing else in the product takes the same advisory lock. */
export const migrationLock = 7_000_001;

/**
 * A change of a table waits for whoever uses it, and everybody who comes later waits behind it. So it gives up after a
 * moment, lets them pass, and tries again.
 */
const lockTimeoutMs = 3000;
const pauseMs = 2000;
const tries = 30;
const connectWithinMs = 10_000;

/** Brings the database up to date. Servers that start at the same time take turns. */
export async function migrateDatabase(
  url: string,
  migrationsFolder: string,
  patience = { lockTimeoutMs, pauseMs, tries },
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'sevenfold-migrations',
    connectionTimeoutMillis: connectWithinMs,
  });
  // The statement at hand tells of a lost connection; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(`set lock_timeout = ${patience.lockTimeoutMs}`);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await migrate(drizzle(client), { migrationsFolder });
      } catch (error) {
        if (!isLockTimeout(error) || attempt >= patience.tries) throw error;
        await sleep(patience.pauseMs);
      }
    }
  } finally {
    await client.end();
  }
}
