import type { SessionStatus, Verification } from '@sevenfold/contract/billing/billing.schema';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { BillingServices } from './billing-services.ts';
import { type CheckoutRow, findCheckout } from './checkouts.queries.ts';
import { listPayments } from './orders.queries.ts';
import { askingProvider } from './provider-away.ts';
import { tellStatus } from './read-session-status.ts';
import { type Purchase, settle } from './settle.ts';
import { couldNotBeMatched } from './write-verdicts.ts';

export const noSuchPayment = () => new AppError('not_found', 'There is no such payment of yours');

/** What the browser brings is only believed as far as it is signed; what it is worth says the provider's record. */
export async function verifyPayment(
  services: BillingServices,
  body: Verification,
  caller: Caller,
): Promise<SessionStatus> {
  const { database, gateway } = services;
  const { payment_id: paymentId, payment_signature: signature } = body;
  const purchase: Purchase =
    body.order_id === undefined
      ? { kind: 'subscription', ref: body.subscription_id! }
      : { kind: 'order', ref: body.order_id };
  if (!gateway.isGenuine({ ...purchase, paymentId, signature })) {
    throw new AppError('invalid_signature', 'The signature of this payment is not right');
  }
  const checkout = await findCheckout(database.db, gateway.name, purchase.ref);
  if (!checkout || checkout.userId !== caller.userId || checkout.kind !== purchase.kind)
    throw noSuchPayment();
  const known = await paymentOf(services, checkout, paymentId);
  if (checkout.status === 'complete' && known?.status === 'paid') return tellStatus(services, checkout);
  return settleAndTell(services, purchase, paymentId);
}

async function settleAndTell(
  services: BillingServices,
  purchase: Purchase,
  paymentId: string,
): Promise<SessionStatus> {
  const settled = await askingProvider(settle(services, purchase));
  if (!settled?.checkout) throw noSuchPayment();
  // Nothing is charged for what starts later, so there is no payment to look for.
  const { startsAt, status } = settled.checkout;
  if (startsAt !== null && status === 'complete') return tellStatus(services, settled.checkout);
  const payment = settled.facts.payments.find((candidate) => candidate.paymentId === paymentId);
  if (!payment) throw new AppError('invalid_input', 'That payment is not one of this purchase');
  const entry = await paymentOf(services, settled.checkout, paymentId);
  if (entry?.status === 'paid') return tellStatus(services, settled.checkout);
  throw new AppError('payment_refused', refusalOf(entry?.status, payment.reason));
}

function refusalOf(status: string | undefined, reason: string | null): string {
  if (status === 'unmatched') return couldNotBeMatched;
  if (status === 'refunded') return 'This payment was given back.';
  if (status === 'failed') return reason ?? 'The payment was declined.';
  return 'Your bank has not confirmed the payment yet. It takes effect by itself as soon as it does.';
}

async function paymentOf({ database, gateway }: BillingServices, { ref }: CheckoutRow, paymentId: string) {
  const [row] = await listPayments(database.db, gateway.name, [paymentId]);
  return row?.ref === ref ? row : undefined;
}
