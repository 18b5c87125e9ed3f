import type { Answer } from '../app/lib/api-call.ts';
import { student } from './people.ts';

type Details = Answer<'GET /api/admin/users/:id'>;
type Billing = Details['billing'];

/** The plan that costs nothing. */
export const freeBilling: Billing = {
  membership: {
    plan: 'free',
    razorpay_plan_id: null,
    name: 'Free Plan',
    tests_per_month: 3,
    status: null,
    amount: null,
    period_start: null,
    renews_at: null,
    ended_at: null,
    given: false,
    can_cancel: false,
    can_resume: false,
    next: null,
  },
  provider: null,
  since: null,
  orders: [],
};

export const paidBilling: Billing = {
  membership: {
    ...freeBilling.membership,
    plan: 'platinum',
    name: 'Platinum Plan',
    tests_per_month: null,
    status: 'active',
    amount: 900,
    period_start: '2026-11-01T10:00:00.000Z',
    renews_at: '2026-12-01T10:00:00.000Z',
    can_cancel: true,
  },
  provider: 'sandbox',
  since: '2026-11-01T10:00:00.000Z',
  orders: [
    {
      id: 'order_1',
      type: 'subscription',
      plan: { name: 'Platinum Plan' },
      period_start: '2026-11-01T10:00:00.000Z',
      period_end: '2026-12-01T10:00:00.000Z',
      amount: 900,
      currency: 'USD',
      paid_count: 1,
      ended_at: null,
      created_at: '2026-11-01T10:00:00.000Z',
      test_slug: null,
      receipt_number: 'SF-2026-000001',
    },
  ],
};

/** A student as staff see one in a list. */
export const adminUser: Details['user'] = {
  ...student,
  verified: false,
  locked_at: null,
  disabled_at: null,
  last_seen_at: null,
  plan: 'free',
};

/** An account with all that staff see of it. */
export const userDetails = (part: Partial<Details> = {}): Details => ({
  user: adminUser,
  devices: [],
  sessions: [
    {
      id: '0190a000-0000-7000-8000-00000000000a',
      device: 'Firefox on Linux',
      created_at: '2026-11-10T10:00:00.000Z',
      last_used_at: '2026-11-15T10:00:00.000Z',
      current: false,
    },
  ],
  tests: { made: 0, finished: 0, latest: [] },
  doubts: { asked: 0, waiting: 0 },
  billing: freeBilling,
  ...part,
});
