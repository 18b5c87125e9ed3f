import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { type Bought, billingOf, stubGoods } from './billing.fixture.ts';
import { readSandboxSecrets, sandboxGateway } from './gateways/sandbox/sandbox-gateway.ts';
import { settle } from './settle.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let billing: ReturnType<typeof billingOf>;
const shop = stubGoods();
beforeAll(async () => {
  test = await startTestApp({ app: { goods: shop.goods }, environment: { RATE_LIMIT_SCALE: '100' } });
  accounts = accountsOf(test);
  billing = billingOf(test, accounts);
});

type Step = { readonly name: string; run(): Promise<unknown> };

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

const kinds = {
  subscription: {
    names: ['payment.captured', 'subscription.activated', 'subscription.charged', 'the browser'],
    buy: async ({ token }: Account) => billing.payPlan(token),
  },
  order: {
    names: ['payment.captured', 'order.paid', 'the browser'],
    buy: async ({ token, user }: Account) =>
      billing.paid(await billing.startOneTime(shop.newTest(user.id), token)),
  },
} as const;

async function stepsOf(kind: keyof typeof kinds, { id, proof }: Bought, { token }: Account): Promise<Step[]> {
  const events = await billing.events(id);
  expect(events.map(({ type }) => type).sort()).toEqual(
    kinds[kind].names.filter((name) => name !== 'the browser').sort(),
  );
  const browser = async () => {
    const answer = await billing.verify({ [`${kind}_id`]: id, ...proof }, token);
    expect(answer.json(), answer.body).toMatchObject({ status: 'complete' });
  };
  return [
    ...events.map((event) => ({
      name: event.type,
      run: async () => expect((await billing.deliver(event)).statusCode).toBe(200),
    })),
    { name: 'the browser', run: browser },
  ];
}

/** The one right end of a purchase: paid once, granted once, told once. */
async function expectSettled(kind: keyof typeof kinds, id: string, account: Account) {
  const [checkout] = await accounts.rows('select status, reason, ref from checkouts where ref = $1', [id]);
  expect(checkout).toMatchObject({ status: 'complete', reason: null });
  expect(await accounts.rows('select paid_count, ended_at, type from orders where ref = $1', [id])).toEqual([
    { paid_count: 1, ended_at: null, type: kind === 'order' ? 'grading' : 'subscription' },
  ]);
  expect(await accounts.rows('select status from payments where ref = $1', [id])).toEqual([
    { status: 'paid' },
  ]);
  expect(await accounts.rows('select status from subscriptions where ref = $1', [id])).toEqual(
    kind === 'order' ? [] : [{ status: 'active' }],
  );
  expect(await billing.orders(account.token)).toHaveLength(1);
}

const mailsAbout = async () => {
  const jobs = await accounts.rows(
    `select data->'data' as data, count(*)::int from jobs.job where data->>'job' like 'billing.mail%' group by 1, data->>'job'`,
  );
  return jobs.filter(({ count }) => count !== 1);
};

describe.each(['subscription', 'order'] as const)('what is told of a paid %s', (kind) => {
  it.each(permutations(kinds[kind].names).map((names) => [names.join(', ')]))(
    'in the order %s, each twice',
    async (order) => {
      const account = await accounts.signUp();
      const bought = await kinds[kind].buy(account);
      const steps = await stepsOf(kind, bought, account);
      for (const name of order.split(', ')) {
        const { run } = steps.find((step) => step.name === name)!;
        await run();
        await expectSettled(kind, bought.id, account);
        await run();
      }
      await expectSettled(kind, bought.id, account);
      const events = await accounts.rows('select repeated from webhook_events where ref = $1', [bought.id]);
      expect(events).toEqual(steps.slice(1).map(() => ({ repeated: 1 })));
    },
  );

  it('by twenty browsers and all webhooks at once ends the same', async () => {
    const account = await accounts.signUp();
    const bought = await kinds[kind].buy(account);
    const steps = await stepsOf(kind, bought, account);
    const browser = steps.at(-1)!;
    await Promise.all([...Array<Step>(20).fill(browser), ...steps, ...steps].map(({ run }) => run()));
    await expectSettled(kind, bought.id, account);
    await accounts.mail(account.email, 'receipt');
    expect(await mailsAbout()).toEqual([]);
  });

  it('before our own note of the provider’s id is understood', async () => {
    const account = await accounts.signUp();
    const bought = await kinds[kind].buy(account);
    await accounts.rows('update checkouts set ref = null where ref = $1', [bought.id]);
    const steps = await stepsOf(kind, bought, account);
    await steps[0]!.run();
    await expectSettled(kind, bought.id, account);
    await steps.at(-1)!.run();
    await expectSettled(kind, bought.id, account);
  });
});

it('old news never replace newer ones', async () => {
  const account = await accounts.signUp();
  const begun = await billing.start('platinum', account.token);
  const { id } = begun.json();
  const gateway = sandboxGateway(test, await readSandboxSecrets(test));
  let readings = 0;
  await settle({ ...test, gateway, goods: shop.goods }, { kind: 'subscription', ref: id }, async () => {
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
  await expectSettled('subscription', id, account);
});

it('a decline and then a success, told backwards, is a success', async () => {
  const account = await accounts.signUp();
  const begun = await billing.start('platinum', account.token);
  const { id } = begun.json();
  expect((await billing.pay(id, '4000 0000 0000 0002')).json()).toMatchObject({ outcome: 'declined' });
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
