import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf, linkToken, password, tokenOf } from './accounts.fixture.ts';
import { closeDemoAccounts } from './close-demo-accounts.ts';
import { createOwner } from './create-owner.ts';
import { demoAccounts, demoPassword, seedDemoAccounts } from './seed-demo-accounts.ts';
import { signInWithProvider } from './single-sign-on/sign-in-with-provider.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'http://localhost:80',
  SMTP_URL: 'smtp://127.0.0.1:9',
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'x',
  STRIPE_WEBHOOK_SECRET: 'x',
};
const owner = 'owner@sevenfold.example';
const said: string[] = [];

let demo: TestApp;
let site: TestApp;
let tokens: string[];
let resetToken: string;
beforeAll(async () => {
  demo = await startTestApp({ demo: true });
  await seedDemoAccounts(demo);
  const accounts = accountsOf(demo);
  tokens = [];
  for (const { email } of demoAccounts) {
    tokens.push(tokenOf(await accounts.logIn(email, { password: demoPassword })));
  }
  await accounts.post('/api/auth/forgot-password', { email: owner });
  resetToken = linkToken(await accounts.mail(owner, 'Reset'), '/reset-password');
  site = await startTestApp({
    databaseUrl: demo.databaseUrl,
    environment: production,
    logTo: { write: (line) => void said.push(line) },
  });
});

const statusOf = async (test: TestApp, token: string) =>
  (await accountsOf(test).get('/api/user', token)).statusCode;

const signOn = (test: TestApp, subject: string) =>
  signInWithProvider(
    test,
    {
      provider: 'Google',
      issuer: 'https://issuer.example',
      subject,
      email: owner,
      emailVerified: true,
      name: 'Somebody',
      credentialHash: subject,
      credentialExpiresAt: new Date(Date.now() + 60_000),
    },
    { network: '127.0.0.1', deviceKey: 'a', userAgent: 'b' },
  );

describe('accounts of the demo, in production', () => {
  it.each(demoAccounts)('$email is nobody', async ({ email, role }) => {
    for (const name of [email, email.toUpperCase(), role]) {
      const answer = await accountsOf(site).logIn(name, { password: demoPassword });
      expect([answer.statusCode, answer.headers.authorization]).toEqual([403, undefined]);
    }
    expect((await accountsOf(site).logIn(email, { password: 'something else' })).statusCode).toBe(401);
  });

  it('have no session that goes on', async () => {
    for (const token of tokens) {
      expect(await statusOf(site, token)).toBe(401);
      expect((await accountsOf(site).get('/api/admin/users', token)).statusCode).toBe(401);
    }
  });

  it('get no new password', async () => {
    const accounts = accountsOf(site);
    const form = { token: resetToken, password: 'Another One 7', confirmPassword: 'Another One 7' };
    for (const token of [resetToken, 'x'.repeat(43)]) {
      const answer = await accounts.post('/api/auth/reset-password', { ...form, token });
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_token']);
    }
    await accounts.post('/api/auth/forgot-password', { email: owner });
    await accounts.settled();
    expect([...site.mails, ...demo.mails].filter(({ to }) => to === owner)).toHaveLength(1);
  });

  it('are not signed on by a provider, whatever it says', async () => {
    await expect(signOn(site, 'one')).rejects.toMatchObject({ code: 'account_disabled' });
    expect(await accountsOf(site).rows('select * from provider_identities')).toEqual([]);
  });

  it('leave everybody else alone', async () => {
    const { email, token } = await accountsOf(demo).signUp();
    expect(await statusOf(site, token)).toBe(200);
    expect((await accountsOf(site).logIn(email, { password })).statusCode).toBe(200);
  });

  it('are told of at the start, which ends their sessions for good', async () => {
    await closeDemoAccounts(site);
    expect(said.join('')).toContain('this database has demo accounts');
    expect(said.join('')).not.toContain(owner);
    for (const token of tokens) expect(await statusOf(demo, token)).toBe(401);
    await expect(closeDemoAccounts(demo)).rejects.toThrow('the demo keeps its accounts');
  });

  it('are there again where the demo is', async () => {
    await seedDemoAccounts(demo);
    expect((await accountsOf(demo).logIn(owner, { password: demoPassword })).statusCode).toBe(200);
    expect((await accountsOf(site).logIn(owner, { password: demoPassword })).statusCode).toBe(403);
  });

  it('stand in no way of an owner, not even of one with the same address', async () => {
    const mine = { name: 'Hedda Head', password: 'Head Of All 1' };
    for (const email of ['owner@school.example', owner]) {
      await createOwner(site, { ...mine, email });
      const answer = await accountsOf(site).logIn(email, { password: mine.password });
      expect(answer.json().data.user).toMatchObject({ role_id: 1, email, full_name: 'Hedda Head' });
      expect((await accountsOf(site).logIn(email, { password: demoPassword })).statusCode).toBe(401);
      await expect(createOwner(site, { ...mine, email })).rejects.toMatchObject({ code: 'email_taken' });
    }
    // The demo takes nothing back.
    await seedDemoAccounts(demo);
    expect((await accountsOf(demo).logIn(owner, { password: demoPassword })).statusCode).toBe(401);
  });
});

it('a database without them is told nothing', async () => {
  const lines: string[] = [];
  const fresh = await startTestApp({ logTo: { write: (line) => void lines.push(line) } });
  await closeDemoAccounts(fresh);
  expect(lines.join('')).not.toContain('demo');
});

it('those from before they were marked are marked by the migration, and nobody else', async () => {
  const older = await startTestApp({ demo: true });
  await seedDemoAccounts(older);
  const { email } = await accountsOf(older).signUp();
  await accountsOf(older).rows('update users set is_demo = false');
  const file = new URL('../../../migrations/20261116103418_demo_accounts.sql', import.meta.url);
  const [, mark = ''] = readFileSync(file, 'utf8').split('--> statement-breakpoint');
  await accountsOf(older).rows(mark);
  expect(await accountsOf(older).rows('select email from users where not is_demo')).toEqual([{ email }]);
});
