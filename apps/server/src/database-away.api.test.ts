import pg from 'pg';
import { beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import { accountsOf } from './features/accounts/accounts.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
});

/** Nobody listens there. */
const nowhere = 'postgres://sevenfold@127.0.0.1:1/nowhere';

it('a database that is away is told of in plain words, and all goes on when it is back', async () => {
  const { token } = await accounts.signUp();
  test.database.moveTo(nowhere);
  // Connections that are there already are closed by the server, as one that is stopped does, and so is what was on its
  // way there when the address changed.
  const stopper = new pg.Client({ connectionString: test.databaseUrl });
  await stopper.connect();
  await vi.waitFor(
    async () => {
      const { rowCount } = await stopper.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
      );
      expect([rowCount, test.database.pool.totalCount]).toEqual([0, 0]);
    },
    { timeout: 60_000 },
  );
  await stopper.end();

  for (const [url, headers] of [
    ['/api/subjects', {}],
    ['/api/test', { authorization: `Bearer ${token}` }],
  ] as const) {
    const away = await test.app.inject({ url, headers });
    expect(away.statusCode, away.body).toBe(503);
    expect(away.headers['retry-after']).toBe('5');
    expect(away.json()).toEqual({
      message: 'We are away for a moment. Nothing you saved is lost. Please try again in a few seconds.',
      code: 'unavailable',
    });
  }
  const health = await test.app.inject('/api/health');
  expect(health.statusCode).toBe(503);
  expect(health.json()).toMatchObject({ status: 'down', database: 'down', storage: 'ok' });
  expect((await test.app.inject('/api/health/live')).statusCode).toBe(200);

  test.database.moveTo(test.databaseUrl);
  await expect
    .poll(async () => (await accounts.get('/api/test', token)).statusCode, { timeout: 60_000 })
    .toBe(200);
  // Its jobs too: the mail of a sign-up arrives. The watch may have asked nowhere until a moment ago.
  const { email } = await vi.waitFor(() => accounts.signUp(), { timeout: 60_000, interval: 200 });
  await test.mailTo(email, 'Verify');
});
