import { describe, expect, it } from 'vitest';
import type { PaymentFacts, SubscriptionFacts } from './gateways/gateway.ts';
import type { PaymentRow } from './orders.queries.ts';
import { amountMisfit, judge, subscriptionState } from './settle.policy.ts';
import type { SubscriptionRow } from './subscriptions.queries.ts';

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const payment = (paymentId: string, more: Partial<PaymentFacts> = {}): PaymentFacts => ({
  paymentId,
  amount: 900,
  currency: 'USD',
  status: 'paid',
  reason: null,
  at: at(1),
  ...more,
});
const row = (paymentId: string, status: PaymentRow['status'], reason: string | null = null) =>
  [paymentId, { paymentId, status, reason } as PaymentRow] as const;
const told = (
  payments: PaymentFacts[],
  recorded: (readonly [string, PaymentRow])[],
  refusal: string | null = null,
) =>
  judge(payments, new Map(recorded), (_, paid) => refusal ?? (paid > 0 ? 'twice' : null)).map(
    ({ payment: { paymentId }, status, reason }) => [paymentId, status, reason],
  );

describe('a payment', () => {
  it.each([
    ['is taken when nothing speaks against it', [payment('a')], [], null, [['a', 'paid', null]]],
    ['is kept for staff otherwise', [payment('a')], [], 'no', [['a', 'unmatched', 'no']]],
    ['stays taken', [payment('a')], [row('a', 'paid')], 'no', [['a', 'paid', null]]],
    ['stays with staff', [payment('a')], [row('a', 'unmatched', 'no')], null, [['a', 'unmatched', 'no']]],
    [
      'that failed keeps its reason',
      [payment('a', { status: 'failed', reason: 'empty' })],
      [],
      'no',
      [['a', 'failed', 'empty']],
    ],
    ['that failed first may be paid', [payment('a')], [row('a', 'failed', 'x')], null, [['a', 'paid', null]]],
    [
      'told as failed late stays paid',
      [payment('a', { status: 'failed' })],
      [row('a', 'paid')],
      null,
      [['a', 'paid', null]],
    ],
    [
      'given back is',
      [payment('a', { status: 'refunded' })],
      [row('a', 'paid')],
      null,
      [['a', 'refunded', null]],
    ],
    [
      'for staff that was given back is',
      [payment('a', { status: 'refunded' })],
      [row('a', 'unmatched', 'no')],
      null,
      [['a', 'refunded', 'no']],
    ],
    ['that is under way is nothing yet', [payment('a', { status: 'pending' })], [], null, []],
    [
      'that came first counts, in whatever order they are told',
      [payment('b', { at: at(2) }), payment('a')],
      [],
      null,
      [
        ['a', 'paid', null],
        ['b', 'unmatched', 'twice'],
      ],
    ],
    [
      'that was taken counts, though another came before it',
      [payment('a'), payment('b', { at: at(2) })],
      [row('b', 'paid')],
      null,
      [
        ['a', 'unmatched', 'twice'],
        ['b', 'paid', null],
      ],
    ],
  ] as const)('%s', (_, payments, recorded, refusal, expected) => {
    expect(told([...payments], [...recorded], refusal)).toEqual(expected);
  });

  it.each([
    [900, 'USD', true],
    [899, 'USD', false],
    [-900, 'USD', false],
    [0, 'USD', false],
    [900, 'INR', false],
    [900, 'usd', false],
  ])('of %d %s fits 900 USD: %s', (amount, currency, fits) => {
    expect(amountMisfit({ amount: 900, currency: 'USD' }, { amount, currency }) === null).toBe(fits);
  });
});

describe('a subscription', () => {
  const facts = (more: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
    kind: 'subscription',
    ref: 'sub',
    checkoutId: 'x',
    payments: [payment('a')],
    planId: 'dummy_pro',
    status: 'active',
    periodStart: at(1),
    periodEnd: at(30),
    cancelsAtPeriodEnd: false,
    endedAt: null,
    ...more,
  });
  const state = (
    more: Partial<SubscriptionFacts>,
    existing?: Partial<SubscriptionRow>,
    now = at(15),
    refusal: string | null = null,
  ) => {
    const given = facts(more);
    const verdicts = judge(given.payments, new Map(), () => refusal);
    return subscriptionState(given, existing as SubscriptionRow | undefined, verdicts, now);
  };
  const span = { periodStart: at(1), periodEnd: at(30) };

  it('is active, or cancelled with its end', () => {
    expect(state({})).toEqual({ ...span, status: 'active', endedAt: null });
    expect(state({ cancelsAtPeriodEnd: true })).toEqual({ ...span, status: 'cancelled', endedAt: at(30) });
    expect(state({ status: 'payment_failed' })).toMatchObject({ status: 'payment_failed', endedAt: null });
  });

  it('stays cancelled where the record doesn’t tell', () => {
    const cancelled = { ...span, status: 'cancelled', endedAt: at(30) } as const;
    expect(state({ cancelsAtPeriodEnd: null }, cancelled)).toMatchObject({ status: 'cancelled' });
    expect(state({ cancelsAtPeriodEnd: null }, { ...span, status: 'active' })).toMatchObject({
      status: 'active',
    });
    expect(state({ cancelsAtPeriodEnd: null })).toMatchObject({ status: 'active' });
  });

  it('ends with the record, or with its time', () => {
    expect(state({ status: 'ended', endedAt: at(10) })).toMatchObject({ status: 'ended', endedAt: at(10) });
    expect(state({ status: 'ended' })).toMatchObject({ status: 'ended', endedAt: at(15) });
    expect(state({}, undefined, at(32))).toMatchObject({ status: 'ended', endedAt: at(30) });
    expect(state({ cancelsAtPeriodEnd: true }, undefined, at(30))).toMatchObject({ status: 'ended' });
  });

  it('is nothing before it is paid, or when what was paid fits nothing', () => {
    expect(state({ status: 'open', periodStart: null, periodEnd: null, payments: [] })).toBeUndefined();
    expect(state({ payments: [] })).toBeUndefined();
    expect(state({}, undefined, at(15), 'no')).toBeUndefined();
  });

  it('is not prolonged by what fits nothing', () => {
    const existing = { ...span, status: 'active', endedAt: null } as const;
    const later = { periodStart: at(30), periodEnd: at(60) };
    expect(state(later, existing, at(15), 'no')).toEqual({ ...span, status: 'active', endedAt: null });
    expect(state(later, existing)).toMatchObject(later);
  });
});
