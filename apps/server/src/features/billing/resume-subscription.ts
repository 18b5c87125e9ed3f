import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { BillingServices } from './billing-services.ts';
import { askingProvider } from './provider-away.ts';
import { type CurrentPlan, readMembership } from './read-membership.ts';
import { settle } from './settle.ts';

/** Takes a cancellation back. Asked again, it still renews. */
export async function resumeSubscription(services: BillingServices, caller: Caller): Promise<CurrentPlan> {
  const { database, gateway, clock } = services;
  const current = await readMembership(database.db, caller.userId, clock.now());
  const { subscription, next } = current;
  if (!subscription || subscription.provider === 'staff') {
    throw new AppError('conflict', 'You have no plan that could be resumed.');
  }
  if (subscription.status !== 'cancelled') return current;
  if (next) throw new AppError('conflict', 'Another plan starts when this one ends. Take that back first.');
  const { renewAgain } = gateway;
  if (subscription.provider !== gateway.name || !renewAgain) {
    throw new AppError('conflict', 'This plan can not be resumed. Buy it again, to start when it ends.');
  }
  const { ref } = subscription;
  const purchase = { kind: 'subscription', ref } as const;
  await askingProvider(settle(services, purchase, () => renewAgain(ref)));
  return readMembership(database.db, caller.userId, clock.now());
}
