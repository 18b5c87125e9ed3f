import type { Transaction } from '../../platform/database/database.ts';
import { stopCharging, stopRenewing } from './billing.jobs.ts';
import { sendCancelled, sendPaymentFailed, sendScheduled, sendStarted } from './billing-mail.jobs.ts';
import type { BillingServices } from './billing-services.ts';
import { type CheckoutRow, findWaiting } from './checkouts.queries.ts';
import { endSubscription } from './end-subscription.ts';
import type { SubscriptionFacts } from './gateways/gateway.ts';
import { endAtOnce } from './grant-plan.ts';
import { isOver, startsWithin } from './membership.policy.ts';
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
  const waits = facts.status === 'scheduled' && refusal === null;
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
  if (waits && checkout.status !== 'complete') await schedule(services, tx, checkout);
  const isUnwanted = facts.status === 'scheduled' && !waits && checkout.status !== 'failed';
  const isStray = !granted && verdicts.some((verdict) => verdict.status === 'unmatched' && isNews(verdict));
  // Otherwise a late renewal could be charged beside a plan that was bought meanwhile.
  const isLost =
    facts.status === 'payment_failed' && granted?.status === 'ended' && existing?.status !== 'ended';
  if (isStray || isLost || isUnwanted) await queue.enqueue(tx, stopCharging, { ref: facts.ref });
  const written = await writeVerdicts(services, tx, { ...checkout, ref: facts.ref }, verdicts, orderId);
  if (existing || checkout.status === 'complete') {
    for (const { id } of written.filter(({ status }) => status === 'failed')) {
      await queue.enqueue(tx, sendPaymentFailed, { paymentId: id });
    }
  }
  return closeCheckout(services, tx, checkout, facts, verdicts, {
    complete: granted !== undefined || waits,
    refused: isUnwanted ? refusal : null,
    changed: written.length > 0 || (granted !== undefined && (!existing || differs(existing, granted))),
  });
}

/** Why this record may give nobody a plan, though it fits; null when it may. */
async function planRefusal(
  services: BillingServices,
  tx: Transaction,
  checkout: CheckoutRow,
  { ref, status }: SubscriptionFacts,
): Promise<string | null> {
  const { gateway, clock, queue } = services;
  const { userId } = checkout;
  const now = clock.now();
  if (userId === null) return 'The account of the buyer is gone.';
  if (status === 'scheduled') {
    if (checkout.startsAt === null) return 'It starts later than it was bought for.';
    const waiting = await findWaiting(tx.db, userId, startsWithin(now));
    return waiting && waiting.id !== checkout.id ? alreadyHasPlan : null;
  }
  if (status !== 'active' && status !== 'payment_failed') return null;
  const rival = await findAlive(tx.db, userId);
  if (!rival || (rival.provider === gateway.name && rival.ref === ref)) return null;
  if (isOver(rival, now)) {
    await endSubscription(tx.db, rival, now);
    return null;
  }
  if (!givesWay(rival, checkout)) return alreadyHasPlan;
  // Its period ends in this moment, give or take a clock; or it was given, and what is paid for takes its place.
  await endAtOnce(tx.db, rival, now);
  if (rival.provider === gateway.name && rival.status !== 'cancelled') {
    await queue.enqueue(tx, stopCharging, { ref: rival.ref });
  }
  return null;
}

/** What was given gives way to what is paid for, and what was there when its successor was bought to that. */
const givesWay = (rival: SubscriptionRow, { startsAt, completedAt }: CheckoutRow): boolean =>
  rival.provider === 'staff' || (startsAt !== null && completedAt !== null && rival.createdAt <= completedAt);

/** The card is known: what renews until then doesn't renew any more, and the student is told when it starts. */
async function schedule(
  { gateway, queue }: BillingServices,
  tx: Transaction,
  { id, userId }: CheckoutRow,
): Promise<void> {
  const before = userId === null ? undefined : await findAlive(tx.db, userId);
  if (before?.provider === gateway.name && before.status !== 'cancelled') {
    await queue.enqueue(tx, stopRenewing, { ref: before.ref });
  }
  await queue.enqueue(tx, sendScheduled, { checkoutId: id });
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
  // Whoever switches was told when the other plan starts.
  const switches = checkout.userId !== null && (await findWaiting(tx.db, checkout.userId, now));
  if (wasRenewing && state.status === 'cancelled' && !switches) {
    await queue.enqueue(tx, sendCancelled, { subscriptionId: existing.id });
  }
}

const differs = (row: SubscriptionRow, state: SubscriptionState): boolean =>
  row.status !== state.status ||
  row.periodStart.getTime() !== state.periodStart.getTime() ||
  row.periodEnd.getTime() !== state.periodEnd.getTime() ||
  row.endedAt?.getTime() !== state.endedAt?.getTime();
