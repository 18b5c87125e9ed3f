import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { BillingServices } from './billing-services.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import type { CheckoutRow } from './checkouts.queries.ts';
import { canGoOn } from './membership.policy.ts';
import { askingProvider } from './provider-away.ts';
import { type CurrentPlan, readMembership } from './read-membership.ts';
import { resumeSubscription } from './resume-subscription.ts';
import { settle } from './settle.ts';

/**
 * Takes back what was bought and hasn't started. Asked again, there is none. The plan that runs stopped renewing for it,
 * or is about to: the caller says what becomes of that.
 */
export async function cancelNextPlan(
  services: BillingServices,
  caller: Caller,
  goesOn: boolean,
): Promise<CurrentPlan> {
  const { database, gateway, clock, config } = services;
  const current = await readMembership(database.db, caller.userId, clock.now());
  const { subscription, next } = current;
  if (!next) return current;
  if (goesOn && !canGoOn(subscription, gateway)) {
    throw new AppError('conflict', 'Your plan can not go on. Take the other one back, and buy it again.');
  }
  if (next.provider !== gateway.name) {
    throw new AppError('conflict', `Please write to ${config.site.supportEmail} to take this plan back.`);
  }
  await takeBack(services, next);
  if (goesOn) return resumeSubscription(services, caller);
  const left = await readMembership(database.db, caller.userId, clock.now());
  // The job that stops its renewal finds nothing to follow it any more.
  const mayRenew = left.subscription?.id === subscription?.id && canGoOn(left.subscription, gateway);
  return mayRenew ? cancelSubscription(services, caller) : left;
}

/** One that has just been charged is refused by the provider, and takes effect instead. */
export async function takeBack(services: BillingServices, { kind, ref }: CheckoutRow): Promise<void> {
  if (ref === null) return;
  await askingProvider(services.gateway.giveUp(kind, ref));
  await askingProvider(settle(services, { kind, ref }));
}
