import type { Transaction } from '../../platform/database/database.ts';
import { sendReceipt } from './billing-mail.jobs.ts';
import type { BillingServices } from './billing-services.ts';
import { type CheckoutRow, changeCheckout } from './checkouts.queries.ts';
import type { Facts } from './gateways/gateway.ts';
import { keepPayment, listPayments, type PaymentRow } from './orders.queries.ts';
import { closePaidLater } from './payments.queries.ts';
import { isNews, isPaid, type Verdict } from './settle.policy.ts';

export async function recordedPayments(
  { gateway }: BillingServices,
  { db }: Transaction,
  { payments }: Facts,
): Promise<Map<string, PaymentRow>> {
  const ids = payments.map(({ paymentId }) => paymentId);
  const rows = await listPayments(db, gateway.name, ids);
  return new Map(rows.map((row) => [row.paymentId, row]));
}

interface Bought extends Pick<CheckoutRow, 'userId' | 'testSlug'> {
  readonly ref: string;
}

/** Writes what is new, and sends a receipt for what was paid. Answers with the rows that were new. */
export async function writeVerdicts(
  { gateway, queue, clock, ids }: BillingServices,
  tx: Transaction,
  { ref, userId, testSlug }: Bought,
  verdicts: readonly Verdict[],
  orderId: string | null,
): Promise<PaymentRow[]> {
  const written: PaymentRow[] = [];
  for (const verdict of verdicts.filter(isNews)) {
    const { paymentId, amount, currency, at } = verdict.payment;
    const { status, reason } = verdict;
    const row = await keepPayment(tx.db, {
      id: ids.uuid(),
      provider: gateway.name,
      paymentId,
      ref,
      orderId: status === 'unmatched' ? null : orderId,
      amount,
      currency,
      status,
      reason,
      at,
    });
    if (status === 'paid') await queue.enqueue(tx, sendReceipt, { paymentId: row.id });
    written.push(row);
  }
  const lastPaid = verdicts.findLast(isPaid);
  if (lastPaid && written.length > 0) {
    const bought = { provider: gateway.name, ref, userId, testSlug };
    await closePaidLater(tx.db, bought, lastPaid.payment.at, clock.now());
  }
  return written;
}

interface Outcome {
  readonly complete: boolean;
  readonly changed: boolean;
  /** Why it can't be had, where nothing was charged for it. */
  readonly refused?: string | null;
}

/** A purchase that was complete stays so: what becomes of it later is told by its plan or order. */
export async function closeCheckout(
  { clock }: BillingServices,
  { db }: Transaction,
  checkout: CheckoutRow,
  facts: Facts,
  verdicts: readonly Verdict[],
  { complete, changed, refused = null }: Outcome,
): Promise<CheckoutRow> {
  const end =
    refused === null
      ? endOf(checkout, facts, verdicts, complete)
      : { status: 'failed' as const, reason: refused };
  // Whoever reads at the same time has to read again after a change, and only then.
  if (!changed && end.status === checkout.status && end.reason === checkout.reason) return checkout;
  const completedAt =
    end.status === 'complete' ? (checkout.completedAt ?? clock.now()) : checkout.completedAt;
  return changeCheckout(db, checkout.id, { status: end.status, reason: end.reason, completedAt });
}

function endOf(
  checkout: CheckoutRow,
  facts: Facts,
  verdicts: readonly Verdict[],
  complete: boolean,
): Pick<CheckoutRow, 'status' | 'reason'> {
  const isOver = facts.status === 'expired' || facts.status === 'ended';
  // Taken back, or never paid for, before it started.
  if (!complete && checkout.startsAt !== null && isOver && !verdicts.some(wasPaid)) {
    return { status: 'expired', reason: checkout.reason };
  }
  if (complete || checkout.status === 'complete') return { status: 'complete', reason: null };
  if (verdicts.some(({ status }) => status === 'unmatched')) {
    return { status: 'failed', reason: couldNotBeMatched };
  }
  // Some providers go on calling it open after it was given up here.
  if (checkout.status !== 'open') return checkout;
  const reason = verdicts.findLast(({ status }) => status === 'failed')?.reason ?? checkout.reason;
  return { status: facts.status === 'expired' ? 'expired' : 'open', reason };
}

const wasPaid = ({ status }: Verdict): boolean => status !== 'failed';

export const couldNotBeMatched =
  'We received a payment that we could not match. Our team has been told and will write to you.';

export const paidCount = (verdicts: readonly Verdict[]): number => verdicts.filter(isPaid).length;
