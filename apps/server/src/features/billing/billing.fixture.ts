import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TestApp } from '../../../test/test-app.ts';
import type { accountsOf } from '../accounts/accounts.fixture.ts';

export const goodCard = '4242 4242 4242 4242';

export interface Bought {
  readonly id: string;
  readonly proof: { payment_id: string; payment_signature: string };
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
    listen: () => test.app.listen({ port: 0, host: '127.0.0.1' }),
  };
}
