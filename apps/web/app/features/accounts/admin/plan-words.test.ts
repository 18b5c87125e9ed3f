import { describe, expect, it } from 'vitest';
import { factsOfPlan } from './plan-words.ts';

const membership = {
  plan: 'platinum',
  razorpay_plan_id: 'dummy_pro',
  name: 'Platinum Plan',
  tests_per_month: null,
  amount: 900,
  period_start: null,
  given: false,
  can_cancel: false,
  can_resume: false,
  next: null,
} as const;
const since = '2026-11-01T10:00:00.000Z';
const end = '2027-01-01T00:00:00.000Z';

describe('the facts of a plan', () => {
  it.each([
    ['free', { status: null, renews_at: null, ended_at: null }, null, ['Free, costs nothing']],
    [
      'given without end',
      { status: 'active', renews_at: null, ended_at: null },
      'staff',
      ['Active', 'Given by staff', '1 November 2026', 'Without end'],
    ],
    [
      'given until a day',
      { status: 'active', renews_at: null, ended_at: end },
      'staff',
      ['Active', 'Given by staff', '1 November 2026', '31 December 2026'],
    ],
    [
      'that renews',
      { status: 'active', renews_at: end, ended_at: null },
      'stripe',
      ['Active', 'Paid, Stripe', '1 November 2026', '1 January 2027'],
    ],
    [
      'that is cancelled',
      { status: 'cancelled', renews_at: null, ended_at: end },
      'elsewhere',
      ['Cancelled', 'Paid, elsewhere', '1 November 2026', '31 December 2026'],
    ],
    [
      'whose payment failed',
      { status: 'payment_failed', renews_at: end, ended_at: null },
      'sandbox',
      ['Last payment failed', 'Paid, sandbox', '1 November 2026', '1 January 2027'],
    ],
  ] as const)('of one %s', (_, states, provider, expected) => {
    const facts = factsOfPlan({ membership: { ...membership, ...states }, provider, since });
    expect(facts.map(([, value]) => value)).toEqual(expected);
  });
});
