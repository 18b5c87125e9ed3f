import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import { accountsOf } from './features/accounts/accounts.fixture.ts';
import { demoPassword, seedDemoAccounts } from './features/accounts/seed-demo-accounts.ts';
import { billingOf } from './features/billing/billing.fixture.ts';
import { bringUpToDate } from './features/billing/gateways/sandbox/renew.ts';
import { outboxFolder } from './platform/mail/mailer.ts';

async function keepMail({ config }: TestApp): Promise<void> {
  const folder = outboxFolder(config.dataDir);
  await mkdir(folder, { recursive: true });
  const mail = {
    id: 'kept',
    to: 'a@school.example',
    subject: 'Reset',
    text: 'a link',
    html: '<p>a link</p>',
  };
  await writeFile(
    join(folder, 'kept.json'),
    JSON.stringify({ ...mail, from: 'x', sent_at: '2026-01-01T00:00:00Z' }),
  );
}

describe('the demo', () => {
  let demo: TestApp;
  beforeAll(async () => {
    demo = await startTestApp({ demo: true, environment: { SANDBOX_OUTSIDE_DEMO: '' } });
    await seedDemoAccounts(demo);
    await keepMail(demo);
  });
  const owner = { username: 'owner@sevenfold.example', password: demoPassword };

  it('is there for the person at this machine', async () => {
    expect(demo.config.demo).toBe(true);
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
      const mails = await demo.app.inject({ url: '/api/dev/outbox', headers: { host } });
      expect([mails.statusCode, mails.json()[0]?.text]).toEqual([200, 'a link']);
    }
    const logIn = await demo.app.inject({ method: 'POST', url: '/api/auth/login', payload: owner });
    expect(logIn.statusCode, logIn.body).toBe(200);
    const accounts = accountsOf(demo);
    const { token } = await accounts.signUp();
    const billing = billingOf(demo, accounts);
    await billing.buyPlan(token);
    expect(await billing.plan(token)).toMatchObject({ plan: 'platinum' });
  });

  it.each([
    [{ host: 'elsewhere.example' }, undefined],
    [{ host: 'localhost.elsewhere.example:3000' }, undefined],
    [{ host: '192.168.0.2:3000' }, undefined],
    [{ 'x-forwarded-for': '203.0.113.9' }, undefined],
    [{ 'x-forwarded-for': '127.0.0.1, 203.0.113.9' }, undefined],
    [{ 'x-forwarded-for': 'nonsense' }, undefined],
    [{ 'x-real-ip': '203.0.113.9' }, undefined],
    [{ 'x-forwarded-host': 'elsewhere.example' }, undefined],
    [{ forwarded: 'for=127.0.0.1' }, undefined],
    [{ via: '1.1 proxy' }, undefined],
    [{ host: 'localhost' }, '203.0.113.9'],
    [{ host: 'localhost' }, '::ffff:192.168.0.9'],
  ])('is for nobody else: %j from %s', async (headers, remoteAddress) => {
    const from = { headers, ...(remoteAddress && { remoteAddress }) };
    for (const url of ['/api/dev/outbox', '/api/dev/outbox/kept', '/api/user', '/robots.txt']) {
      expect((await demo.app.inject({ url, ...from })).statusCode).toBe(421);
    }
    for (const [url, payload] of [
      ['/api/auth/login', owner],
      ['/api/auth/forgot-password', { email: owner.username }],
      ['/api/sandbox/checkouts/sub_1/payment', {}],
    ] as const) {
      expect((await demo.app.inject({ method: 'POST', url, payload, ...from })).statusCode).toBe(421);
    }
    expect((await demo.app.inject({ url: '/api/health/live', ...from })).statusCode).toBe(200);
  });
});

describe('what says that this is a real site', () => {
  it.each<Record<string, string>>([
    { PUBLIC_ORIGIN: 'https://school.example' },
    { PUBLIC_ORIGIN: 'http://localhost:3000' },
    { TRUSTED_PROXIES: '127.0.0.1' },
    { HOST: '0.0.0.0' },
    { DATABASE_URL: 'postgres://localhost/real' },
  ])('%j: no mail can be read and no card that costs nothing is taken', async (environment) => {
    const site = await startTestApp({
      demo: true,
      environment: { SANDBOX_OUTSIDE_DEMO: '', ...environment },
    });
    await keepMail(site);
    for (const headers of [{}, { 'x-forwarded-for': '203.0.113.9' }, { 'x-forwarded-for': '127.0.0.1' }]) {
      for (const url of ['/api/dev/outbox', '/api/dev/outbox/kept']) {
        expect((await site.app.inject({ url, headers })).statusCode).toBe(404);
      }
    }
    await expect(seedDemoAccounts(site)).rejects.toThrow('demo accounts are for the demo only');
    const accounts = accountsOf(site);
    const { token } = await accounts.signUp();
    const billing = billingOf(site, accounts);
    const begun = await billing.start('platinum', token);
    expect([begun.statusCode, begun.json().message]).toEqual([
      502,
      expect.stringContaining('no payment provider'),
    ]);
    expect((await billing.pay('sub_1')).statusCode).toBe(403);
    expect((await billing.pay('')).statusCode).toBeLessThan(500);
    expect(await billing.plan(token)).toMatchObject({ plan: 'free' });
  });

  it('a checkout from before can be paid no more, and no plan is renewed', async () => {
    const before = await startTestApp();
    const accounts = accountsOf(before);
    const billing = billingOf(before, accounts);
    const [buyer, late] = [await accounts.signUp(), await accounts.signUp()];
    await billing.buyPlan(buyer.token);
    const { id } = (await billing.start('platinum', late.token)).json();

    const site = await startTestApp({
      databaseUrl: before.databaseUrl,
      environment: { SANDBOX_OUTSIDE_DEMO: '' },
    });
    const later = billingOf(site, accountsOf(site));
    expect((await later.pay(id)).statusCode).toBe(403);
    expect((await later.start('platinum', late.token)).statusCode).toBe(502);
    const [first] = await accounts.rows("select ref from sandbox_purchases where status = 'active'");
    site.clock.advance({ days: 40 });
    await bringUpToDate(site, String(first?.ref));
    expect(await accounts.rows('select status from sandbox_purchases where ref = $1', [first?.ref])).toEqual([
      { status: 'ended' },
    ]);
  });

  it('where tests open the sandbox, its cards are taken from this machine only', async () => {
    const site = await startTestApp();
    const accounts = accountsOf(site);
    const { token } = await accounts.signUp();
    const { id } = (await billingOf(site, accounts).start('platinum', token)).json();
    const payload = { card_number: '4242424242424242', expiry: '12/40', cvc: '123', name: 'A' };
    const url = `/api/sandbox/checkouts/${id}/payment`;
    for (const from of [{ headers: { host: 'elsewhere.example' } }, { remoteAddress: '203.0.113.9' }]) {
      expect((await site.app.inject({ method: 'POST', url, payload, ...from })).statusCode).toBe(403);
    }
    expect((await site.app.inject({ method: 'POST', url, payload })).statusCode).toBe(200);
  });
});
