import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from './accounts.fixture.ts';
import { sweepAccounts, sweepAccountsJob } from './sweep-accounts.job.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
beforeAll(async () => {
  test = await startTestApp();
  accounts = accountsOf(test);
});

const counts = async () => {
  const [row] = await accounts.rows(`select
    (select count(*)::int from sessions) as sessions,
    (select count(*)::int from account_links) as links,
    (select count(*)::int from devices) as devices,
    (select count(*)::int from rate_limits) as limits`);
  return row;
};

describe('the sweep', () => {
  it('takes what has run out and leaves the rest', async () => {
    const { email } = await accounts.signUp({ device: 'first-browser' });
    await accounts.mail(email, 'Verify');
    await accounts.settled();
    expect(await counts()).toEqual({ sessions: 1, links: 1, devices: 1, limits: 1 });
    test.clock.advance({ minutes: 59 });
    await sweepAccounts(test);
    expect(await counts()).toEqual({ sessions: 1, links: 1, devices: 1, limits: 1 });
    test.clock.advance({ hours: 48 });
    await sweepAccounts(test);
    expect(await counts()).toEqual({ sessions: 1, links: 0, devices: 1, limits: 0 });
    test.clock.advance({ days: 29 });
    await accounts.logIn(email, { device: 'second-browser' });
    await sweepAccounts(test);
    expect(await counts()).toEqual({ sessions: 1, links: 0, devices: 2, limits: 0 });
    test.clock.advance({ days: 60 });
    await sweepAccounts(test);
    expect(await counts()).toEqual({ sessions: 0, links: 0, devices: 1, limits: 0 });
  });

  it('is a job that the server asks for when it starts', async () => {
    const rows = await accounts.rows(`select singleton_key from jobs.job where data->>'job' = $1`, [
      sweepAccountsJob.name,
    ]);
    expect(rows).toEqual([{ singleton_key: sweepAccountsJob.name }]);
  });
});
