import type { Membership } from '@sevenfold/contract/billing/billing.schema';
import { planRecords, pricedPlans } from '@sevenfold/contract/billing/plans';
import type { CheckoutRow } from './checkouts.queries.ts';
import type { Gateway } from './gateways/gateway.ts';
import { canGoOn, isEndless } from './membership.policy.ts';
import type { CurrentPlan } from './read-membership.ts';
import type { SubscriptionRow } from './subscriptions.queries.ts';

/** The gateway is the configured one: a plan of another can't be ended through it. */
type Provider = Pick<Gateway, 'name' | 'renewAgain'>;

export function presentMembership({ plan, subscription, next }: CurrentPlan, gateway: Provider): Membership {
  const { id, name, testsPerMonth } = planRecords[plan];
  return {
    plan,
    razorpay_plan_id: id,
    name,
    tests_per_month: testsPerMonth,
    ...(subscription && subscription.status !== 'ended'
      ? presentRunning(subscription, gateway, next === undefined)
      : presentNone(next)),
    next: next ? presentNext(next, subscription, gateway) : null,
  };
}

type Running = Omit<Membership, 'plan' | 'razorpay_plan_id' | 'name' | 'tests_per_month' | 'next'>;

const presentNone = (next: CheckoutRow | undefined): Running => ({
  // What was bought to follow counts already when nothing is left before it.
  status: next ? 'active' : null,
  amount: next?.amount ?? null,
  period_start: null,
  renews_at: next?.startsAt?.toISOString() ?? null,
  ended_at: null,
  given: false,
  can_cancel: false,
  can_resume: false,
});

function presentRunning(subscription: SubscriptionRow, gateway: Provider, alone: boolean): Running {
  const { status, amount, periodStart, periodEnd, endedAt, provider } = subscription;
  const given = provider === 'staff';
  const ends = status === 'cancelled' || given;
  const end = isEndless(subscription) ? null : (endedAt ?? periodEnd).toISOString();
  const ours = provider === gateway.name;
  return {
    status: status === 'ended' ? null : status,
    amount,
    period_start: periodStart.toISOString(),
    renews_at: ends ? null : periodEnd.toISOString(),
    ended_at: ends ? end : null,
    given,
    can_cancel: !ends && ours,
    can_resume: status === 'cancelled' && ours && alone && gateway.renewAgain !== undefined,
  };
}

/** Under the name that it is sold by. */
const presentNext = (
  next: CheckoutRow,
  subscription: SubscriptionRow | undefined,
  gateway: Provider,
): NonNullable<Membership['next']> => ({
  plan: next.plan ?? 'free',
  name: pricedPlans.find(({ key }) => key === next.plan)?.name ?? planRecords[next.plan ?? 'free'].name,
  amount: next.amount,
  starts_at: next.startsAt!.toISOString(),
  can_cancel: next.provider === gateway.name,
  can_resume: canGoOn(subscription, gateway),
});
