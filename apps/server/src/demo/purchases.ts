import type { SoldPlanKey } from '@sevenfold/contract/billing/plans';
import type { BillingServices } from '../features/billing/billing-services.ts';
import { payWithCard } from '../features/billing/gateways/sandbox/books.ts';
import { readSandboxSecrets, sandboxGateway } from '../features/billing/gateways/sandbox/sandbox-gateway.ts';
import { sign, signedText } from '../features/billing/gateways/sandbox/signatures.ts';
import { startOneTime, startSubscription } from '../features/billing/start-purchases.ts';
import { verifyPayment } from '../features/billing/verify-payment.ts';
import { gradingGoods } from '../features/grading/grading-goods.ts';
import type { Caller } from '../platform/http/caller.ts';
import type { Services } from '../platform/services.ts';
import type { Past } from './past-services.ts';

const card = { card_number: '4242 4242 4242 4242', expiry: '12/68', cvc: '123' };

export interface PastBilling extends Past, BillingServices {
  /** What the sandbox signs payments with. */
  readonly signingKey: string;
}

/** In the sandbox, whatever provider is configured. Its secrets are this installation's own, and not of the past. */
export async function withBilling(past: Past, { ids }: Services): Promise<PastBilling> {
  const secrets = await readSandboxSecrets({ ...past, ids });
  return {
    ...past,
    gateway: sandboxGateway(past, secrets),
    goods: gradingGoods(past),
    signingKey: secrets.key,
  };
}

export async function buyPlan(past: PastBilling, plan: SoldPlanKey, caller: Caller): Promise<void> {
  const { id } = await startSubscription(past, { plan }, caller);
  await verifyPayment(past, { subscription_id: id, ...(await pay(past, id, caller)) }, caller);
}

export async function payForGrading(past: PastBilling, slug: string, caller: Caller): Promise<void> {
  const { id } = await startOneTime(past, slug, caller);
  await verifyPayment(past, { order_id: id, ...(await pay(past, id, caller)) }, caller);
}

/** What the browser does on the sandbox's page, and what it brings back from there. */
async function pay(past: PastBilling, ref: string, { name }: Caller) {
  const paid = await payWithCard(past, ref, { ...card, name } as typeof card);
  if (paid.outcome !== 'paid') throw new Error(`the sandbox's card was ${paid.outcome}`);
  const { kind } = paid.purchase;
  const { paymentId } = paid;
  return {
    payment_id: paymentId,
    payment_signature: sign(past.signingKey, signedText({ kind, ref, paymentId })),
  };
}
