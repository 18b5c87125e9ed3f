import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type StripeEmulator,
  startStripeEmulator,
} from '../../../../../test/emulators/stripe/stripe-emulator.ts';
import { clockAhead, systemClock } from '../../../../platform/clock.ts';
import { loggableError } from '../../../../platform/http/logging.ts';
import { GatewayError, GatewayRefusal } from '../gateway.ts';
import { keptLog, newOrder, newSubscription } from '../purchase.fixture.ts';
import { createStripeGateway } from './stripe-gateway.ts';

let stripe: StripeEmulator;
beforeAll(async () => {
  stripe = await startStripeEmulator();
});
afterAll(() => stripe.close());

const publicOrigin = 'https://sevenfold.example';

function gateway(
  differing: Partial<StripeEmulator['settings']> = {},
  { log = keptLog().log, timeoutMs = 10_000, retries = 0, clock = systemClock } = {},
) {
  return createStripeGateway(
    { ...stripe.settings, ...differing },
    { publicOrigin, clock, log, timeoutMs, retries },
  );
}

async function paidSubscription() {
  const purchase = newSubscription();
  const { ref } = await gateway().startSubscription(purchase);
  return { purchase, ref, ...stripe.pay(ref) };
}

describe('beginning', () => {
  it('leads to a page for a subscription at the price', async () => {
    const purchase = newSubscription();
    const { ref, checkout } = await gateway().startSubscription(purchase);
    expect(checkout).toEqual({ kind: 'redirect', url: `${stripe.url}/c/pay/${ref}` });
    expect(stripe.books.sessions.get(ref)).toMatchObject({
      mode: 'subscription',
      client_reference_id: purchase.checkoutId,
      metadata: { checkout_id: purchase.checkoutId },
      subscription_metadata: { checkout_id: purchase.checkoutId },
      customer_email: 'payer@example.com',
      success_url: `${publicOrigin}/return?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${publicOrigin}/pricing`,
      line_items: { data: [{ price: { id: 'dummy_pro' } }] },
    });
  });

  it('leads to a page for an order, and back to the same one while it is open', async () => {
    const purchase = newOrder();
    const { ref, checkout } = await gateway().startOrder(purchase);
    expect(stripe.books.sessions.get(ref)).toMatchObject({
      mode: 'payment',
      amount_total: 1000,
      currency: 'usd',
      cancel_url: `${publicOrigin}/test/abc/get-graded`,
    });
    expect(await gateway().resume({ ...purchase, kind: 'order', ref })).toEqual(checkout);
    stripe.pay(ref);
    await expect(gateway().resume({ ...purchase, kind: 'order', ref })).rejects.toThrow(GatewayRefusal);
  });

  it('sells no plan that costs something else at the provider', async () => {
    const before = stripe.books.sessions.size;
    await expect(gateway().startSubscription(newSubscription({ amount: 800 }))).rejects.toThrow(GatewayError);
    expect(stripe.books.sessions.size).toBe(before);
  });

  it('makes one session of two calls with one checkout', async () => {
    const subscription = newSubscription();
    expect(await gateway().startSubscription(subscription)).toEqual(
      await gateway().startSubscription(subscription),
    );
    const order = newOrder();
    expect(await gateway().startOrder(order)).toEqual(await gateway().startOrder(order));
    await expect(gateway().startOrder({ ...order, amount: 2000 })).rejects.toThrow(/idempotent requests/);
  });

  it.each(['drop', 'error', 'slow'] as const)(
    'makes one session where the first answer was %s',
    async (fault) => {
      const before = stripe.books.sessions.size;
      stripe.fail(fault, /^POST \/v1\/checkout\/sessions/);
      const { ref } = await gateway(
        {},
        { retries: 1, timeoutMs: fault === 'slow' ? 300 : 10_000 },
      ).startOrder(newOrder());
      expect([...stripe.books.sessions.keys()].slice(before)).toEqual([ref]);
    },
  );

  it('is refused in the words of the provider', async () => {
    await expect(gateway().startOrder(newOrder({ amount: 5 }))).rejects.toThrow(/at least 50 cents/);
    await expect(gateway().startOrder(newOrder({ amount: 10.5 }))).rejects.toThrow(GatewayRefusal);
    await expect(gateway().startOrder(newOrder({ currency: 'XXX' }))).rejects.toThrow(GatewayRefusal);
    const unknown = { planIds: { platinum: 'other', platinum_yearly: 'other' } };
    await expect(gateway(unknown).startSubscription(newSubscription())).rejects.toThrow(/No such price/);
  });
});

describe('reading', () => {
  it('knows an order before and after its payment, with a declined attempt', async () => {
    const purchase = newOrder();
    const { ref } = await gateway().startOrder(purchase);
    expect(await gateway().read('order', ref)).toEqual({
      kind: 'order',
      ref,
      checkoutId: purchase.checkoutId,
      amount: 1000,
      currency: 'USD',
      status: 'open',
      payments: [],
    });
    stripe.pay(ref, { decline: 'Your card was declined.' });
    expect(await gateway().read('order', ref)).toMatchObject({
      status: 'open',
      payments: [{ status: 'failed', reason: 'Your card was declined.', amount: 1000, currency: 'USD' }],
    });
    const { paymentId } = stripe.pay(ref);
    expect(await gateway().read('order', ref)).toMatchObject({
      status: 'paid',
      payments: expect.arrayContaining([
        expect.objectContaining({ paymentId, status: 'paid', amount: 1000, currency: 'USD', reason: null }),
      ]),
    });
    stripe.refund(paymentId);
    expect(await gateway().read('order', ref)).toMatchObject({
      payments: expect.arrayContaining([expect.objectContaining({ paymentId, status: 'refunded' })]),
    });
  });

  it('knows a subscription from its beginning to its end', async () => {
    const purchase = newSubscription({ plan: 'platinum_yearly', amount: 7200 });
    const { ref } = await gateway().startSubscription(purchase);
    expect(await gateway().read('subscription', ref)).toEqual({
      kind: 'subscription',
      ref,
      checkoutId: purchase.checkoutId,
      planId: 'dummy_yearly',
      status: 'open',
      periodStart: null,
      periodEnd: null,
      cancelsAtPeriodEnd: false,
      endedAt: null,
      payments: [],
    });

    const { paymentId } = stripe.pay(ref);
    const subscription = stripe.books.subscriptions.get(stripe.books.sessions.get(ref)!.subscription!)!;
    const item = subscription.items.data[0]!;
    expect(subscription.metadata).toEqual({ checkout_id: purchase.checkoutId });
    expect(await gateway().read('subscription', ref)).toMatchObject({
      status: 'active',
      planId: 'dummy_yearly',
      periodStart: new Date(item.current_period_start * 1000),
      periodEnd: new Date(item.current_period_end * 1000),
      payments: [{ paymentId, status: 'paid', amount: 7200, currency: 'USD' }],
    });

    stripe.renew(ref);
    const paidUntil = new Date(item.current_period_end * 1000);
    expect(await gateway().read('subscription', ref)).toMatchObject({
      status: 'active',
      periodEnd: paidUntil,
      payments: [{ status: 'paid' }, { status: 'paid' }],
    });

    stripe.renew(ref, { decline: 'The card has expired.' });
    const unpaid = {
      status: 'payment_failed',
      periodEnd: paidUntil,
      payments: expect.arrayContaining([
        expect.objectContaining({ status: 'failed', reason: 'The card has expired.' }),
      ]),
    };
    expect(await gateway().read('subscription', ref)).toMatchObject(unpaid);
    stripe.halt(ref);
    expect(await gateway().read('subscription', ref)).toMatchObject(unpaid);
  });

  it('knows nothing of a record that is not there, or is of another kind', async () => {
    expect(await gateway().read('subscription', 'cs_test_nobody')).toBeUndefined();
    expect(await gateway().read('order', '../prices/dummy_pro')).toBeUndefined();
    const { ref } = await gateway().startOrder(newOrder());
    expect(await gateway().read('subscription', ref)).toBeUndefined();
  });
});

describe('ending', () => {
  it('ends a subscription with its period, however often it is asked', async () => {
    const { ref } = await paidSubscription();
    const facts = await gateway().cancelAtPeriodEnd(ref);
    expect(facts).toMatchObject({ status: 'active', cancelsAtPeriodEnd: true, endedAt: null });
    expect(await gateway().cancelAtPeriodEnd(ref)).toEqual(facts);
    expect(await gateway().read('subscription', ref)).toEqual(facts);
    stripe.renew(ref);
    expect(await gateway().read('subscription', ref)).toMatchObject({
      status: 'ended',
      endedAt: facts.periodEnd,
      periodEnd: facts.periodEnd,
    });
    await expect(gateway().cancelAtPeriodEnd(ref)).rejects.toThrow(GatewayRefusal);
  });

  it('has nothing to end before the first payment', async () => {
    const { ref } = await gateway().startSubscription(newSubscription());
    await expect(gateway().cancelAtPeriodEnd(ref)).rejects.toThrow(GatewayRefusal);
  });

  it('takes back what nobody paid for, and only that', async () => {
    const { ref } = await gateway().startSubscription(newSubscription());
    await gateway().giveUp('subscription', ref);
    expect(await gateway().read('subscription', ref)).toMatchObject({ status: 'expired' });
    await gateway().giveUp('subscription', ref);
    const { ref: order } = await gateway().startOrder(newOrder());
    await gateway().giveUp('order', order);
    expect(await gateway().read('order', order)).toMatchObject({ status: 'expired' });

    const { ref: bought } = await paidSubscription();
    await expect(gateway().giveUp('subscription', bought)).rejects.toThrow(GatewayRefusal);
    expect(await gateway().read('subscription', bought)).toMatchObject({ status: 'active' });
  });
});

it('believes nothing that a browser brings back', async () => {
  const { ref, paymentId } = await paidSubscription();
  expect(gateway().isGenuine({ kind: 'subscription', ref, paymentId, signature: paymentId })).toBe(false);
});

describe('webhooks', () => {
  async function happened(then: () => Promise<unknown> | unknown) {
    const before = stripe.events.all.length;
    await then();
    return stripe.events.all.slice(before);
  }
  const read = (event: StripeEmulator['events']['all'][number], given = gateway()) =>
    given.readWebhook(event.headers(), Buffer.from(event.body));

  it('lead to the session of what they are about', async () => {
    let bought = { ref: '', paymentId: '' };
    const events = await happened(async () => {
      bought = await paidSubscription();
      stripe.renew(bought.ref);
      stripe.refund(bought.paymentId);
      await gateway().cancelAtPeriodEnd(bought.ref);
    });
    expect(new Set(events.map(({ type }) => type))).toEqual(
      new Set([
        'customer.subscription.created',
        'charge.succeeded',
        'invoice.paid',
        'checkout.session.completed',
        'customer.subscription.updated',
        'charge.refunded',
      ]),
    );
    for (const event of events) {
      expect(await read(event)).toEqual({
        eventId: event.id,
        type: event.type,
        about: { kind: 'subscription', ref: bought.ref },
      });
    }
    const { ref: order } = await gateway().startOrder(newOrder());
    for (const event of await happened(() => stripe.pay(order))) {
      expect(await read(event)).toMatchObject({ about: { kind: 'order', ref: order } });
    }
  });

  it('of other things are known, and about nothing of ours', async () => {
    const events = await happened(() => {
      for (const object of [
        { object: 'payout', id: 'po_1' },
        { object: 'subscription', id: 'sub_of_another_shop' },
        { object: 'charge', id: 'ch_1', payment_intent: 'pi_other', customer: null },
      ]) {
        stripe.events.record('some.event', '', (id) => ({
          id,
          object: 'event',
          type: 'some.event',
          data: { object },
        }));
      }
    });
    for (const event of events) {
      expect(await read(event)).toEqual({ eventId: event.id, type: 'some.event', about: null });
    }
  });

  it('are refused when they are altered, unsigned, old, or signed by somebody else', async () => {
    const { ref } = await gateway().startOrder(newOrder());
    const [event] = await happened(() => stripe.pay(ref));
    const { headers, body } = { headers: event!.headers(), body: Buffer.from(event!.body) };
    expect(await gateway().readWebhook(headers, body)).toBeDefined();
    expect(
      await gateway().readWebhook(headers, Buffer.from(event!.body.replace('1000', '1'))),
    ).toBeUndefined();
    expect(await gateway().readWebhook({}, body)).toBeUndefined();
    expect(await gateway().readWebhook({ 'stripe-signature': 'rubbish' }, body)).toBeUndefined();
    expect(await gateway({}, { clock: clockAhead(250) }).readWebhook(headers, body)).toBeDefined();
    expect(await gateway({}, { clock: clockAhead(400) }).readWebhook(headers, body)).toBeUndefined();
    expect(await read(event!, gateway({ webhookSecret: 'whsec_another' }))).toBeUndefined();
  });
});

describe('a provider in trouble', () => {
  /** The package asks once more by itself when a connection was closed. */
  const times = (fault: string) => (fault === 'drop' ? 2 : 1);

  it.each(['slow', 'error', 'busy', 'drop'] as const)(
    'that is %s is a reason to ask again',
    async (fault) => {
      const { ref } = await gateway().startOrder(newOrder());
      for (let time = 0; time < times(fault); time += 1)
        stripe.fail(fault, /^GET \/v1\/checkout\/sessions\//);
      const asked = gateway({}, { timeoutMs: fault === 'slow' ? 200 : 10_000 }).read('order', ref);
      await expect(asked).rejects.toThrow(GatewayError);
      await expect(asked).rejects.not.toThrow(GatewayRefusal);
      expect(await gateway().read('order', ref)).toMatchObject({ status: 'open' });
    },
  );

  it('that is not there at all is a reason to ask again', async () => {
    const gone = await startStripeEmulator();
    await gone.close();
    await expect(gateway({ apiUrl: gone.url }).read('order', 'cs_1')).rejects.toThrow(GatewayError);
  });

  it('never makes us tell a secret', async () => {
    const { log, lines } = keptLog();
    const wrong = { secretKey: 'sk_test_a_very_secret_secret_1234' };
    const failures: unknown[] = [];
    failures.push(
      await gateway(wrong, { log })
        .read('order', 'cs_1')
        .catch((error: unknown) => error),
    );
    stripe.fail('drop');
    stripe.fail('drop');
    failures.push(
      await gateway({}, { log })
        .read('order', 'cs_1')
        .catch((error: unknown) => error),
    );
    failures.push(
      await gateway({}, { log })
        .startOrder(newOrder({ amount: 1 }))
        .catch((error: unknown) => error),
    );
    expect(failures.map((failure) => failure instanceof GatewayError)).toEqual([true, true, true]);
    expect(failures[0]).not.toBeInstanceOf(GatewayRefusal);
    for (const failure of failures) log.error({ err: failure }, 'failed');
    const told = [
      ...lines,
      ...failures.map((failure) => inspect(failure, { depth: 9 }) + JSON.stringify(loggableError(failure))),
    ].join('\n');
    expect(lines.join('\n')).toContain('Stripe refuses our secret key');
    for (const secret of [
      stripe.settings.secretKey,
      stripe.settings.webhookSecret,
      wrong.secretKey,
      '1234',
    ]) {
      expect(told).not.toContain(secret);
    }
  });
});
