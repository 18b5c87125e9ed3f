import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf, linkToken, password, tokenOf } from './accounts.fixture.ts';

const newPassword = 'Orange Heron 9';
const wrongPassword = 'Wrong Heron 10';
const email = 'secretive@school.example';
const logged: string[] = [];
const secrets: Record<string, string> = { password, newPassword, wrongPassword };
let test: TestApp;

/** One life of an account, with every kind of secret in it. */
beforeAll(async () => {
  test = await startTestApp({ logTo: { write: (line) => logged.push(line) } });
  const accounts = accountsOf(test);
  const { token } = await accounts.signUp({ email, device: 'my-secret-device-id' });
  secrets.signUpToken = token;
  secrets.deviceKey = 'my-secret-device-id';
  secrets.verificationLink = linkToken(await accounts.mail(email, 'Verify'), '/verify-user');
  await accounts.post('/api/auth/verify-user', { token: secrets.verificationLink }, { token });
  await accounts.logIn(email, { password: wrongPassword });
  secrets.loginToken = tokenOf(await accounts.logIn(email));
  await accounts.post('/api/auth/forgot-password', { email });
  secrets.resetLink = linkToken(await accounts.mail(email, 'Reset'), '/reset-password');
  await test.app.inject(`/reset-password?token=${secrets.resetLink}`);
  await accounts.post('/api/auth/reset-password', { token: secrets.resetLink, password: newPassword });
  for (let number = 1; number <= 6; number += 1) {
    await accounts.logIn(email, { password: newPassword, device: `browser-${number}` });
  }
  secrets.unlockLink = linkToken(await accounts.mail(email, 'locked'), '/unlock-account');
  await accounts.settled();
});

describe('nothing secret is in clear', () => {
  it('in any column of any table, the jobs included', async () => {
    const { rows: columns } = await test.database.pool.query<{ place: string; name: string }>(`
      select format('%I.%I', table_schema, table_name) as place, column_name as name
      from information_schema.columns
      where table_schema not in ('pg_catalog', 'information_schema')`);
    expect(columns.map(({ place }) => place)).toEqual(
      expect.arrayContaining(['public.users', 'public.sessions', 'public.account_links', 'jobs.job']),
    );
    for (const { place, name } of columns) {
      const { rows } = await test.database.pool.query<{ value: string }>(
        `select "${name}"::text as value from ${place} where "${name}" is not null`,
      );
      for (const { value } of rows) {
        for (const [kind, secret] of Object.entries(secrets)) {
          expect(value.includes(secret), `${kind} in ${place}.${name}`).toBe(false);
        }
      }
    }
  });

  it('in the log', () => {
    const log = logged.join('');
    expect(log).toContain('/api/auth/login');
    expect(log).toContain('/reset-password?token=hidden');
    for (const [kind, secret] of Object.entries(secrets)) expect(log.includes(secret), kind).toBe(false);
    expect(log).not.toContain('$argon2');
  });

  it('in the log when a query fails', async () => {
    await test.database.pool.query('alter table users rename column school to renamed');
    const accounts = accountsOf(test);
    const answer = await accounts.post('/api/auth/signup', accounts.form('unlucky@school.example'));
    await test.database.pool.query('alter table users rename column renamed to school');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ message: 'Something went wrong', code: 'internal' });
    const log = logged.join('');
    expect(log).toContain('Failed query');
    expect(log).not.toContain('$argon2');
    expect(log).not.toContain('unlucky@school.example');
  });

  it('of what users may see of themselves', async () => {
    const accounts = accountsOf(test);
    const answer = await accounts.post('/api/auth/signup', accounts.form('open@school.example'));
    expect(answer.body).not.toMatch(/hash|locked|disabled|argon2/i);
  });
});
