import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type RazorpayEmulator,
  startRazorpayEmulator,
} from '../../../../../test/emulators/razorpay/razorpay-emulator.ts';
import { systemClock } from '../../../../platform/clock.ts';
import { loggableError } from '../../../../platform/http/logging.ts';
import { GatewayError, GatewayRefusal } from '../gateway.ts';
import { keptLog, newOrder, newSubscription } from '../purchase.fixture.ts';
import { createRazorpayGateway } from './razorpay-gateway.ts';

let razorpay: RazorpayEmulator;
beforeAll(async () => {
  razorpay = await startRazorpayEmulator();
});
afterAll(() => razorpay.close());

function gateway(
  differing: Partial<RazorpayEmulator['settings']> = {},
  { log = keptLog().log, timeoutMs = 10_000 } = {},
) {
  const settings = { ...razorpay.settings, ...differing };
  return createRazorpayGateway(settings, { siteName: 'Sevenfold', clock: systemClock, log, timeoutMs });
}

const askedFor = (method: string, path: RegExp) =>
  razorpay.requests.filter((request) => request.method === method && path.test(request.path));

async function paidSubscription() {
  const purchase = newSubscription();
  const { ref } = await gateway().startSubscription(purchase);
  return { purchase, ref, ...razorpay.pay(ref) };
}

describe('beginning', () => {
  it('opens a window for a subscription of the plan', async () => {
    const purchase = newSubscription();
    const { ref, checkout } = await gateway().startSubscription(purchase);
    expect(razorpay.books.subscriptions.get(ref)).toMatchObject({
      plan_id: 'dummy_pro',
      total_count: 120,
      quantity: 1,
      customer_notify: false,
      notes: { checkout_id: purchase.checkoutId },
    });
    expect(checkout).toEqual({
      kind: 'widget',
      scriptUrl: razorpay.settings.checkoutUrl,
      options: {
        key: razorpay.settings.keyId,
        subscription_id: ref,
        name: 'Sevenfold',
        description: 'Pro Plan',
        prefill: { name: 'Ada Payer', email: 'payer@example.com', contact: '+4915112345678' },
        theme: { color: '#613ebe' },
      },
    });
  });

  it('opens a window for an order, and the same one again', async () => {
    const purchase = newOrder();
    const { ref, checkout } = await gateway().startOrder(purchase);
    expect(razorpay.books.orders.get(ref)).toMatchObject({
      amount: 1000,
      currency: 'USD',
      receipt: purchase.checkoutId,
      notes: { checkout_id: purchase.checkoutId },
    });
    expect(checkout).toMatchObject({ options: { order_id: ref, amount: 1000, currency: 'USD' } });
    expect(await gateway().resume({ ...purchase, kind: 'order', ref })).toEqual(checkout);
  });

  it('sells no plan that costs something else at the provider', async () => {
    const before = razorpay.books.subscriptions.size;
    await expect(gateway().startSubscription(newSubscription({ amount: 800 }))).rejects.toThrow(GatewayError);
    expect(razorpay.books.subscriptions.size).toBe(before);
  });

  it.each(['subscription', 'order'] as const)('makes one %s of two calls with one checkout', async (kind) => {
    const start =
      kind === 'order'
        ? { purchase: newOrder(), call: gateway().startOrder }
        : { purchase: newSubscription(), call: gateway().startSubscription };
    const first = await start.call(start.purchase as never);
    const second = await start.call(start.purchase as never);
    expect(second).toEqual(first);
  });

  it.each([
    ['subscription', /^\/v1\/subscriptions$/],
    ['order', /^\/v1\/orders$/],
  ] as const)('finds the %s whose answer was lost', async (kind, path) => {
    razorpay.fail('drop', kind === 'order' ? /^POST \/v1\/orders/ : /^POST \/v1\/subscriptions/);
    const before = askedFor('POST', path).length;
    const { ref } = await (kind === 'order'
      ? gateway().startOrder(newOrder())
      : gateway().startSubscription(newSubscription()));
    expect(askedFor('POST', path)).toHaveLength(before + 1);
    expect(razorpay.books[kind === 'order' ? 'orders' : 'subscriptions'].has(ref)).toBe(true);
  });

  it('is refused in the words of the provider', async () => {
    const refused = gateway().startOrder(newOrder({ amount: 5 }));
    await expect(refused).rejects.toThrow(GatewayRefusal);
    await expect(refused).rejects.toThrow(/amount/);
    await expect(gateway().startOrder(newOrder({ amount: 10.5 }))).rejects.toThrow(GatewayRefusal);
    await expect(gateway().startOrder(newOrder({ currency: 'XXX' }))).rejects.toThrow(GatewayRefusal);
    const unknown = { planIds: { platinum: 'other', platinum_yearly: 'other' } };
    await expect(gateway(unknown).startSubscription(newSubscription())).rejects.toThrow(GatewayRefusal);
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
    razorpay.pay(ref, { decline: 'Your card was declined by the bank.' });
    const paid = razorpay.pay(ref);
    const facts = await gateway().read('order', ref);
    expect(facts).toMatchObject({ status: 'paid' });
    expect(facts?.payments.map(({ status, reason }) => [status, reason]).sort()).toEqual([
      ['failed', 'Your card was declined by the bank.'],
      ['paid', null],
    ]);
    razorpay.refund(paid.paymentId);
    expect(await gateway().read('order', ref)).toMatchObject({
      payments: expect.arrayContaining([
        expect.objectContaining({ paymentId: paid.paymentId, status: 'refunded' }),
      ]),
    });
  });

  it('knows a subscription from its beginning to its end', async () => {
    const purchase = newSubscription();
    const { ref } = await gateway().startSubscription(purchase);
    expect(await gateway().read('subscription', ref)).toEqual({
      kind: 'subscription',
      ref,
      checkoutId: purchase.checkoutId,
      planId: 'dummy_pro',
      status: 'open',
      periodStart: null,
      periodEnd: null,
      cancelsAtPeriodEnd: null,
      endedAt: null,
      payments: [],
    });

    razorpay.pay(ref, { decline: 'No money.' });
    expect(await gateway().read('subscription', ref)).toMatchObject({
      status: 'open',
      periodEnd: null,
      payments: [{ status: 'failed', reason: 'No money.', amount: 900, currency: 'USD' }],
    });

    const { paymentId } = razorpay.pay(ref);
    const { current_start, current_end } = razorpay.books.subscriptions.get(ref)!;
    const firstEnd = new Date(current_end! * 1000);
    expect(await gateway().read('subscription', ref)).toMatchObject({
      status: 'active',
      periodStart: new Date(current_start! * 1000),
      periodEnd: firstEnd,
      payments: expect.arrayContaining([
        expect.objectContaining({ paymentId, status: 'paid', amount: 900, currency: 'USD' }),
      ]),
    });

    razorpay.renew(ref);
    razorpay.renew(ref);
    const renewed = await gateway().read('subscription', ref);
    expect(renewed).toMatchObject({ status: 'active' });
    expect(renewed?.payments.filter(({ status }) => status === 'paid')).toHaveLength(3);

    const paidUntil = new Date(razorpay.books.subscriptions.get(ref)!.current_end! * 1000);
    razorpay.renew(ref, { decline: 'The card has expired.' });
    expect(await gateway().read('subscription', ref)).toMatchObject({
      status: 'payment_failed',
      periodEnd: paidUntil,
      payments: expect.arrayContaining([
        expect.objectContaining({ status: 'failed', reason: 'The card has expired.' }),
      ]),
    });
    razorpay.halt(ref);
    expect(await gateway().read('subscription', ref)).toMatchObject({
      status: 'payment_failed',
      periodEnd: paidUntil,
    });
  });

  it('knows nothing of a record that is not there', async () => {
    expect(await gateway().read('subscription', 'sub_nobody')).toBeUndefined();
    expect(await gateway().read('order', '../plans/dummy_pro')).toBeUndefined();
  });
});

describe('ending', () => {
  it('ends a subscription with its cycle, however often it is asked', async () => {
    const { ref } = await paidSubscription();
    const facts = await gateway().cancelAtPeriodEnd(ref);
    expect(facts).toMatchObject({ status: 'active', cancelsAtPeriodEnd: true, endedAt: null });
    expect(await gateway().cancelAtPeriodEnd(ref)).toEqual(facts);
    expect(await gateway().read('subscription', ref)).toMatchObject({ status: 'active' });
    razorpay.renew(ref);
    expect(await gateway().read('subscription', ref)).toMatchObject({
      status: 'ended',
      endedAt: facts.periodEnd,
      periodEnd: facts.periodEnd,
    });
    await expect(gateway().cancelAtPeriodEnd(ref)).rejects.toThrow(/not cancellable in cancelled/);
  });

  it('takes back what nobody paid for, and only that', async () => {
    const { ref } = await gateway().startSubscription(newSubscription());
    await gateway().giveUp('subscription', ref);
    expect(await gateway().read('subscription', ref)).toMatchObject({ status: 'expired' });
    await gateway().giveUp('subscription', ref);

    const { ref: bought } = await paidSubscription();
    await expect(gateway().giveUp('subscription', bought)).rejects.toThrow(GatewayRefusal);
    expect(await gateway().read('subscription', bought)).toMatchObject({ status: 'active' });

    const { ref: order } = await gateway().startOrder(newOrder());
    await gateway().giveUp('order', order);
    razorpay.pay(order);
    await expect(gateway().giveUp('order', order)).rejects.toThrow(GatewayRefusal);
  });
});

describe('what the browser brings back', () => {
  it('is believed as it was signed, and not otherwise', async () => {
    const { ref, paymentId, signature } = await paidSubscription();
    const returned = { kind: 'subscription', ref, paymentId, signature } as const;
    expect(gateway().isGenuine(returned)).toBe(true);
    for (const altered of [
      { ...returned, kind: 'order' as const },
      { ...returned, ref: 'sub_other' },
      { ...returned, paymentId: 'pay_other' },
      { ...returned, signature: signature.toUpperCase() },
      { ...returned, signature: signature.slice(1) },
      { ...returned, signature: 'é'.repeat(64) },
      { ...returned, signature: '' },
    ]) {
      expect(gateway().isGenuine(altered), JSON.stringify(altered)).toBe(false);
    }
    expect(gateway({ keySecret: 'another' }).isGenuine(returned)).toBe(false);

    const { ref: order } = await gateway().startOrder(newOrder());
    expect(gateway().isGenuine({ kind: 'order', ref: order, ...razorpay.pay(order) })).toBe(true);
  });
});

describe('webhooks', () => {
  async function happened(then: () => Promise<unknown> | unknown) {
    const before = razorpay.events.all.length;
    await then();
    return razorpay.events.all.slice(before);
  }
  const read = (event: RazorpayEmulator['events']['all'][number], given = gateway()) =>
    given.readWebhook(event.headers(), Buffer.from(event.body));

  it('lead to the record that they are about', async () => {
    let ref = '';
    const events = await happened(async () => {
      ({ ref } = await paidSubscription());
    });
    expect(await Promise.all(events.map((event) => read(event)))).toEqual(
      ['payment.captured', 'order.paid', 'subscription.activated', 'subscription.charged'].map(
        (type, index) => ({
          eventId: events[index]?.id,
          type,
          about: { kind: 'subscription', ref },
        }),
      ),
    );
    const { ref: order } = await gateway().startOrder(newOrder());
    for (const event of await happened(() => razorpay.pay(order))) {
      expect(await read(event)).toMatchObject({ about: { kind: 'order', ref: order } });
    }
  });

  it('of other things are known, and about nothing of ours', async () => {
    const [event] = await happened(() =>
      razorpay.events.record('settlement.processed', '', () => ({
        entity: 'event',
        event: 'settlement.processed',
        payload: { settlement: { entity: { id: 'setl_1' } } },
      })),
    );
    expect(await read(event!)).toEqual({ eventId: event?.id, type: 'settlement.processed', about: null });
  });

  it('are refused when they are altered, unsigned, or signed by somebody else', async () => {
    const { ref } = await gateway().startOrder(newOrder());
    const [event] = await happened(() => razorpay.pay(ref));
    const { headers, body } = { headers: event!.headers(), body: Buffer.from(event!.body) };
    expect(await gateway().readWebhook(headers, body)).toBeDefined();
    expect(
      await gateway().readWebhook(headers, Buffer.from(event!.body.replace('1000', '1'))),
    ).toBeUndefined();
    expect(await gateway().readWebhook(headers, Buffer.concat([body, Buffer.from(' ')]))).toBeUndefined();
    expect(await gateway().readWebhook({}, body)).toBeUndefined();
    expect(await read(event!, gateway({ webhookSecret: 'another' }))).toBeUndefined();
    expect(await read(event!, gateway({ webhookSecret: razorpay.settings.keySecret }))).toBeUndefined();
  });
});

describe('a provider in trouble', () => {
  it.each(['slow', 'error', 'busy', 'drop'] as const)(
    'that is %s is a reason to ask again',
    async (fault) => {
      const { ref } = await gateway().startOrder(newOrder());
      razorpay.fail(fault, /^GET \/v1\/orders\/[^/]+$/);
      const asked = gateway({}, { timeoutMs: fault === 'slow' ? 200 : 10_000 }).read('order', ref);
      await expect(asked).rejects.toThrow(GatewayError);
      await expect(asked).rejects.not.toThrow(GatewayRefusal);
      expect(await gateway().read('order', ref)).toMatchObject({ status: 'open' });
    },
  );

  it('that is not there at all is a reason to ask again', async () => {
    const gone = await startRazorpayEmulator();
    await gone.close();
    await expect(gateway({ apiUrl: gone.url }).read('order', 'order_1')).rejects.toThrow(GatewayError);
  });

  it('never makes us tell a secret', async () => {
    const { log, lines } = keptLog();
    const wrong = { keySecret: 'a very secret secret' };
    const failures: unknown[] = [];
    failures.push(
      await gateway(wrong, { log })
        .read('order', 'order_1')
        .catch((error: unknown) => error),
    );
    razorpay.fail('drop', /^GET \/v1\/orders$/);
    failures.push(
      await gateway({}, { log })
        .startOrder(newOrder())
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
    expect(lines.join('\n')).toContain('Razorpay refuses our key id and secret');
    for (const { keySecret, keyId, webhookSecret } of [
      razorpay.settings,
      { ...razorpay.settings, ...wrong },
    ]) {
      const basic = Buffer.from(`${keyId}:${keySecret}`).toString('base64');
      for (const secret of [keySecret, webhookSecret, basic]) expect(told).not.toContain(secret);
    }
  });
});
