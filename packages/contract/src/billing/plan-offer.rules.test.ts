import { describe, expect, it } from 'vitest';
import type { Membership } from './billing.schema.ts';
import { lastDayOf, offerOf, startOf } from './plan-offer.rules.ts';

const end = '2026-12-01T10:00:00.000Z';
const free: Membership = {
  plan: 'free',
  razorpay_plan_id: null,
  name: 'Free Plan',
  tests_per_month: 30,
  status: null,
  amount: null,
  period_start: null,
  renews_at: null,
  ended_at: null,
  given: false,
  can_cancel: false,
  can_resume: false,
  next: null,
};
const monthly: Membership = {
  ...free,
  plan: 'platinum',
  status: 'active',
  amount: 900,
  renews_at: end,
  can_cancel: true,
};
const cancelled: Membership = {
  ...monthly,
  status: 'cancelled',
  renews_at: null,
  ended_at: end,
  can_cancel: false,
  can_resume: true,
};
const given: Membership = { ...free, plan: 'silver', status: 'active', given: true, ended_at: end };
const next = { plan: 'platinum_yearly', name: 'Pro Plan (Yearly)', amount: 7200, starts_at: end } as const;

describe('what can be done about a plan', () => {
  it.each([
    ['without one', free, 'platinum', { kind: 'buy' }],
    ['beside one that was given until a day', given, 'platinum', { kind: 'choose', endsAt: end }],
    [
      'the very one that was given',
      { ...given, plan: 'platinum' },
      'platinum',
      { kind: 'choose', endsAt: end },
    ],
    ['beside one that was given without end', { ...given, ended_at: null }, 'platinum', { kind: 'replace' }],
    ['one’s own', monthly, 'platinum', { kind: 'own' }],
    ['the other cycle', monthly, 'platinum_yearly', { kind: 'later', startsAt: end, switches: true }],
    ['one that was cancelled', cancelled, 'platinum', { kind: 'resume', endsAt: end }],
    [
      'one that was cancelled at a provider who can’t take that back',
      { ...cancelled, can_resume: false },
      'platinum',
      { kind: 'later', startsAt: end, switches: false },
    ],
    [
      'the other cycle after a cancellation',
      cancelled,
      'platinum_yearly',
      { kind: 'later', startsAt: end, switches: false },
    ],
    ['while a renewal fails', { ...monthly, status: 'payment_failed' }, 'platinum_yearly', { kind: 'none' }],
    ['of another provider', { ...monthly, can_cancel: false }, 'platinum_yearly', { kind: 'none' }],
    [
      'with another one chosen',
      { ...monthly, next: { ...next, can_cancel: true, can_resume: true } },
      'platinum',
      { kind: 'none' },
    ],
  ] as const)('%s', (_, membership, plan, offer) => {
    expect(offerOf(membership, plan)).toMatchObject(offer);
  });

  it.each([
    free,
    given,
    { ...given, ended_at: null },
    monthly,
    cancelled,
    { ...cancelled, can_resume: false },
  ])('never tells anybody to cancel first', (membership) => {
    expect(JSON.stringify(offerOf(membership, 'platinum_yearly'))).not.toMatch(/cancel it first/i);
  });
});

describe('when it starts', () => {
  it.each([
    [{ kind: 'buy' }, undefined, null],
    [{ kind: 'buy' }, 'now', null],
    [{ kind: 'buy' }, 'at_end', undefined],
    [{ kind: 'replace' }, undefined, null],
    [{ kind: 'choose', endsAt: end }, undefined, new Date(end)],
    [{ kind: 'choose', endsAt: end }, 'at_end', new Date(end)],
    [{ kind: 'choose', endsAt: end }, 'now', null],
    [{ kind: 'later', startsAt: end, switches: true }, 'at_end', new Date(end)],
    [{ kind: 'later', startsAt: end, switches: true }, undefined, undefined],
    [{ kind: 'later', startsAt: end, switches: false }, 'now', undefined],
    [{ kind: 'own' }, undefined, undefined],
    [{ kind: 'resume', endsAt: end }, undefined, undefined],
  ] as const)('of %j, asked for as %s: %s', (offer, wish, start) => {
    expect(startOf(offer, wish)).toEqual(start);
  });
});

it.each([
  ['2027-01-01T00:00:00.000Z', '2026-12-31'],
  ['2027-01-01T00:00:00.001Z', '2027-01-01'],
  ['2026-12-15T10:23:00.000Z', '2026-12-15'],
])('the last day of what ends at %s is %s', (endedAt, day) => {
  expect(lastDayOf(endedAt).slice(0, 10)).toBe(day);
});
