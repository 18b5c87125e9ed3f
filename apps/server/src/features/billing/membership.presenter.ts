import type { Membership } from '@sevenfold/contract/billing/billing.schema';
import { planRecords } from '@sevenfold/contract/billing/plans';
import { isEndless } from './membership.policy.ts';
import type { CurrentPlan } from './read-membership.ts';

/** `provider` is the configured one: a plan of another can't be ended through it. */
export function presentMembership({ plan, subscription }: CurrentPlan, provider: string): Membership {
  const { id, name, testsPerMonth } = planRecords[plan];
  const shared = { plan, razorpay_plan_id: id, name, tests_per_month: testsPerMonth };
  if (!subscription || subscription.status === 'ended') {
    return {
      ...shared,
      status: null,
      amount: null,
      period_start: null,
      renews_at: null,
      ended_at: null,
      can_cancel: false,
    };
  }
  const { status, amount, periodStart, periodEnd, endedAt } = subscription;
  const granted = subscription.provider === 'staff';
  const ends = status === 'cancelled' || granted;
  const end = isEndless(subscription) ? null : (endedAt ?? periodEnd).toISOString();
  return {
    ...shared,
    status,
    amount,
    period_start: periodStart.toISOString(),
    renews_at: ends ? null : periodEnd.toISOString(),
    ended_at: ends ? end : null,
    can_cancel: !ends && subscription.provider === provider,
  };
}
