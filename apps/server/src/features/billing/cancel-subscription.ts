import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { BillingServices } from './billing-services.ts';
import { askingProvider } from './provider-away.ts';
import { type CurrentPlan, readMembership } from './read-membership.ts';
import { settle } from './settle.ts';

/** Asked again, it is still cancelled. */
export async function cancelSubscription(services: BillingServices, caller: Caller): Promise<CurrentPlan> {
  const { config, database, gateway, clock } = services;
  const current = await readMembership(database.db, caller.userId, clock.now());
  const { subscription } = current;
  if (!subscription) throw new AppError('conflict', 'You have no plan that could be cancelled.');
  if (subscription.status === 'cancelled') return current;
  if (subscription.provider === 'staff') {
    throw new AppError('conflict', 'This plan was given to you. It costs nothing and ends by itself.');
  }
  if (subscription.provider !== gateway.name) {
    throw new AppError('conflict', `Please write to ${config.site.supportEmail} to cancel this plan.`);
  }
  const { ref } = subscription;
  // The answer to the cancellation is taken as it is: not every provider's record tells of it later.
  const settled = await askingProvider(
    settle(services, { kind: 'subscription', ref }, () => gateway.cancelAtPeriodEnd(ref)),
  );
  if (!settled?.checkout) throw new Error(`subscription ${subscription.id} has no checkout`);
  return readMembership(database.db, caller.userId, clock.now());
}
