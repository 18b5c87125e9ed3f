import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { readPdf } from '../../platform/drawing/pdf/pdf.fixture.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { billingOf, goodCard } from './billing.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let billing: ReturnType<typeof billingOf>;
beforeAll(async () => {
  test = await startTestApp({ environment: { RATE_LIMIT_SCALE: '100' } });
  accounts = accountsOf(test);
  billing = billingOf(test, accounts);
  await billing.listen();
});

describe('buying a plan', () => {
  it.each([
    ['platinum', 'dummy_pro', 900, 31],
    ['dummy_yearly', 'dummy_yearly', 7200, 366],
  ])('%s takes effect at once', async (plan, planId, amount, mostDays) => {
    const { token, email } = await accounts.signUp();
    expect(await billing.plan(token)).toMatchObject({ plan: 'free', razorpay_plan_id: null, status: null });
    const begun = await billing.start(plan, token);
    expect(begun.json()).toEqual({
      id: expect.stringMatching(/^sub_\w{20,}$/),
      checkout: { kind: 'redirect', url: `/sandbox/checkout/${begun.json().id}` },
    });
    const { id } = begun.json();
    expect((await accounts.get(`/api/sandbox/checkouts/${id}`)).json()).toMatchObject({
      ref: id,
      kind: 'subscription',
      amount,
      currency: 'USD',
      email,
      status: 'open',
      cancel_url: '/pricing',
    });
    expect((await billing.status(id, token)).json()).toMatchObject({ status: 'open', email });
    const { proof } = await billing.paid(begun);
    const verified = await billing.verify({ subscription_id: id, ...proof }, token);
    expect(verified.json()).toEqual({
      status: 'complete',
      email,
      payment_purpose: 'platinum',
      test_slug: null,
      reason: null,
      starts_at: null,
    });
    const membership = await billing.plan(token);
    expect(membership).toMatchObject({
      razorpay_plan_id: planId,
      name: 'Platinum Plan',
      tests_per_month: null,
      status: 'active',
      amount,
      ended_at: null,
      can_cancel: true,
    });
    const days = (Date.parse(membership.renews_at) - Date.parse(membership.period_start)) / 86_400_000;
    expect(days).toBeGreaterThan(mostDays - 4);
    expect(days).toBeLessThanOrEqual(mostDays);
    const [order] = await billing.orders(token);
    expect(order).toMatchObject({
      type: 'subscription',
      plan: { name: 'Platinum Plan' },
      amount,
      currency: 'USD',
      paid_count: 1,
      ended_at: null,
      receipt_number: expect.stringMatching(/^SF-\d{4}-\d{6}$/),
    });
    expect((await accounts.get('/api/orders/latest', token)).json()).toEqual(order);
    await accounts.mail(email, 'plan has started');
    await accounts.mail(email, 'receipt');
    // The webhooks of the purchase arrive over HTTP and change nothing any more.
    await accounts.settled();
    const events = await accounts.rows('select type, handled_at from webhook_events where ref = $1', [id]);
    expect(events).toHaveLength(3);
    expect(events.every((event) => event.handled_at !== null)).toBe(true);
    expect(await billing.orders(token)).toEqual([order]);
    expect(await billing.plan(token)).toEqual(membership);
  });
});

describe('the test cards', () => {
  it.each([
    ['4000 0000 0000 0002', '12/40', 'Your card was declined.'],
    ['4000 0000 0000 9995', '12/40', 'Your card has insufficient funds.'],
    ['4242 4242 4242 4241', '12/40', 'Your card number is incorrect.'],
    [goodCard, '10/20', 'Your card has expired.'],
    ['4111 1111 1111 1111', '12/40', 'This is a sandbox: please use one of its test cards.'],
  ])('%s until %s is declined: %s', async (card, expiry, reason) => {
    const { token } = await accounts.signUp();
    const begun = await billing.start('platinum', token);
    const { id } = begun.json();
    const answer = await billing.pay(id, card, { expiry });
    expect(answer.json()).toEqual({ outcome: 'declined', reason });
    expect((await billing.status(id, token)).json()).toMatchObject({ status: 'open', reason });
    expect(await billing.plan(token)).toMatchObject({ plan: 'free' });
    expect(await billing.orders(token)).toEqual([]);
    // The window stays open, and another card pays.
    await billing.paid(begun);
    expect((await billing.status(id, token)).json()).toMatchObject({ status: 'complete', reason: null });
    expect(await billing.plan(token)).toMatchObject({ plan: 'platinum' });
  });

  it('with a challenge pay with the right code only', async () => {
    const { token } = await accounts.signUp();
    const { id } = (await billing.start('platinum', token)).json();
    const card = '4000 0025 0000 3155';
    expect((await billing.pay(id, card)).json()).toEqual({
      outcome: 'challenge',
      hint: expect.stringContaining('123456'),
    });
    expect((await billing.status(id, token)).json()).toMatchObject({ status: 'open', reason: null });
    expect((await billing.pay(id, card, { code: '654321' })).json()).toMatchObject({ outcome: 'declined' });
    expect((await billing.pay(id, card, { code: '123456' })).json()).toMatchObject({ outcome: 'paid' });
    expect((await billing.status(id, token)).json()).toMatchObject({ status: 'complete' });
    const again = await billing.pay(id);
    expect(again.statusCode).toBe(409);
    expect((await accounts.rows('select from sandbox_payments where ref = $1', [id])).length).toBe(2);
  });

  it('made of garbage are refused', async () => {
    const { token } = await accounts.signUp();
    const { id } = (await billing.start('platinum', token)).json();
    for (const body of [
      { card_number: 'x' },
      { expiry: '13/30' },
      { cvc: '1' },
      { name: ' ' },
      { code: 7 },
    ]) {
      expect((await billing.pay(id, goodCard, body)).statusCode).toBe(400);
    }
    expect((await billing.pay('sub_unknown')).statusCode).toBe(404);
    expect((await accounts.get('/api/sandbox/checkouts/sub_unknown')).statusCode).toBe(404);
  });
});

describe('beginning a purchase', () => {
  it('again, in as many tabs as one likes, leads to the same one', async () => {
    const { token } = await accounts.signUp();
    const first = (await billing.start('platinum', token)).json();
    expect((await billing.start('dummy_pro', token)).json()).toEqual(first);
    const many = await Promise.all(Array.from({ length: 8 }, () => billing.start('platinum', token)));
    for (const answer of many) expect(answer.json()).toEqual(first);
    const other = await accounts.signUp();
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => billing.start('platinum', other.token)));
    expect(new Set(atOnce.map((answer) => answer.json().id)).size).toBe(1);
  });

  it('of another plan gives the first one up', async () => {
    const { token } = await accounts.signUp();
    const monthly = (await billing.start('platinum', token)).json();
    const yearly = (await billing.start('platinum_yearly', token)).json();
    expect(yearly.id).not.toBe(monthly.id);
    expect((await billing.status(monthly.id, token)).json()).toMatchObject({ status: 'expired' });
    expect((await billing.pay(monthly.id)).statusCode).toBe(409);
    expect((await accounts.get(`/api/sandbox/checkouts/${monthly.id}`)).json().status).toBe('cancelled');
    expect((await billing.pay(yearly.id)).json()).toMatchObject({ outcome: 'paid' });
    expect((await billing.start('platinum', token)).statusCode).toBe(409);
    expect(await billing.plan(token)).toMatchObject({ plan: 'platinum_yearly' });
  });

  it('is refused while one has a plan, also one that nobody has told us of yet', async () => {
    const { token } = await accounts.signUp();
    await billing.payPlan(token);
    for (const [plan, words] of [
      ['platinum', 'You have this plan already.'],
      ['platinum_yearly', 'can start when the one that you have paid for ends'],
    ] as const) {
      const answer = await billing.start(plan, token);
      expect(answer.statusCode).toBe(409);
      expect(answer.json().message).toContain(words);
    }
    expect(await billing.plan(token)).toMatchObject({ plan: 'platinum' });
  });

  it('goes on where the server fell over before it knew the provider’s id', async () => {
    const { token } = await accounts.signUp();
    const first = (await billing.start('platinum', token)).json();
    await accounts.rows('update checkouts set ref = null where ref = $1', [first.id]);
    expect((await billing.start('platinum', token)).json()).toEqual(first);
  });

  it('twice and paying both ends with one plan; the other money is kept for staff', async () => {
    const { token } = await accounts.signUp();
    const [one] = [(await billing.start('platinum', token)).json()];
    // As if both had been begun at once: neither knows of the other.
    await accounts.rows(`update checkouts set status = 'expired' where ref = $1`, [one.id]);
    const two = (await billing.start('platinum_yearly', token)).json();
    await billing.pay(one.id);
    await billing.pay(two.id);
    for (const { id } of [two, one])
      for (const event of await billing.events(id)) await billing.deliver(event);
    expect(await billing.orders(token)).toHaveLength(1);
    const alive = await accounts.rows('select ref from subscriptions where ref = any($1)', [
      [one.id, two.id],
    ]);
    expect(alive).toHaveLength(1);
    const loser = alive[0]!.ref === one.id ? two.id : one.id;
    expect(await accounts.rows('select status, reason from payments where ref = $1', [loser])).toEqual([
      { status: 'unmatched', reason: 'The student already had a plan.' },
    ]);
    await expect
      .poll(
        () =>
          accounts.rows('select cancels_at_period_end as ends from sandbox_purchases where ref = $1', [
            loser,
          ]),
        { timeout: 60_000 },
      )
      .toEqual([{ ends: true }]);
  });
});

describe('a receipt', () => {
  it('is a page to print with every payment', async () => {
    const { token, email } = await accounts.signUp();
    await billing.buyPlan(token);
    const [order] = await billing.orders(token);
    const answer = await accounts.get(`/api/orders/${order.id}/receipt`, token);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain(`receipt-${order.receipt_number}.pdf`);
    const { pages, title } = readPdf(answer.rawPayload);
    expect(pages).toHaveLength(1);
    expect(title).toContain(order.receipt_number);
    for (const words of [
      'Receipt',
      order.receipt_number,
      'Asha Rao',
      email,
      'Sevenfold Academy',
      'Sevenfold Pro Plan',
      '$9.00 USD',
      'Paid',
    ]) {
      expect(pages[0]!.replaceAll('\n', ' ')).toContain(words);
    }
  });
});

describe('orders', () => {
  it('are none at first', async () => {
    const { token } = await accounts.signUp();
    expect(await billing.orders(token)).toEqual([]);
    expect((await accounts.get('/api/orders/latest', token)).statusCode).toBe(404);
    expect((await accounts.get('/api/orders/', token)).statusCode).toBe(200);
    expect((await accounts.get('/api/plan/', token)).statusCode).toBe(200);
  });
});

it('mails are one each, in words that help', async () => {
  const { token, email } = await accounts.signUp();
  await billing.buyPlan(token);
  const started = await accounts.mail(email, 'plan has started');
  const receipt = await accounts.mail(email, 'Your Sevenfold receipt');
  await billing.cancel(token);
  await billing.cancel(token);
  const cancelled = await accounts.mail(email, 'plan was cancelled');
  expect(started.text).toContain('It renews by itself on');
  expect(receipt.text).toMatch(/\$9\.00 on .* for: Sevenfold Pro Plan/s);
  expect(cancelled.text).toContain('You keep everything it offers until');
  for (const { html, text } of [started, receipt, cancelled]) {
    expect(html).toContain('prefers-color-scheme: dark');
    expect(text).toContain('Asha Rao');
    expect(text).toContain('http://localhost:3000/account-details/');
  }
  await accounts.settled();
  expect(test.mails.filter((mail) => mail.to === email && !mail.subject.includes('Verify'))).toHaveLength(3);
});
