import { describe, expect, it } from 'vitest';
import type { Account, accountsOf } from '../accounts/accounts.fixture.ts';
import type { Bought, billingOf, stubGoods } from './billing.fixture.ts';

interface Step {
  readonly name: string;
  run(): Promise<unknown>;
}

type Kind = 'subscription' | 'order';

export interface Shop {
  readonly accounts: ReturnType<typeof accountsOf>;
  readonly billing: ReturnType<typeof billingOf>;
  readonly goods: ReturnType<typeof stubGoods>;
}

const browser = 'the browser';

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.filter((_, other) => other !== index)).map((rest) => [item, ...rest]),
  );
}

/** All orders of few messages; of many, one that begins with each, and another. */
function ordersOf(messages: readonly string[]): string[][] {
  const all = permutations([...messages, browser]);
  const every = all.length <= 24 ? 1 : Math.floor(all.length / (messages.length + 2));
  return all.filter((_, index) => index % every === 0);
}

/** Whatever is told of a purchase, in whatever order and however often: it ends in the one right way. */
export function describeToldPurchases(
  shop: () => Shop,
  messages: Readonly<Record<Kind, readonly string[]>>,
): void {
  const buy = {
    subscription: ({ token }: Account) => shop().billing.payPlan(token),
    order: async ({ token, user }: Account) => {
      const { billing, goods } = shop();
      return billing.paid(await billing.startOneTime(goods.newTest(user.id), token));
    },
  };

  async function stepsOf(kind: Kind, bought: Bought, { token }: Account): Promise<Step[]> {
    const { billing } = shop();
    const events = await billing.events(bought.id);
    expect(events.map(({ type }) => type).sort()).toEqual([...messages[kind]].sort());
    const comeBack = async () => {
      const answer = await billing.comeBack(kind, bought, token);
      expect(answer.json(), answer.body).toMatchObject({ status: 'complete' });
    };
    return [
      ...events.map((event) => ({
        name: event.type,
        run: async () => expect((await billing.deliver(event)).statusCode).toBe(200),
      })),
      { name: browser, run: comeBack },
    ];
  }

  describe.each(['subscription', 'order'] as const)('what is told of a paid %s', (kind) => {
    it.each(ordersOf(messages[kind]).map((names) => [names.join(', ')]))(
      'in the order %s, each twice',
      async (order) => {
        const { accounts } = shop();
        const account = await accounts.signUp();
        const bought = await buy[kind](account);
        const steps = await stepsOf(kind, bought, account);
        for (const name of order.split(', ')) {
          const { run } = steps.find((step) => step.name === name)!;
          await run();
          await expectSettled(shop(), kind, bought.id, account);
          await run();
        }
        await expectSettled(shop(), kind, bought.id, account);
        const events = await accounts.rows('select repeated from webhook_events where ref = $1', [bought.id]);
        expect(events).toEqual(steps.slice(1).map(() => ({ repeated: 1 })));
      },
    );

    it('by twenty browsers and all webhooks at once ends the same', async () => {
      const { accounts } = shop();
      const account = await accounts.signUp();
      const bought = await buy[kind](account);
      const steps = await stepsOf(kind, bought, account);
      await Promise.all([...Array<Step>(20).fill(steps.at(-1)!), ...steps, ...steps].map(({ run }) => run()));
      await expectSettled(shop(), kind, bought.id, account);
      await accounts.mail(account.email, 'receipt');
      expect(await mailsSentTwice(accounts)).toEqual([]);
    });

    it('with a null character and half of a letter in it is taken and acted on', async () => {
      const { accounts, billing } = shop();
      const account = await accounts.signUp();
      const bought = await buy[kind](account);
      const [event] = await billing.events(bought.id);
      const body = event!.body.replace('{', () => String.raw`{"note":"a\u0000b\ud83d",`);
      const altered = { ...event!, body };
      const answer = await billing.deliver(altered, await billing.headersOfBody(altered));
      expect(answer.statusCode, answer.body).toBe(200);
      await expectSettled(shop(), kind, bought.id, account);
      const stored = await accounts.rows(
        `select payload->>'note' as note from webhook_events where ref = $1`,
        [bought.id],
      );
      expect(stored).toEqual([{ note: 'ab\uFFFD' }]);
    });

    it('before our own note of the provider’s id is understood', async () => {
      const { accounts } = shop();
      const account = await accounts.signUp();
      const bought = await buy[kind](account);
      await accounts.rows('update checkouts set ref = null where ref = $1', [bought.id]);
      const steps = await stepsOf(kind, bought, account);
      await steps[0]!.run();
      await expectSettled(shop(), kind, bought.id, account);
      await steps.at(-1)!.run();
      await expectSettled(shop(), kind, bought.id, account);
    });
  });
}

/** The one right end of a purchase: paid once, granted once, told once. */
export async function expectSettled({ accounts, billing }: Shop, kind: Kind, id: string, account: Account) {
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

async function mailsSentTwice(accounts: Shop['accounts']) {
  const jobs = await accounts.rows(
    `select data->'data' as data, count(*)::int from jobs.job where data->>'job' like 'billing.mail%' group by 1, data->>'job'`,
  );
  return jobs.filter(({ count }) => count !== 1);
}
