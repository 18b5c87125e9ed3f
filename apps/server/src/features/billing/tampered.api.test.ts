import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { type Bought, billingOf, stubGoods } from './billing.fixture.ts';
import { sandboxSide } from './provider-side.fixture.ts';
import { describeTampering } from './tampered.fixture.ts';

const environment = { RATE_LIMIT_SCALE: '100' };

describeTampering(
  async ({ goods }) => {
    const test = await startTestApp({ app: { goods }, environment });
    return { test, side: sandboxSide(accountsOf(test)) };
  },
  { signsReturns: true },
);

let accounts: ReturnType<typeof accountsOf>;
let billing: ReturnType<typeof billingOf>;
let asha: Account;
let ben: Account;
const shop = stubGoods();
beforeAll(async () => {
  const test = await startTestApp({ app: { goods: shop.goods }, environment });
  accounts = accountsOf(test);
  billing = billingOf(test, accounts);
  asha = await accounts.signUp();
  ben = await accounts.signUp();
});

const testOf = ({ user }: Account): string => shop.newTest(user.id);
const payTest = async (account: Account, slug = testOf(account)): Promise<Bought> =>
  billing.paid(await billing.startOneTime(slug, account.token));

/** Nothing in our books may differ after a call that is refused. */
async function refused(statuses: number[], call: () => Promise<{ statusCode: number; body: string }>) {
  const before = await billing.books();
  const answer = await call();
  expect(statuses, answer.body).toContain(answer.statusCode);
  expect(await billing.books()).toEqual(before);
}

describe('a purchase', () => {
  it('of another student’s test, or of none, is refused', async () => {
    for (const slug of [testOf(ben), 'nothing0000000000']) {
      await refused([404], () => billing.startOneTime(slug, asha.token));
    }
    for (const slug of ['', '../x', 'A B', 7, null, 'x'.repeat(500)]) {
      await refused([400], () => billing.startOneTime(slug as string, asha.token));
    }
  });

  it('of a test that is paid for is refused', async () => {
    const slug = testOf(asha);
    const { id, proof } = await payTest(asha, slug);
    expect((await billing.verify({ order_id: id, ...proof }, asha.token)).statusCode).toBe(200);
    await refused([409], () => billing.startOneTime(slug, asha.token));
  });

  it('of a plan that isn’t sold is refused', async () => {
    for (const plan of ['free', 'silver', 'dummy_silver', '', 'constructor', 7, null, ['platinum']]) {
      await refused([400], () => billing.start(plan as string, asha.token));
    }
  });

  it('through another provider is not found', async () => {
    const { token } = asha;
    for (const provider of ['razorpay', 'stripe', 'nobody', '__proto__', 'x'.repeat(50)]) {
      const at = (path: string) => `/api/${provider}/${path}`;
      await refused([400, 404], () => accounts.post(at('subscription'), { plan: 'platinum' }, { token }));
      await refused([400, 404], () => accounts.post(at('one-time'), { test_slug: testOf(asha) }, { token }));
      await refused([400, 404], () =>
        accounts.post(
          at('verification'),
          { order_id: 'a', payment_id: 'b', payment_signature: 'c' },
          { token },
        ),
      );
      await refused([400, 404], () => accounts.put(at('subscription/cancellation'), undefined, token));
      await refused([400, 404], () => accounts.post(at('webhook'), { event: 'x' }));
    }
  });

  it('of one student says nothing to another', async () => {
    const { id } = await payTest(ben);
    await refused([404], () => billing.status(id, asha.token));
    await refused([400], () => billing.status('a b', asha.token));
    await refused([400], () => accounts.get('/api/payments/session-status', asha.token));
    await refused([404], () => billing.status('unknown', asha.token));
    const bought = await payTest(ben);
    await billing.verify({ order_id: bought.id, ...bought.proof }, ben.token);
    const [order] = await billing.orders(ben.token);
    await refused([404], () => accounts.get(`/api/orders/${order.id}/receipt`, asha.token));
    await refused([400], () => accounts.get('/api/orders/x/receipt', asha.token));
    await refused([403], () => accounts.get('/api/admin/payments', asha.token));
  });

  it('is not begun without end', async () => {
    const strict = await startTestApp({ app: { goods: shop.goods } });
    const people = accountsOf(strict);
    const { token } = await people.signUp();
    const answers = [];
    for (let count = 0; count < 31; count += 1) {
      answers.push((await billingOf(strict, people).start('platinum', token)).statusCode);
    }
    expect(answers.slice(0, 30)).toEqual(Array(30).fill(201));
    expect(answers.at(-1)).toBe(429);
  });
});
