import { PassThrough } from 'node:stream';
import { beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { billingOf, stubGoods } from './billing.fixture.ts';
import { readSandboxSecrets, sandboxGateway } from './gateways/sandbox/sandbox-gateway.ts';
import { settle } from './settle.ts';
import { describeToldPurchases, expectSettled, type Shop } from './told-purchase.fixture.ts';

let test: TestApp;
let shop: Shop;
const goods = stubGoods();
beforeAll(async () => {
  test = await startTestApp({ app: { goods: goods.goods }, environment: { RATE_LIMIT_SCALE: '100' } });
  const accounts = accountsOf(test);
  shop = { accounts, goods, billing: billingOf(test, accounts) };
});

describeToldPurchases(() => shop, {
  subscription: ['payment.captured', 'subscription.activated', 'subscription.charged'],
  order: ['payment.captured', 'order.paid'],
});

it('old news never replace newer ones', async () => {
  const { accounts, billing } = shop;
  const account = await accounts.signUp();
  const begun = await billing.start('platinum', account.token);
  const { id } = begun.json();
  const gateway = sandboxGateway(test, await readSandboxSecrets(test));
  let readings = 0;
  await settle({ ...test, gateway, goods: goods.goods }, { kind: 'subscription', ref: id }, async () => {
    readings += 1;
    const facts = await gateway.read('subscription', id);
    if (readings > 1) return facts;
    // While this one was on its way, it was paid and the browser told of it.
    const { proof } = await billing.paid(begun);
    const answer = await billing.verify({ subscription_id: id, ...proof }, account.token);
    expect(answer.json().status).toBe('complete');
    return facts;
  });
  expect(readings).toBe(2);
  await expectSettled(shop, 'subscription', id, account);
});

it('a decline and then a success, told backwards, is a success', async () => {
  const { accounts, billing } = shop;
  const account = await accounts.signUp();
  const begun = await billing.start('platinum', account.token);
  const { id } = begun.json();
  await billing.decline(id);
  const bought = await billing.paid(begun);
  const events = await billing.events(id);
  expect(events).toHaveLength(4);
  for (const event of events.reverse()) await billing.deliver(event);
  expect(await accounts.rows('select status from payments where ref = $1 order by at', [id])).toEqual([
    { status: 'failed' },
    { status: 'paid' },
  ]);
  expect(await billing.plan(account.token)).toMatchObject({ plan: 'platinum', status: 'active' });
  expect((await billing.verify({ subscription_id: id, ...bought.proof }, account.token)).statusCode).toBe(
    200,
  );
  expect(await billing.orders(account.token)).toMatchObject([{ paid_count: 1 }]);
});

it('are heard from an address as long as it has not too many on their way, whatever they hold', async () => {
  const tell = (address: string, payload: PassThrough | string, provider = 'sandbox') =>
    test.app.inject({
      method: 'POST',
      url: `/api/${provider}/webhook`,
      remoteAddress: address,
      headers: { 'content-type': 'application/json' },
      payload,
    });
  const bodies = Array.from({ length: 100 }, () => new PassThrough());
  const waiting = bodies.map(async (body) => tell('203.0.113.7', body));
  await expect.poll(async () => (await tell('203.0.113.7', '{}')).statusCode).toBe(429);
  const heard = await tell('198.51.100.9', '{}');
  expect([heard.statusCode, heard.json().code]).toEqual([400, 'invalid_signature']);
  // Another provider's are not read to their end.
  expect((await tell('198.51.100.9', new PassThrough(), 'stripe')).statusCode).toBe(404);
  for (const body of bodies) body.end('{}');
  expect(new Set((await Promise.all(waiting)).map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
  expect((await tell('203.0.113.7', '{}')).statusCode).toBe(400);
});
