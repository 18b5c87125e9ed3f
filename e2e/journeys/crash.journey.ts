import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/database/embedded/embedded-postgres.ts';
import { startEngine } from '../../apps/server/test/engine.ts';
import { expect, test } from '../journey.ts';
import { engineWithBank } from '../product/data-folders.ts';
import { launch, type Product, until } from '../product/start-product.ts';

const password = 'Quiet-Library-7';

async function signUp(origin: string, email: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Device-Id': randomUUID() },
    body: JSON.stringify({ email, full_name: 'Burst', username: '', password, confirmPassword: password }),
  }).catch(() => undefined);
  return answer?.status === 201;
}

const logIn = (origin: string, email: string, device = randomUUID()) =>
  fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Device-Id': device },
    body: JSON.stringify({ username: email, password }),
  });

async function questionsThere({ origin }: Product): Promise<number> {
  const answer = await fetch(`${origin}/api/questions?page=1&pageSize=10`);
  return ((await answer.json()) as { total: number }).total;
}

/** Ended after the journey, whatever became of it. */
const running: { stop(): Promise<void> }[] = [];
function endedLater<Running extends { stop(): Promise<void> }>(each: Running): Running {
  running.unshift(each);
  return each;
}
test.afterEach(async () => {
  for (const each of running.splice(0)) await each.stop();
});

/** Eight people at a time sign up without a pause until the server is gone. */
async function burst(product: Product, killAfter: number): Promise<string[]> {
  const acknowledged: string[] = [];
  let gone = false;
  const person = async () => {
    while (!gone) {
      const email = `burst.${randomUUID()}@mail.com`;
      if (await signUp(product.origin, email)) acknowledged.push(email);
      if (acknowledged.length >= killAfter && !gone) {
        gone = true;
        product.process.kill('SIGKILL');
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, person));
  return acknowledged;
}

/** Jobs of a server that died are given to the next one after a minute, which is too long to wait for. */
async function letMinutePass(databaseUrl: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query("update jobs.job set started_on = now() - interval '1 minute' where state = 'active'");
  await database.end();
}

async function expectAllThere(product: Product, emails: string[]): Promise<void> {
  for (const email of emails) {
    const answer = await logIn(product.origin, email);
    expect(answer.status, `${email} was told that it has an account`).toBe(200);
  }
  // Its job survived as well: one verification e-mail each, however often the server died.
  await until(async () => {
    const names = await readdir(join(product.dataDir, 'outbox')).catch(() => []);
    return names.filter((name) => name.endsWith('.eml')).length >= emails.length;
  }, 90);
}

test.describe('kill -9 in the middle of a burst of sign-ups', () => {
  test.describe.configure({ timeout: 300_000 });

  test('loses nothing on the embedded engine', async () => {
    const first = endedLater(await launch());
    const emails = await burst(first, 25);
    expect(emails.length).toBeGreaterThanOrEqual(25);
    // Its database has outlived it.
    const engine = endedLater(await startEmbeddedPostgres({ dataDir: first.dataDir, log: () => undefined }));
    await letMinutePass(engine.url);
    const second = endedLater(await launch({}, first.dataDir));
    await expectAllThere(second, emails);
  });

  test('loses nothing on a PostgreSQL server, which was empty before', async () => {
    const engine = endedLater(await startEngine('server'));
    const environment = { DATABASE_URL: engine.url };
    const first = endedLater(await launch(environment));
    expect(await questionsThere(first), 'the doors open with questions').toBeGreaterThan(0);
    const emails = await burst(first, 25);
    await letMinutePass(engine.url);
    const second = endedLater(await launch(environment, first.dataDir));
    await expectAllThere(second, emails);
  });
});

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
