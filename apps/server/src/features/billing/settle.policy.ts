import type { SoldPlanKey } from '@sevenfold/contract/billing/plans';
import { soldPlan } from '@sevenfold/contract/billing/plans';
import type { Config } from '../../platform/config.ts';
import type { CheckoutRow } from './checkouts.queries.ts';
import type { Facts, PaymentFacts, SubscriptionFacts } from './gateways/gateway.ts';
import { isOver } from './membership.policy.ts';
import type { PaymentRow } from './orders.queries.ts';
import type { SubscriptionRow } from './subscriptions.queries.ts';

/** What the provider calls a plan of ours. */
export function planIdAt({ payments }: Config, plan: SoldPlanKey): string {
  return payments.provider === 'sandbox' ? soldPlan(plan).id : payments[payments.provider].planIds[plan];
}

/** Why a record of the provider's isn't the purchase that was begun here; null when it is. */
export function misfitOf(checkout: CheckoutRow, facts: Facts, planId: string | null): string | null {
  if (facts.checkoutId !== checkout.id) return 'The record names another purchase.';
  if (facts.kind === 'subscription') {
    return facts.planId === planId ? null : `The record is of the plan ${facts.planId}, not ${planId}.`;
  }
  return amountMisfit(checkout, facts);
}

export function amountMisfit(
  asked: Pick<CheckoutRow, 'amount' | 'currency'>,
  paid: { readonly amount: number; readonly currency: string },
): string | null {
  if (paid.amount === asked.amount && paid.currency === asked.currency) return null;
  return `${paid.amount} ${paid.currency} instead of ${asked.amount} ${asked.currency}.`;
}

export interface Verdict {
  readonly payment: PaymentFacts;
  readonly status: PaymentRow['status'];
  readonly reason: string | null;
  readonly before: PaymentRow | undefined;
}

/**
 * What our books say of each payment. A verdict stands: what was matched stays matched and what wasn't waits for
 * staff, or the end would depend on who came first. Only the provider's own refund changes it.
 */
export function judge(
  payments: readonly PaymentFacts[],
  recorded: ReadonlyMap<string, PaymentRow>,
  refusal: (payment: PaymentFacts, paidSoFar: number) => string | null,
): Verdict[] {
  const verdicts: Verdict[] = [];
  const inOrder = payments.filter(({ status }) => status !== 'pending').sort(byMoment);
  let paid = inOrder.filter(({ paymentId }) => recorded.get(paymentId)?.status === 'paid').length;
  for (const payment of inOrder) {
    const before = recorded.get(payment.paymentId);
    const known = before && { status: before.status, reason: before.reason };
    const verdict = (): Pick<Verdict, 'status' | 'reason'> => {
      if (payment.status === 'refunded') return { status: 'refunded', reason: before?.reason ?? null };
      if (payment.status === 'failed') return known ?? { status: 'failed', reason: payment.reason };
      if (known && known.status !== 'failed') return known;
      const reason = refusal(payment, paid);
      if (reason !== null) return { status: 'unmatched', reason };
      paid += 1;
      return { status: 'paid', reason: null };
    };
    verdicts.push({ payment, before, ...verdict() });
  }
  return verdicts;
}

const byMoment = (one: PaymentFacts, other: PaymentFacts): number =>
  one.at.getTime() - other.at.getTime() || (one.paymentId < other.paymentId ? -1 : 1);

export const isPaid = ({ status }: Verdict): boolean => status === 'paid';
/** Changed by what was just read. */
export const isNews = ({ status, reason, before }: Verdict): boolean =>
  before?.status !== status || before.reason !== reason;

export type SubscriptionState = Pick<SubscriptionRow, 'status' | 'periodStart' | 'periodEnd' | 'endedAt'>;

/** Undefined for a record that gives nobody a plan. */
export function subscriptionState(
  facts: SubscriptionFacts,
  existing: SubscriptionRow | undefined,
  verdicts: readonly Verdict[],
  now: Date,
): SubscriptionState | undefined {
  const newest = verdicts.findLast(({ payment }) => payment.status === 'paid');
  // A period whose payment matches nothing isn't given.
  const span = newest && isPaid(newest) ? facts : existing;
  if (!span?.periodStart || !span.periodEnd) return undefined;
  const { periodStart, periodEnd } = span;
  const cancels = facts.cancelsAtPeriodEnd ?? existing?.status === 'cancelled';
  if (facts.status === 'ended' || facts.status === 'expired') {
    const endedAt =
      facts.endedAt ?? existing?.endedAt ?? new Date(Math.min(now.getTime(), periodEnd.getTime()));
    return { status: 'ended', periodStart, periodEnd, endedAt };
  }
  if (facts.status === 'open' || facts.status === 'scheduled') return undefined;
  const status = cancels ? 'cancelled' : facts.status;
  const state: SubscriptionState = { status, periodStart, periodEnd, endedAt: cancels ? periodEnd : null };
  return isOver({ ...state, provider: 'a provider' }, now)
    ? { ...state, status: 'ended', endedAt: periodEnd }
    : state;
}
