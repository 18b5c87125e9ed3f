import { planRecords } from '@sevenfold/contract/billing/plans';
import type { Services } from '../../platform/services.ts';
import { mailPerson } from '../accounts/mail-person.ts';
import type { CheckoutData, PaymentData, SubscriptionData } from './billing-mail.jobs.ts';
import { findCheckout, findCheckoutById } from './checkouts.queries.ts';
import { paymentFailedEmail } from './emails/payment-failed.email.tsx';
import { receiptEmail } from './emails/receipt.email.tsx';
import { subscriptionCancelledEmail } from './emails/subscription-cancelled.email.tsx';
import { subscriptionScheduledEmail } from './emails/subscription-scheduled.email.tsx';
import { subscriptionStartedEmail } from './emails/subscription-started.email.tsx';
import { receiptNumber } from './order.presenter.ts';
import { findOrder, findPayment } from './orders.queries.ts';
import { describePurchase } from './purchase-words.ts';
import { findSubscription, findSubscriptionById } from './subscriptions.queries.ts';

interface Context {
  readonly jobId: string;
}

export async function mailReceipt(
  services: Services,
  { paymentId }: PaymentData,
  context: Context,
): Promise<void> {
  const { db } = services.database;
  const payment = await findPayment(db, paymentId);
  const order = payment?.orderId ? await findOrder(db, payment.orderId) : undefined;
  if (!payment || !order) return;
  const { amount, currency, at } = payment;
  const description = describePurchase(services.config, order);
  await mailPerson(services, order.userId, context, (facts) =>
    receiptEmail({ ...facts, description, amount, currency, at, receiptNumber: receiptNumber(order) }),
  );
}

export async function mailPaymentFailed(
  services: Services,
  { paymentId }: PaymentData,
  context: Context,
): Promise<void> {
  const { db } = services.database;
  const payment = await findPayment(db, paymentId);
  // The first charge of a plan that starts later fails before there is a plan.
  const bought =
    payment &&
    ((await findSubscription(db, payment.provider, payment.ref)) ??
      (await findCheckout(db, payment.provider, payment.ref)));
  if (!payment || !bought?.plan) return;
  const { amount, currency, at, reason } = payment;
  const plan = planRecords[bought.plan].name;
  await mailPerson(services, bought.userId, context, (facts) =>
    paymentFailedEmail({ ...facts, plan, amount, currency, at, reason }),
  );
}

export async function mailStarted(
  services: Services,
  { subscriptionId }: SubscriptionData,
  context: Context,
): Promise<void> {
  const subscription = await findSubscriptionById(services.database.db, subscriptionId);
  if (!subscription) return;
  const { amount, currency, periodEnd: renewsAt } = subscription;
  const plan = planRecords[subscription.plan].name;
  await mailPerson(services, subscription.userId, context, (facts) =>
    subscriptionStartedEmail({ ...facts, plan, amount, currency, renewsAt }),
  );
}

export async function mailScheduled(
  services: Services,
  { checkoutId }: CheckoutData,
  context: Context,
): Promise<void> {
  const checkout = await findCheckoutById(services.database.db, checkoutId);
  // Taken back meanwhile, there is nothing to announce.
  if (checkout?.status !== 'complete' || !checkout.startsAt || !checkout.plan) return;
  const { amount, currency, startsAt } = checkout;
  const plan = planRecords[checkout.plan].name;
  await mailPerson(services, checkout.userId, context, (facts) =>
    subscriptionScheduledEmail({ ...facts, plan, amount, currency, startsAt }),
  );
}

export async function mailCancelled(
  services: Services,
  { subscriptionId }: SubscriptionData,
  context: Context,
): Promise<void> {
  const subscription = await findSubscriptionById(services.database.db, subscriptionId);
  if (!subscription) return;
  const endsAt = subscription.endedAt ?? subscription.periodEnd;
  const plan = planRecords[subscription.plan].name;
  await mailPerson(services, subscription.userId, context, (facts) =>
    subscriptionCancelledEmail({ ...facts, plan, endsAt }),
  );
}
