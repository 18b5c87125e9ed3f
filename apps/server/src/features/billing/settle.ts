import { z } from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import type { BillingServices } from './billing-services.ts';
import {
  type CheckoutRow,
  findCheckout,
  findCheckoutById,
  holdBuyer,
  keepRef,
  lockCheckout,
} from './checkouts.queries.ts';
import type { Facts } from './gateways/gateway.ts';
import { keepPayment, listPayments } from './orders.queries.ts';
import { judge } from './settle.policy.ts';
import { settleOrder } from './settle-order.ts';
import { settleSubscription } from './settle-subscription.ts';

export interface Purchase {
  readonly kind: Facts['kind'];
  readonly ref: string;
}

export interface Settled {
  readonly facts: Facts;
  /** Undefined for a record that nobody of ours began. */
  readonly checkout: CheckoutRow | undefined;
}

const mostReadings = 50;

/**
 * Brings our books to what the provider's record says. It is computed from that record alone, so that browsers and
 * webhooks may tell of it in any order and as often as they like. The provider is asked outside the transaction;
 * a record that somebody else has overtaken meanwhile is read again, so that old news never replace newer ones.
 * `alongside` is what the caller writes in the same transaction.
 */
export async function settle(
  services: BillingServices,
  { kind, ref }: Purchase,
  read: () => Promise<Facts | undefined> = () => services.gateway.read(kind, ref),
  alongside: (tx: Transaction) => Promise<void> = async () => undefined,
): Promise<Settled | undefined> {
  const { database, gateway } = services;
  for (let reading = 0; reading < mostReadings; reading += 1) {
    const seen = await findCheckout(database.db, gateway.name, ref);
    const facts = await read();
    if (!facts) return undefined;
    const settled = await database.transaction(async (tx) => {
      const written = await write(services, tx, facts, seen);
      if (written !== 'overtaken') await alongside(tx);
      return written;
    });
    if (settled !== 'overtaken') return settled;
  }
  throw new Error(`${kind} ${ref} is being settled by too many at once`);
}

async function write(
  services: BillingServices,
  tx: Transaction,
  facts: Facts,
  seen: CheckoutRow | undefined,
): Promise<Settled | 'overtaken'> {
  const { db } = tx;
  const found = seen ?? (await checkoutWithoutRef(services, tx, facts));
  if (!found) {
    await keepUnmatched(services, tx, facts);
    return { facts, checkout: undefined };
  }
  if (found.userId !== null) await holdBuyer(db, found.userId);
  const checkout = await lockCheckout(db, found.id);
  if (checkout?.version !== seen?.version || checkout?.userId !== found.userId) {
    // One that the provider told of before its id was stored here.
    if (checkout && checkout.ref === null) await keepRef(db, checkout.id, facts.ref);
    return 'overtaken';
  }
  const settled =
    facts.kind === 'order'
      ? await settleOrder(services, tx, checkout!, facts)
      : await settleSubscription(services, tx, checkout!, facts);
  return { facts, checkout: settled };
}

/** The process may have died, or the webhook been faster, between the provider's answer and our note of it. */
async function checkoutWithoutRef(
  { gateway }: BillingServices,
  { db }: Transaction,
  { checkoutId }: Facts,
): Promise<CheckoutRow | undefined> {
  if (!z.uuid().safeParse(checkoutId).success) return undefined;
  const checkout = await findCheckoutById(db, checkoutId!);
  return checkout?.ref === null && checkout.provider === gateway.name ? checkout : undefined;
}

async function keepUnmatched(
  { gateway, ids }: BillingServices,
  { db }: Transaction,
  { ref, payments }: Facts,
): Promise<void> {
  const recorded = await listPayments(
    db,
    gateway.name,
    payments.map(({ paymentId }) => paymentId),
  );
  const known = new Map(recorded.map((row) => [row.paymentId, row]));
  const verdicts = judge(payments, known, () => 'Nobody began this purchase here.');
  for (const { payment, status, reason } of verdicts.filter((verdict) => verdict.status !== 'failed')) {
    const { paymentId, amount, currency, at } = payment;
    await keepPayment(db, {
      id: ids.uuid(),
      provider: gateway.name,
      paymentId,
      ref,
      orderId: known.get(paymentId)?.orderId ?? null,
      amount,
      currency,
      status,
      reason,
      at,
    });
  }
}
