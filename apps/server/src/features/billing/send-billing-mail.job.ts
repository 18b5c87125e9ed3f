import { displayName } from '@sevenfold/contract/accounts/user';
import { planRecords } from '@sevenfold/contract/billing/plans';
import type { Email } from '../../platform/mail/email-frame.tsx';
import { renderEmail } from '../../platform/mail/render-email.ts';
import type { Services } from '../../platform/services.ts';
import { readPeople } from '../accounts/read-people.ts';
import type { PaymentData, SubscriptionData } from './billing-mail.jobs.ts';
import type { BillingMailFacts } from './emails/billing-mail-facts.ts';
import { paymentFailedEmail } from './emails/payment-failed.email.tsx';
import { receiptEmail } from './emails/receipt.email.tsx';
import { subscriptionCancelledEmail } from './emails/subscription-cancelled.email.tsx';
import { subscriptionStartedEmail } from './emails/subscription-started.email.tsx';
import { receiptNumber } from './order.presenter.ts';
import { findOrder, findPayment } from './orders.queries.ts';
import { describePurchase } from './purchase-words.ts';
import { findSubscription, findSubscriptionById } from './subscriptions.queries.ts';

interface Context {
  readonly jobId: string;
}

/** Nothing is sent to an account that is gone. */
async function mailTo(
  services: Services,
  userId: string | null,
  { jobId }: Context,
  email: (facts: BillingMailFacts) => Email,
): Promise<void> {
  const person = userId === null ? undefined : (await readPeople(services, [userId])).get(userId);
  if (!person) return;
  const name = displayName({ full_name: person.fullName, username: person.username });
  const { publicOrigin: origin, site } = services.config;
  await services.mailer.send({
    id: jobId,
    to: person.email,
    ...(await renderEmail(email({ site, origin, name }))),
  });
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
  await mailTo(services, order.userId, context, (facts) =>
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
  const subscription = payment && (await findSubscription(db, payment.provider, payment.ref));
  if (!payment || !subscription) return;
  const { amount, currency, at, reason } = payment;
  const plan = planRecords[subscription.plan].name;
  await mailTo(services, subscription.userId, context, (facts) =>
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
  await mailTo(services, subscription.userId, context, (facts) =>
    subscriptionStartedEmail({ ...facts, plan, amount, currency, renewsAt }),
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
  await mailTo(services, subscription.userId, context, (facts) =>
    subscriptionCancelledEmail({ ...facts, plan, endsAt }),
  );
}
