import type { OrderFacts, PaymentFacts, SubscriptionFacts } from '../gateway.ts';
import type {
  RazorpayInvoice,
  RazorpayOrder,
  RazorpayPayment,
  RazorpaySubscription,
} from './razorpay-records.ts';

const moment = (seconds: number) => new Date(seconds * 1000);

export function orderFacts(order: RazorpayOrder, payments: readonly RazorpayPayment[]): OrderFacts {
  return {
    kind: 'order',
    ref: order.id,
    checkoutId: order.notes.checkout_id ?? null,
    amount: order.amount,
    currency: order.currency,
    // An order never lapses: it waits for its payment for ever.
    status: order.status === 'paid' ? 'paid' : 'open',
    payments: payments.map(paymentFacts),
  };
}

export function subscriptionFacts(
  subscription: RazorpaySubscription,
  invoices: readonly RazorpayInvoice[],
  /** The payments behind the newest invoices, with their failed attempts. Older invoices speak for themselves. */
  attempts: readonly RazorpayPayment[],
): SubscriptionFacts {
  const known = new Set(attempts.map((payment) => payment.id));
  const settled = invoices.flatMap((invoice) => paymentOf(invoice) ?? []);
  const period = periodOf(subscription, invoices);
  return {
    kind: 'subscription',
    ref: subscription.id,
    checkoutId: subscription.notes.checkout_id ?? null,
    planId: subscription.plan_id,
    status: statusOf(subscription, settled.length > 0),
    periodStart: period?.start ?? null,
    periodEnd: period?.end ?? null,
    // The record keeps silent about a cancellation until the cycle is over.
    cancelsAtPeriodEnd: null,
    endedAt: subscription.ended_at === null ? null : moment(subscription.ended_at),
    payments: [
      ...settled.filter((payment) => !known.has(payment.paymentId)),
      ...attempts.map(paymentFacts),
    ].sort((one, other) => one.at.getTime() - other.at.getTime()),
  };
}

function statusOf(
  { status, start_at, notes }: RazorpaySubscription,
  everPaid: boolean,
): SubscriptionFacts['status'] {
  switch (status) {
    case 'created':
      return 'open';
    // The card is known. Without a start of ours it is being charged this very moment.
    case 'authenticated':
      return start_at && notes.starts_later ? 'scheduled' : 'open';
    case 'active':
      return 'active';
    // Of these, only 'pending' is tried again by itself; the others wait for the card to be changed. None is paid for.
    case 'pending':
    case 'halted':
    case 'paused':
      return 'payment_failed';
    case 'completed':
      return 'ended';
    case 'cancelled':
    case 'expired':
      return everPaid ? 'ended' : 'expired';
  }
}

/**
 * What was paid for. The current cycle of the record may move on before, or although not, the renewal is paid; it is
 * believed only where no invoice says more.
 */
function periodOf(
  { status, current_start, current_end }: RazorpaySubscription,
  invoices: readonly RazorpayInvoice[],
) {
  const paid = invoices
    .filter((invoice) => invoice.status === 'paid')
    .flatMap(({ billing_start, billing_end }) =>
      billing_start && billing_end ? [{ start: billing_start, end: billing_end }] : [],
    )
    .sort((one, other) => other.end - one.end)[0];
  if (paid) return { start: moment(paid.start), end: moment(paid.end) };
  if (status !== 'active' || current_start === null || current_end === null) return undefined;
  return { start: moment(current_start), end: moment(current_end) };
}

function paymentOf(invoice: RazorpayInvoice): PaymentFacts | undefined {
  if (invoice.status !== 'paid' || !invoice.payment_id) return undefined;
  return {
    paymentId: invoice.payment_id,
    amount: invoice.amount_paid ?? 0,
    currency: invoice.currency,
    status: 'paid',
    reason: null,
    at: moment(invoice.paid_at ?? invoice.created_at),
  };
}

const paymentStatuses = {
  created: 'pending',
  // Taken from the card within minutes, or given back.
  authorized: 'pending',
  captured: 'paid',
  refunded: 'refunded',
  failed: 'failed',
} as const;

function paymentFacts(payment: RazorpayPayment): PaymentFacts {
  return {
    paymentId: payment.id,
    amount: payment.amount,
    currency: payment.currency,
    status: paymentStatuses[payment.status],
    reason: payment.status === 'failed' ? (payment.error_description ?? null) : null,
    at: moment(payment.created_at),
  };
}
