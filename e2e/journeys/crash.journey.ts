import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, test } from '../journey.ts';
import { engineWithBank } from '../product/data-folders.ts';
import { logIn, signUp } from '../product/sign-up-burst.ts';
import { launch } from '../product/start-product.ts';
import { until } from '../product/until.ts';

/** Ended after the journey, whatever became of it. */
const running: { stop(): Promise<void> }[] = [];
function endedLater<Running extends { stop(): Promise<void> }>(each: Running): Running {
  running.unshift(each);
  return each;
}
test.afterEach(async () => {
  for (const each of running.splice(0)) await each.stop();
});

// kill -9: test-deadline.journey.ts, and e2e/faults/kills.
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
