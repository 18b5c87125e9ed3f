import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { accountsOf } from '../accounts/accounts.fixture.ts';
import { billingOf } from './billing.fixture.ts';

let test: TestApp;
let accounts: ReturnType<typeof accountsOf>;
let billing: ReturnType<typeof billingOf>;
beforeAll(async () => {
  test = await startTestApp();
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
