import type Stripe from 'stripe';
import { GatewayError, type OrderFacts, type PaymentFacts, type SubscriptionFacts } from '../gateway.ts';

const moment = (seconds: number) => new Date(seconds * 1000);

export function orderFacts(session: Stripe.Checkout.Session, charges: readonly Stripe.Charge[]): OrderFacts {
  const { status, payment_status } = session;
  return {
    kind: 'order',
    ref: session.id,
    checkoutId: session.metadata?.checkout_id ?? null,
    amount: session.amount_total ?? 0,
    currency: currencyOf(session),
    status: status === 'expired' ? 'expired' : payment_status === 'paid' ? 'paid' : 'open',
    payments: charges.map(paymentFacts),
  };
}

/** The subscription is there only once it was paid for; until then the session says what is sold. */
export function subscriptionFacts(
  session: Stripe.Checkout.Session,
  subscription: Stripe.Subscription | undefined,
  invoices: readonly Stripe.Invoice[],
  charges: readonly Stripe.Charge[],
): SubscriptionFacts {
  const price = subscription ? subscription.items.data[0]?.price : session.line_items?.data[0]?.price;
  if (!price) throw new GatewayError(`Stripe's session ${session.id} sells nothing`);
  const status = subscription
    ? subscriptionStatus(subscription)
    : session.status === 'expired'
      ? 'expired'
      : 'open';
  const period = subscription && periodOf(subscription, status, invoices);
  return {
    kind: 'subscription',
    ref: session.id,
    checkoutId: session.metadata?.checkout_id ?? null,
    planId: price.id,
    status,
    periodStart: period ? moment(period.start) : null,
    periodEnd: period ? moment(period.end) : null,
    cancelsAtPeriodEnd: Boolean(subscription?.cancel_at_period_end || subscription?.cancel_at),
    endedAt: subscription?.ended_at ? moment(subscription.ended_at) : null,
    payments: charges.map(paymentFacts),
  };
}

const statuses: Readonly<Record<string, SubscriptionFacts['status']>> = {
  incomplete: 'open',
  incomplete_expired: 'expired',
  // Nobody gets a trial here: it is how a purchase waits for its start.
  trialing: 'scheduled',
  active: 'active',
  past_due: 'payment_failed',
  unpaid: 'payment_failed',
  paused: 'payment_failed',
  canceled: 'ended',
};

function subscriptionStatus({ id, status }: Stripe.Subscription): SubscriptionFacts['status'] {
  const known = statuses[status];
  if (!known) throw new GatewayError(`Stripe's subscription ${id} is ${status}, which we know nothing of`);
  return known;
}

/**
 * What was paid for. The current period of an item moves on at its end, whether or not the renewal is paid; it is
 * believed only where no invoice says more.
 */
function periodOf(
  { items }: Stripe.Subscription,
  status: SubscriptionFacts['status'],
  invoices: readonly Stripe.Invoice[],
) {
  const paid = invoices
    .filter((invoice) => invoice.status === 'paid')
    .flatMap((invoice) => invoice.lines.data)
    .filter((line) => line.parent?.type === 'subscription_item_details')
    .map((line) => line.period)
    .sort((one, other) => other.end - one.end)[0];
  const item = items.data[0];
  if (paid || status !== 'active' || !item) return paid;
  return { start: item.current_period_start, end: item.current_period_end };
}

function paymentFacts(charge: Stripe.Charge): PaymentFacts {
  return {
    paymentId: charge.id,
    amount: charge.amount,
    currency: currencyOf(charge),
    status: chargeStatus(charge),
    reason: charge.status === 'failed' ? charge.failure_message : null,
    at: moment(charge.created),
  };
}

function chargeStatus({ status, refunded }: Stripe.Charge): PaymentFacts['status'] {
  if (status === 'succeeded') return refunded ? 'refunded' : 'paid';
  return status === 'failed' ? 'failed' : 'pending';
}

const currencyOf = ({ currency }: { currency: string | null }): string => (currency ?? '').toUpperCase();
