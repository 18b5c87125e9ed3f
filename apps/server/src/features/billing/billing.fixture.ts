import type { LightMyRequestResponse } from 'fastify';
import { expect, vi } from 'vitest';
import type { TestApp } from '../../../test/test-app.ts';
import { AppError } from '../../platform/app-error.ts';
import type { accountsOf } from '../accounts/accounts.fixture.ts';
import type { OneTimeGoods } from './one-time-goods.ts';
import {
  goodCard,
  type Proof,
  type ProviderSide,
  type SentEvent,
  sandboxSide,
} from './provider-side.fixture.ts';

export interface Bought {
  readonly id: string;
  readonly proof: Proof;
}

export { goodCard };

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
export function billingOf(
  test: TestApp,
  accounts: ReturnType<typeof accountsOf>,
  side: ProviderSide = sandboxSide(accounts),
) {
  const at = (path: string) => `/api/${side.name}/${path}`;
  const pay = (ref: string, card: string = goodCard, more: Record<string, unknown> = {}) =>
    accounts.post(`/api/sandbox/checkouts/${ref}/payment`, {
      card_number: card,
      expiry: '12/40',
      cvc: '123',
      name: 'Asha Rao',
      ...more,
    });
  const start = (plan: string, token: string, starts?: 'now' | 'at_end') =>
    accounts.post(at('subscription'), { plan, ...(starts && { starts }) }, { token });
  const startOneTime = (slug: string, token: string) =>
    accounts.post(at('one-time'), { test_slug: slug }, { token });
  const verify = (body: Record<string, unknown>, token: string) =>
    accounts.post(at('verification'), body, { token });

  async function paid(begun: LightMyRequestResponse, card?: string): Promise<Bought> {
    expect(begun.statusCode, begun.body).toBe(201);
    const { id } = begun.json();
    return { id, proof: await side.pay(id, card) };
  }

  const status = (id: string, token: string) =>
    accounts.get(`/api/payments/session-status?session_id=${id}`, token);

  /** What the browser does when the payer comes back: it shows what was signed, or only asks. */
  const comeBack = (kind: 'subscription' | 'order', { id, proof }: Bought, token: string) =>
    side.signsReturns ? verify({ [`${kind}_id`]: id, ...proof }, token) : status(id, token);

  return {
    pay,
    start,
    startOneTime,
    verify,
    plan: async (token: string) => (await accounts.get('/api/plan', token)).json(),
    orders: async (token: string) => (await accounts.get('/api/orders', token)).json(),
    status,
    comeBack,
    decline: side.decline,
    cancel: (token: string) => accounts.put(at('subscription/cancellation'), undefined, token),
    resume: (token: string) => accounts.put(at('subscription/resumption'), undefined, token),
    cancelNext: (token: string, body?: { resume: boolean }) =>
      accounts.put(at('subscription/next/cancellation'), body, token),
    paid,
    /** Begun and paid at the provider; nobody has told us yet. */
    payPlan: async (token: string, plan = 'platinum', card?: string) => paid(await start(plan, token), card),
    async buyPlan(token: string, plan = 'platinum', card?: string): Promise<Bought> {
      const bought = await paid(await start(plan, token), card);
      const answer = await comeBack('subscription', bought, token);
      expect(answer.json(), answer.body).toMatchObject({ status: 'complete' });
      return bought;
    },
    /** Everything that billing knows, to see that nothing has changed. */
    async books() {
      const tables = ['checkouts', 'subscriptions', 'orders', 'payments'] as const;
      const rows = tables.map((table) => accounts.rows(`select * from ${table} order by id`));
      return Object.fromEntries((await Promise.all(rows)).map((found, index) => [tables[index], found]));
    },
    events: side.events,
    headersOfBody: side.headersOfBody,
    /** As the provider sends it, and waits until it was acted on. */
    async deliver(event: SentEvent, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
      const answer = await test.app.inject({
        method: 'POST',
        url: at('webhook'),
        headers: { ...(await side.headers(event)), ...headers },
        payload: event.body,
      });
      if (answer.statusCode !== 200) return answer;
      await vi.waitFor(
        async () => {
          const query = 'select from webhook_events where event_id = $1 and handled_at is not null';
          expect(await accounts.rows(query, [event.event_id])).toHaveLength(1);
        },
        { timeout: 60_000, interval: 10 },
      );
      return answer;
    },
    listen: () => test.app.listen({ port: 0, host: '127.0.0.1' }),
  };
}
