import type { LightMyRequestResponse } from 'fastify';
import { expect, vi } from 'vitest';
import type { TestApp } from '../../../test/test-app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { accountsOf } from '../accounts/accounts.fixture.ts';
import { webhookHeaders } from './gateways/sandbox/webhook.ts';
import type { OneTimeGoods } from './one-time-goods.ts';

export const goodCard = '4242 4242 4242 4242';

export interface Bought {
  readonly id: string;
  readonly proof: { payment_id: string; payment_signature: string };
}

export interface SandboxEvent {
  readonly event_id: string;
  readonly type: string;
  readonly body: string;
}

/** Stands for the grading of tests: each slug is somebody's, costs ten dollars and is paid for once. */
export function stubGoods() {
  const owners = new Map<string, string>();
  const paid: string[] = [];
  const goods: OneTimeGoods = {
    async quote(testSlug, caller) {
      if (owners.get(testSlug) !== caller.userId) throw new AppError('not_found', 'There is no such test');
      if (paid.includes(testSlug)) throw new AppError('conflict', 'This test is paid for already.');
      return { amount: 1000, currency: 'USD', description: 'Grading' };
    },
    async paid(tx, { testSlug, userId }) {
      if (owners.get(testSlug) !== userId) return false;
      tx.afterCommit(() => paid.push(testSlug));
      return true;
    },
  };
  return {
    goods,
    owners,
    paid,
    newTest(userId: string): string {
      const slug = `test${String(owners.size).padStart(16, '0')}`;
      owners.set(slug, userId);
      return slug;
    },
  };
}

/** What students do with money, through the API. */
export function billingOf(test: TestApp, accounts: ReturnType<typeof accountsOf>) {
  const pay = (ref: string, card: string = goodCard, more: Record<string, unknown> = {}) =>
    accounts.post(`/api/sandbox/checkouts/${ref}/payment`, {
      card_number: card,
      expiry: '12/40',
      cvc: '123',
      name: 'Asha Rao',
      ...more,
    });
  const start = (plan: string, token: string) =>
    accounts.post('/api/sandbox/subscription', { plan }, { token });
  const startOneTime = (slug: string, token: string) =>
    accounts.post('/api/sandbox/one-time', { test_slug: slug }, { token });
  const verify = (body: Record<string, unknown>, token: string) =>
    accounts.post('/api/sandbox/verification', body, { token });

  async function paid(begun: LightMyRequestResponse, card?: string): Promise<Bought> {
    expect(begun.statusCode, begun.body).toBe(201);
    const { id } = begun.json();
    const answer = await pay(id, card);
    expect(answer.json(), answer.body).toMatchObject({ outcome: 'paid' });
    const { payment_id, payment_signature } = answer.json();
    return { id, proof: { payment_id, payment_signature } };
  }

  return {
    pay,
    start,
    startOneTime,
    verify,
    plan: async (token: string) => (await accounts.get('/api/plan', token)).json(),
    orders: async (token: string) => (await accounts.get('/api/orders', token)).json(),
    status: (id: string, token: string) =>
      accounts.get(`/api/payments/session-status?session_id=${id}`, token),
    cancel: (token: string) => accounts.put('/api/sandbox/subscription/cancellation', undefined, token),
    paid,
    /** Begun and paid at the provider; nobody has told us yet. */
    payPlan: async (token: string, plan = 'platinum', card?: string) => paid(await start(plan, token), card),
    async buyPlan(token: string, plan = 'platinum', card?: string): Promise<Bought> {
      const bought = await paid(await start(plan, token), card);
      const answer = await verify({ subscription_id: bought.id, ...bought.proof }, token);
      expect(answer.statusCode, answer.body).toBe(200);
      return bought;
    },
    /** Everything that billing knows, to see that nothing has changed. */
    async books() {
      const tables = ['checkouts', 'subscriptions', 'orders', 'payments'] as const;
      const rows = tables.map((table) => accounts.rows(`select * from ${table} order by id`));
      return Object.fromEntries((await Promise.all(rows)).map((found, index) => [tables[index], found]));
    },
    /** What the sandbox has to tell about a purchase, the oldest first. */
    async events(id: string): Promise<SandboxEvent[]> {
      const query =
        'select event_id, type, body from sandbox_events where ref = $1 order by created_at, event_id';
      return (await accounts.rows(query, [id])) as never;
    },
    /** As the sandbox sends it, and waits until it was acted on. */
    async deliver(
      event: SandboxEvent,
      headers: Record<string, string> = {},
    ): Promise<LightMyRequestResponse> {
      const [key] = await accounts.rows(`select secret from sandbox_keys where name = 'webhook'`);
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/sandbox/webhook',
        headers: { ...webhookHeaders(String(key!.secret), event.event_id, event.body), ...headers },
        payload: event.body,
      });
      if (answer.statusCode !== 200) return answer;
      await vi.waitFor(
        async () => {
          const query = 'select from webhook_events where event_id = $1 and handled_at is not null';
          expect(await accounts.rows(query, [event.event_id])).toHaveLength(1);
        },
        { timeout: 20_000, interval: 10 },
      );
      return answer;
    },
    listen: () => test.app.listen({ port: 0, host: '127.0.0.1' }),
  };
}
