import type { Transaction } from '../../platform/database/database.ts';
import { stopCharging } from './billing.jobs.ts';
import { sendCancelled, sendPaymentFailed, sendStarted } from './billing-mail.jobs.ts';
import type { BillingServices } from './billing-services.ts';
import type { CheckoutRow } from './checkouts.queries.ts';
import { endSubscription } from './end-subscription.ts';
import type { SubscriptionFacts } from './gateways/gateway.ts';
import { isOver } from './membership.policy.ts';
import { keepOrder } from './orders.queries.ts';
import {
  amountMisfit,
  isNews,
  isPaid,
  judge,
  misfitOf,
  planIdAt,
  type SubscriptionState,
  subscriptionState,
} from './settle.policy.ts';
import {
  changeSubscription,
  findAlive,
  findSubscription,
  insertSubscription,
  type SubscriptionRow,
} from './subscriptions.queries.ts';
import { closeCheckout, paidCount, recordedPayments, writeVerdicts } from './write-verdicts.ts';

const alreadyHasPlan = 'The student already had a plan.';

/** A plan, with the buyer and the checkout locked. */
export async function settleSubscription(
  services: BillingServices,
  tx: Transaction,
  checkout: CheckoutRow,
  facts: SubscriptionFacts,
): Promise<CheckoutRow> {
  const { config, gateway, queue, clock, ids } = services;
  const now = clock.now();
  const recorded = await recordedPayments(services, tx, facts);
  const existing = await findSubscription(tx.db, gateway.name, facts.ref);
  const refusal =
    misfitOf(
      checkout,
      facts,
      checkout.plan && checkout.plan !== 'silver' ? planIdAt(config, checkout.plan) : null,
    ) ?? (await planRefusal(services, tx, checkout, facts));
  const verdicts = judge(facts.payments, recorded, (payment) => refusal ?? amountMisfit(checkout, payment));
  const state = refusal === null || existing ? subscriptionState(facts, existing, verdicts, now) : undefined;
  const granted = refusal === alreadyHasPlan && existing?.status === 'ended' ? undefined : state;
  let orderId = verdicts.find(({ before }) => before?.orderId)?.before?.orderId ?? null;
  if (granted && checkout.plan) {
    const first = verdicts.find(isPaid);
    const order = await keepOrder(tx.db, {
      id: ids.uuid(),
      userId: checkout.userId,
      checkoutId: checkout.id,
      provider: gateway.name,
      ref: facts.ref,
      type: 'subscription',
      plan: checkout.plan,
      testSlug: null,
      amount: checkout.amount,
      currency: checkout.currency,
      paidCount: paidCount(verdicts),
      periodStart: granted.periodStart,
      periodEnd: granted.periodEnd,
      endedAt: granted.endedAt,
      createdAt: first?.payment.at ?? now,
    });
    orderId = order.id;
    await keepSubscription(services, tx, checkout, facts.ref, existing, granted);
  }
  const isStray = !granted && verdicts.some((verdict) => verdict.status === 'unmatched' && isNews(verdict));
  // Otherwise a late renewal could be charged beside a plan that was bought meanwhile.
  const isLost =
    facts.status === 'payment_failed' && granted?.status === 'ended' && existing?.status !== 'ended';
  if (isStray || isLost) await queue.enqueue(tx, stopCharging, { ref: facts.ref });
  const written = await writeVerdicts(services, tx, { ...checkout, ref: facts.ref }, verdicts, orderId);
  if (existing) {
    for (const { id } of written.filter(({ status }) => status === 'failed')) {
      await queue.enqueue(tx, sendPaymentFailed, { paymentId: id });
    }
  }
  return closeCheckout(services, tx, checkout, facts, verdicts, {
    complete: granted !== undefined,
    changed: written.length > 0 || (granted !== undefined && (!existing || differs(existing, granted))),
  });
}

/** Why this record may give nobody a plan, though it fits; null when it may. */
async function planRefusal(
  { gateway, clock }: BillingServices,
  tx: Transaction,
  { userId }: CheckoutRow,
  { ref, status }: SubscriptionFacts,
): Promise<string | null> {
  if (userId === null) return 'The account of the buyer is gone.';
  if (status !== 'active' && status !== 'payment_failed') return null;
  const rival = await findAlive(tx.db, userId);
  if (!rival || (rival.provider === gateway.name && rival.ref === ref)) return null;
  if (!isOver(rival, clock.now())) return alreadyHasPlan;
  await endSubscription(tx.db, rival, clock.now());
  return null;
}

async function keepSubscription(
  { gateway, queue, clock, ids }: BillingServices,
  tx: Transaction,
  checkout: CheckoutRow,
  ref: string,
  existing: SubscriptionRow | undefined,
  state: SubscriptionState,
): Promise<void> {
  const now = clock.now();
  if (!existing) {
    const { id } = await insertSubscription(tx.db, {
      id: ids.uuid(),
      userId: checkout.userId,
      provider: gateway.name,
      ref,
      plan: checkout.plan!,
      amount: checkout.amount,
      currency: checkout.currency,
      createdAt: now,
      updatedAt: now,
      ...state,
    });
    if (state.status !== 'ended') await queue.enqueue(tx, sendStarted, { subscriptionId: id });
    return;
  }
  if (!differs(existing, state)) return;
  await changeSubscription(tx.db, existing.id, { ...state, updatedAt: now });
  const wasRenewing = existing.status === 'active' || existing.status === 'payment_failed';
  if (wasRenewing && state.status === 'cancelled') {
    await queue.enqueue(tx, sendCancelled, { subscriptionId: existing.id });
  }
}

const differs = (row: SubscriptionRow, state: SubscriptionState): boolean =>
  row.status !== state.status ||
  row.periodStart.getTime() !== state.periodStart.getTime() ||
  row.periodEnd.getTime() !== state.periodEnd.getTime() ||
  row.endedAt?.getTime() !== state.endedAt?.getTime();
