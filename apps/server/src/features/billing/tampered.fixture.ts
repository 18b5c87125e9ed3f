import { createHmac, randomUUID } from 'node:crypto';
import { roleIds } from '@sevenfold/contract/accounts/roles';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../test/test-app.ts';
import { type Account, accountsOf } from '../accounts/accounts.fixture.ts';
import { type Bought, billingOf, stubGoods } from './billing.fixture.ts';
import type { Alteration, ProviderSide } from './provider-side.fixture.ts';

/** Calls that aren't what they seem, of one provider. All of them are refused, and change nothing. */
export function describeTampering(
  start: (shop: ReturnType<typeof stubGoods>) => Promise<{ test: TestApp; side: ProviderSide }>,
  { signsReturns }: Pick<ProviderSide, 'signsReturns'>,
): void {
  let test: TestApp;
  let side: ProviderSide;
  let accounts: ReturnType<typeof accountsOf>;
  let billing: ReturnType<typeof billingOf>;
  let asha: Account;
  let ben: Account;
  const shop = stubGoods();
  beforeAll(async () => {
    ({ test, side } = await start(shop));
    accounts = accountsOf(test);
    billing = billingOf(test, accounts, side);
    asha = await accounts.signUp();
    ben = await accounts.signUp();
  });

  const guessed = (text: string) => createHmac('sha256', 'guessed').update(text).digest('hex');
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

  describe.runIf(!signsReturns)('a verification', () => {
    it('is refused, since nothing is signed for browsers', async () => {
      const { id, proof } = await payTest(asha);
      await refused([400], () => billing.verify({ order_id: id, ...proof }, asha.token));
    });
  });

  describe.runIf(signsReturns)('a verification', () => {
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
      const payment_signature = guessed(`${id}|${proof.payment_id}`);
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
      const begun = (await billing.startOneTime(testOf(asha), asha.token)).json();
      const { payment_id } = one.proof;
      const payment_signature = await side.sign(`${begun.id}|${payment_id}`);
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
    it.each<[string, Alteration]>([
      ['a smaller amount', { purchase: { amount: 1 }, payment: { amount: 1 } }],
      ['a negative amount', { purchase: { amount: -900 }, payment: { amount: -900 } }],
      ['another currency', { purchase: { currency: 'INR' }, payment: { currency: 'INR' } }],
      ['a payment of less only', { payment: { amount: 1 } }],
      ['another purchase', { purchase: { checkoutId: randomUUID() } }],
      ['another purchase of nobody', { purchase: { checkoutId: 'x' } }],
    ])('%s is kept as unmatched and gives nothing', async (_, alteration) => {
      const student = await accounts.signUp();
      const slug = testOf(student);
      const bought = await payTest(student, slug);
      await side.alter(bought.id, alteration);
      await isRefusedToTake('order', bought, student);
      await staysUnmatched(student, bought.id);
      expect(shop.paid).not.toContain(slug);
    });

    it.each<[string, Alteration]>([
      ['less money', { payment: { amount: 1 } }],
      ['another currency', { payment: { currency: 'INR' } }],
      ['another plan', { purchase: { planId: 'dummy_yearly' } }],
    ])('a plan for %s is not given', async (_, alteration) => {
      const student = await accounts.signUp();
      const bought = await billing.payPlan(student.token);
      await side.alter(bought.id, alteration);
      await isRefusedToTake('subscription', bought, student);
      expect(await billing.plan(student.token)).toMatchObject({ plan: 'free' });
      await staysUnmatched(student, bought.id);
      // What can't be matched isn't charged again either.
      await expect.poll(() => side.endsWithPeriod(bought.id), { timeout: 60_000 }).toBe(true);
    });

    async function isRefusedToTake(kind: 'order' | 'subscription', bought: Bought, student: Account) {
      const answer = await billing.comeBack(kind, bought, student.token);
      if (side.signsReturns) {
        expect(answer.statusCode).toBe(402);
        expect(answer.json().code).toBe('payment_refused');
      } else {
        expect(answer.json()).toMatchObject({ status: 'failed' });
      }
    }

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
      const list = (await accounts.get('/api/admin/payments?state=open', staff.token)).json();
      expect(list.rows).toContainEqual(
        expect.objectContaining({
          ref: id,
          status: 'unmatched',
          student: expect.objectContaining({ email: student.email }),
        }),
      );
    }
  });

  describe('a webhook', () => {
    it('that isn’t the provider’s is refused', async () => {
      const { id } = await payTest(asha);
      const [event] = await billing.events(id);
      await refused([400], () => billing.deliver(event!, { [side.signatureHeader]: 'x' }));
      await refused([400], () => billing.deliver(event!, { [side.signatureHeader]: guessed(event!.body) }));
      const send = (payload?: string | Buffer, headers: Record<string, string> = {}) =>
        test.app.inject({
          method: 'POST',
          url: `/api/${side.name}/webhook`,
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
}
