import { AppError } from '../../../../platform/app-error.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/services.ts';
import { nextPeriodEnd } from './period.policy.ts';
import { deliverEvent } from './sandbox.jobs.ts';
import {
  changePurchase,
  insertEvent,
  insertPayment,
  lockPurchase,
  type PaymentRow,
  type PurchaseRow,
} from './sandbox.queries.ts';
import { type Card, type CardOutcome, lastDigits, tryCard } from './test-cards.policy.ts';

export const noSuchCheckout = () => new AppError('not_found', 'There is no such checkout');

/** Random, since whoever knows the address of a checkout can pay in it. */
export const newId = ({ ids }: Services, prefix: string): string =>
  `${prefix}_${ids
    .secret()
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 24)}`;

interface Paid {
  readonly outcome: 'paid';
  readonly purchase: PurchaseRow;
  /** Also of a card that was only looked at, as providers name those. */
  readonly paymentId: string;
}

/** Pays, or doesn't. What was paid can't be paid again. */
export async function payWithCard(
  services: Services,
  ref: string,
  card: Card,
): Promise<Exclude<CardOutcome, { outcome: 'paid' }> | Paid> {
  const now = services.clock.now();
  return services.database.transaction(async (tx) => {
    const purchase = await lockPurchase(tx.db, ref);
    if (!purchase) throw noSuchCheckout();
    if (purchase.status === 'expired') {
      throw new AppError('conflict', 'This checkout was closed. Please begin again.');
    }
    if (purchase.status !== 'open') throw new AppError('conflict', 'This has been paid for already.');
    const result = tryCard(card, now);
    if (result.outcome === 'challenge') return result;
    if (result.outcome === 'declined') {
      await enterPayment(services, tx, purchase, result.reason);
      return result;
    }
    if (purchase.startsAt !== null && purchase.startsAt > now) {
      return { outcome: 'paid', purchase, paymentId: await schedule(services, tx, purchase, card, now) };
    }
    const { paymentId } = await enterPayment(services, tx, purchase, null);
    await activate(services, tx, purchase, lastDigits(card.card_number), now);
    return { outcome: 'paid', purchase, paymentId };
  });
}

export async function enterPayment(
  services: Services,
  tx: Transaction,
  purchase: PurchaseRow,
  reason: string | null,
): Promise<PaymentRow> {
  const payment: PaymentRow = {
    paymentId: newId(services, 'pay'),
    ref: purchase.ref,
    amount: purchase.amount,
    currency: purchase.currency,
    status: reason === null ? 'paid' : 'failed',
    reason,
    at: services.clock.now(),
  };
  await insertPayment(tx.db, payment);
  await announce(services, tx, purchase, reason === null ? 'payment.captured' : 'payment.failed', payment);
  return payment;
}

/** The first period is the time until then, and costs nothing; its end is charged as every other. */
async function schedule(
  services: Services,
  tx: Transaction,
  { ref, startsAt }: PurchaseRow,
  card: Card,
  now: Date,
): Promise<string> {
  const scheduled = await changePurchase(tx.db, ref, {
    status: 'active',
    card: lastDigits(card.card_number),
    periodStart: now,
    periodEnd: startsAt,
  });
  await announce(services, tx, scheduled, 'subscription.authenticated');
  return newId(services, 'pay');
}

async function activate(
  services: Services,
  tx: Transaction,
  purchase: PurchaseRow,
  card: string,
  now: Date,
): Promise<void> {
  if (purchase.kind === 'order') {
    const paid = await changePurchase(tx.db, purchase.ref, { status: 'paid', card });
    return announce(services, tx, paid, 'order.paid');
  }
  const active = await changePurchase(tx.db, purchase.ref, {
    status: 'active',
    card,
    periodStart: now,
    periodEnd: nextPeriodEnd(now, purchase.planId),
  });
  await announce(services, tx, active, 'subscription.activated');
  await announce(services, tx, active, 'subscription.charged');
}

/** The event and the job that sends it exist exactly when the change in the books does. */
export async function announce(
  services: Services,
  tx: Transaction,
  purchase: PurchaseRow,
  type: string,
  payment?: PaymentRow,
): Promise<void> {
  const eventId = newId(services, 'evt');
  const createdAt = services.clock.now();
  const body = JSON.stringify({
    event: type,
    created_at: createdAt.toISOString(),
    payload: {
      [purchase.kind]: { id: purchase.ref, status: purchase.status },
      ...(payment && { payment: { id: payment.paymentId, status: payment.status, reason: payment.reason } }),
    },
  });
  await insertEvent(tx.db, { eventId, ref: purchase.ref, type, body, createdAt });
  await services.queue.enqueue(tx, deliverEvent, { eventId });
}
