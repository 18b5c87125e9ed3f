import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { endingAfterEach } from '../ended-later.ts';
import { expect, test } from '../journey.ts';
import { emptyFolder, engineWithBank } from '../product/data-folders.ts';
import { removeDataFolder } from '../product/remove-data-folder.ts';
import { logIn, signUp } from '../product/sign-up-burst.ts';
import { launch } from '../product/start-product.ts';
import { until } from '../product/until.ts';

const endedLater = endingAfterEach();

// kill -9: deadline-of-test.journey.ts, and e2e/faults/kills.
test('SIGTERM: a request in flight is answered, then the server is gone', async () => {
  const engine = endedLater(await engineWithBank());
  const product = endedLater(await launch({ DATABASE_URL: engine.url }));
  const email = `calm.${randomUUID()}@mail.com`;
  expect(await signUp(product.origin, email)).toBe(true);

  // Somebody else holds the user's row, so the login is in the server's hands and can't finish yet.
  const holder = new pg.Client({ connectionString: engine.url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select 1 from users where email = $1 for update', [email]);
  const inFlight = logIn(product.origin, email);
  await until(async () => {
    // Within a transaction the activity is read once and then remembered.
    await holder.query('select pg_stat_clear_snapshot()');
    // The job with the verification e-mail may wait for the same row; it is not the one meant here.
    const waiting = await holder.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%for update%'",
    );
    return waiting.rowCount === 1;
  });

  const ended = new Promise<number | null>((resolve) => product.process.once('exit', resolve));
  product.process.kill('SIGTERM');
  await until(
    async () => (await fetch(`${product.origin}/api/health/live`).catch(() => undefined)) === undefined,
  );
  await holder.query('commit');
  await holder.end();
  expect((await inFlight).status).toBe(200);
  expect(await ended).toBe(0);
});

test('SIGTERM during a first start: the database that was started is gone as well', async () => {
  const folder = await emptyFolder();
  endedLater({ stop: () => removeDataFolder(folder) });
  let started: ChildProcess | undefined;
  const open = launch({}, folder, undefined, (child) => {
    started = child;
  }).catch((error: unknown) => error);
  // A line is there once PostgreSQL has it, and its first is the process.
  const processOf = async () => {
    const [, id = ''] = /^(\d+)\n/.exec(await databaseLock(folder)) ?? [];
    return Number(id);
  };
  await until(async () => (await processOf()) > 0, 180);
  const database = await processOf();
  started!.kill('SIGTERM');
  expect(String(await open)).toContain('the product ended with 0');
  expect(isRunning(database)).toBe(false);
});

/** What PostgreSQL writes beside its data while it runs. */
async function databaseLock(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true });
  const lock = names.find((name) => name.endsWith('postmaster.pid'));
  return lock ? readFile(join(folder, lock), 'utf8').catch(() => '') : '';
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch {
    return false;
  }
}
