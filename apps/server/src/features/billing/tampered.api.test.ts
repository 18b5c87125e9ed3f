import { randomUUID } from 'node:crypto';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { type Bought, billingOf, stubGoods } from './billing.fixture.ts';
import { sign } from './gateways/sandbox/signatures.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let billing: ReturnType<typeof billingOf>;
let asha: Account;
let ben: Account;
const shop = stubGoods();
beforeAll(async () => {
  test = await startTestApp({ app: { goods: shop.goods }, environment: { RATE_LIMIT_SCALE: '100' } });
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

describe('a verification', () => {
  const verify = (body: Record<string, unknown>, account = asha) => billing.verify(body, account.token);

  it('with a wrong signature is refused', async () => {
    const { id, proof } = await payTest(asha);
    const { payment_signature: signature } = proof;
    const reversed = [...signature].reverse().join('');
    for (const payment_signature of [
      reversed,
      signature.toUpperCase(),
      signature.slice(1),
      'x',
      'é'.repeat(64),
    ]) {
      await refused([400], () => verify({ order_id: id, ...proof, payment_signature }));
    }
    // Signed as one kind, sent as the other; and signed by somebody who doesn't know the secret.
    await refused([400], () => verify({ subscription_id: id, ...proof }));
    const payment_signature = sign('guessed', `${id}|${proof.payment_id}`);
    await refused([400], () => verify({ order_id: id, ...proof, payment_signature }));
  });

  it('of another student’s payment is refused', async () => {
    const { id, proof } = await payTest(ben);
    await refused([404], () => verify({ order_id: id, ...proof }));
    expect((await billing.verify({ order_id: id, ...proof }, ben.token)).statusCode).toBe(200);
  });

  it('with a payment of another purchase is refused', async () => {
    const [one, other] = [await payTest(asha), await payTest(asha)];
    await refused([400], () => verify({ order_id: one.id, ...other.proof }));
    // Even if somebody could sign it: the provider's record of the purchase knows of no such payment.
    const [key] = await accounts.rows(`select secret from sandbox_keys where name = 'key'`);
    const begun = (await billing.startOneTime(testOf(asha), asha.token)).json();
    const { payment_id } = one.proof;
    const payment_signature = sign(String(key!.secret), `${begun.id}|${payment_id}`);
    const answer = await verify({ order_id: begun.id, payment_id, payment_signature });
    expect(answer.statusCode).toBe(400);
    expect((await billing.status(begun.id, asha.token)).json().status).toBe('open');
  });

  it('that is replayed answers the same and changes nothing', async () => {
    const { id, proof } = await payTest(asha);
    const first = await verify({ order_id: id, ...proof });
    expect(first.statusCode).toBe(200);
    const before = await billing.books();
    const again = await verify({ order_id: id, ...proof });
    expect(again.json()).toEqual(first.json());
    expect(await billing.books()).toEqual(before);
  });

  it('in the names of older clients is understood', async () => {
    const { id, proof } = await payTest(asha);
    const answer = await verify({
      razorpay_order_id: id,
      razorpay_payment_id: proof.payment_id,
      razorpay_signature: proof.payment_signature,
    });
    expect(answer.json()).toMatchObject({ status: 'complete', payment_purpose: 'grading' });
  });

  it('made of garbage is refused', async () => {
    const { id, proof } = await payTest(asha);
    const good = { order_id: id, ...proof };
    for (const body of [
      undefined,
      [],
      {},
      'x',
      { ...good, order_id: undefined },
      { ...good, subscription_id: 'sub_1' },
      { ...good, order_id: -1 },
      { ...good, order_id: `${id}'; drop table orders` },
      { ...good, order_id: 'a\0b' },
      { ...good, order_id: 'order_unknown' },
      { ...good, payment_id: '' },
      { ...good, payment_id: { $ne: 1 } },
      { ...good, payment_id: 'x'.repeat(201) },
      { ...good, payment_signature: 7 },
      { ...good, payment_signature: '' },
    ]) {
      await refused([400, 404, 415], () => verify(body as never));
    }
    await refused([401], () => billing.verify(good, 'x'.repeat(43)));
  });
});

describe('an amount', () => {
  /** The provider's books say something else than what was asked for. */
  it.each([
    ['a smaller amount', 'amount = 1', 'amount = 1'],
    ['a negative amount', 'amount = -900', 'amount = -900'],
    ['another currency', `currency = 'INR'`, `currency = 'INR'`],
    ['a payment of less only', null, 'amount = 1'],
    ['another purchase', `checkout_id = '${randomUUID()}'`, null],
    ['another purchase of nobody', `checkout_id = 'x'`, null],
  ])('%s is kept as unmatched and gives nothing', async (_, purchase, payment) => {
    const student = await accounts.signUp();
    const slug = testOf(student);
    const bought = await payTest(student, slug);
    const { id, proof } = bought;
    if (purchase) await accounts.rows(`update sandbox_purchases set ${purchase} where ref = $1`, [id]);
    if (payment) await accounts.rows(`update sandbox_payments set ${payment} where ref = $1`, [id]);
    const answer = await billing.verify({ order_id: id, ...proof }, student.token);
    expect(answer.statusCode).toBe(402);
    expect(answer.json().code).toBe('payment_refused');
    await staysUnmatched(student, id);
    expect(shop.paid).not.toContain(slug);
  });

  it.each([
    ['less money', 'update sandbox_payments set amount = 1 where ref = $1'],
    ['another currency', `update sandbox_payments set currency = 'INR' where ref = $1`],
    ['another plan', `update sandbox_purchases set plan_id = 'dummy_yearly' where ref = $1`],
  ])('a plan for %s is not given', async (_, change) => {
    const student = await accounts.signUp();
    const { id, proof } = await billing.payPlan(student.token);
    await accounts.rows(change, [id]);
    const answer = await billing.verify({ subscription_id: id, ...proof }, student.token);
    expect(answer.statusCode).toBe(402);
    expect(await billing.plan(student.token)).toMatchObject({ plan: 'free' });
    await staysUnmatched(student, id);
    // What can't be matched isn't charged again either.
    await expect
      .poll(() =>
        accounts.rows('select cancels_at_period_end as ends from sandbox_purchases where ref = $1', [id]),
      )
      .toEqual([{ ends: true }]);
  });

  async function staysUnmatched(student: Account, id: string) {
    for (const event of await billing.events(id)) await billing.deliver(event);
    expect(await billing.orders(student.token)).toEqual([]);
    expect(await accounts.rows('select status, order_id from payments where ref = $1', [id])).toEqual([
      { status: 'unmatched', order_id: null },
    ]);
    expect((await billing.status(id, student.token)).json()).toMatchObject({
      status: 'failed',
      reason: expect.stringContaining('could not match'),
    });
    const staff = await accounts.signUpAs(roleIds.staff);
    const list = (await accounts.get('/api/admin/payments/attention', staff.token)).json();
    expect(list).toContainEqual(
      expect.objectContaining({
        ref: id,
        status: 'unmatched',
        student: expect.objectContaining({ email: student.email }),
      }),
    );
  }
});

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
    await refused([403], () => accounts.get('/api/admin/payments/attention', asha.token));
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

describe('a webhook', () => {
  it('that isn’t the provider’s is refused', async () => {
    const { id } = await payTest(asha);
    const [event] = await billing.events(id);
    await refused([400], () => billing.deliver(event!, { 'x-sandbox-signature': 'x' }));
    await refused([400], () =>
      billing.deliver(event!, { 'x-sandbox-signature': sign('guessed', event!.body) }),
    );
    const send = (payload?: string | Buffer, headers: Record<string, string> = {}) =>
      test.app.inject({
        method: 'POST',
        url: '/api/sandbox/webhook',
        ...(payload !== undefined && { payload }),
        headers,
      });
    await refused([400], () => send());
    await refused([400], () => send(''));
    await refused([400], () => send('{}', { 'content-type': 'application/json' }));
    await refused([400], () => send('x', { 'content-type': 'text/plain' }));
    await refused([400], () => send(Buffer.from([0, 255]), { 'content-type': 'application/octet-stream' }));
    await refused([413], () => send('x'.repeat(257 * 1024), { 'content-type': 'application/json' }));
    expect(await accounts.rows('select from webhook_events where ref = $1', [id])).toEqual([]);
  });

  it('of a purchase that nobody began is kept, and its money shown to staff', async () => {
    const { id } = await payTest(ben);
    await accounts.rows(`update checkouts set ref = null, provider = 'elsewhere' where ref = $1`, [id]);
    for (const event of await billing.events(id)) {
      expect((await billing.deliver(event)).statusCode).toBe(200);
      expect((await billing.deliver(event)).statusCode).toBe(200);
    }
    expect(await accounts.rows('select status, reason from payments where ref = $1', [id])).toEqual([
      { status: 'unmatched', reason: 'Nobody began this purchase here.' },
    ]);
    expect(await accounts.rows('select repeated from webhook_events where ref = $1', [id])).toEqual([
      { repeated: 1 },
      { repeated: 1 },
    ]);
  });
});
