import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { billingOf, stubGoods } from './billing.fixture.ts';
import type { BillingServices } from './billing-services.ts';
import type { Facts } from './gateways/gateway.ts';
import { readSandboxSecrets, sandboxGateway } from './gateways/sandbox/sandbox-gateway.ts';
import { webhookHeaders } from './gateways/sandbox/webhook.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { settle } from './settle.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let billing: ReturnType<typeof billingOf>;
let services: BillingServices;
let webhookSecret: string;
const shop = stubGoods();
beforeAll(async () => {
  test = await startTestApp({ app: { goods: shop.goods } });
  accounts = accountsOf(test);
  billing = billingOf(test, accounts);
  const secrets = await readSandboxSecrets(test);
  webhookSecret = secrets.webhook;
  services = { ...test, goods: shop.goods, gateway: sandboxGateway(test, secrets) };
});

class FellOver extends Error {}

/** A database whose transactions fall over after so many statements, as a killed process does. */
function failingAfter(statements: number): Database {
  let done = 0;
  return {
    ...test.database,
    transaction: (work) =>
      test.database.transaction(({ client, afterCommit }) => {
        const counted = new Proxy(client, {
          get(target, name) {
            if (name !== 'query') return Reflect.get(target, name);
            return async (...args: unknown[]) => {
              const result = await (target.query as (...all: unknown[]) => Promise<unknown>)(...args);
              done += 1;
              if (done === statements) throw new FellOver();
              return result;
            };
          },
        });
        return work({ db: drizzle(counted), client: counted, afterCommit });
      }),
  };
}

/** Of the purchases; not those that recur by themselves. */
const jobs = () =>
  accounts.rows(`select id from jobs.job where data->>'job' ~ '^billing.(mail|settle|stop)' order by id`);
const everything = async () => ({
  ...(await billing.books()),
  webhooks: await accounts.rows('select * from webhook_events order by id'),
  jobs: await jobs(),
});

/** Falls over after the first statement, the second and so on, until it gets through. Answers with how often. */
async function fallOver(work: (database: Database) => Promise<unknown>): Promise<number> {
  const before = await everything();
  for (let statements = 1; ; statements += 1) {
    try {
      await work(failingAfter(statements));
      return statements - 1;
    } catch (error) {
      if (!hasFallenOver(error)) throw error;
      expect(await everything()).toEqual(before);
    }
  }
}

function hasFallenOver(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof FellOver) return true;
  return false;
}

describe.each([
  ['subscription', async ({ token }: Account) => billing.payPlan(token)],
  [
    'order',
    async ({ token, user }: Account) =>
      billing.paid(await billing.startOneTime(shop.newTest(user.id), token)),
  ],
] as [Facts['kind'], (account: Account) => Promise<{ id: string }>][])('a paid %s', (kind, buy) => {
  it('is settled completely or not at all, wherever it falls over', async () => {
    const account = await accounts.signUp();
    const { id } = await buy(account);
    const faults = await fallOver((database) => settle({ ...services, database }, { kind, ref: id }));
    expect(faults).toBeGreaterThan(5);
    expect(await billing.orders(account.token)).toMatchObject([{ paid_count: 1 }]);
    expect((await billing.status(id, account.token)).json()).toMatchObject({ status: 'complete' });
    // Once more, with everything in place: nothing is granted or mailed again.
    const done = await jobs();
    await settle(services, { kind, ref: id });
    expect(await jobs()).toEqual(done);
    await accounts.mail(account.email, 'receipt', 1);
  });
});

it('a webhook is kept with its job or not at all', async () => {
  const account = await accounts.signUp();
  const { id } = await billing.payPlan(account.token);
  const [event] = await billing.events(id);
  const headers = webhookHeaders(webhookSecret, event!.event_id, event!.body);
  const faults = await fallOver((database) =>
    receiveWebhook({ ...services, database }, headers, Buffer.from(event!.body)),
  );
  expect(faults).toBeGreaterThan(1);
  await billing.deliver(event!);
  expect(await billing.plan(account.token)).toMatchObject({ plan: 'platinum' });
});
