import type { BillingServices } from './billing-services.ts';
import { findWaiting } from './checkouts.queries.ts';
import { startsWithin } from './membership.policy.ts';
import { settle } from './settle.ts';
import { findSubscription } from './subscriptions.queries.ts';

/** Ends the renewal of a plan that another one follows, unless that was taken back before anybody came to it. */
export async function stopRenewingFor(services: BillingServices, { ref }: { ref: string }): Promise<void> {
  const { database, gateway, clock } = services;
  const plan = await findSubscription(database.db, gateway.name, ref);
  if (plan?.userId && !(await findWaiting(database.db, plan.userId, startsWithin(clock.now())))) return;
  // The answer is taken as it is: not every provider's record tells of it later.
  await settle(services, { kind: 'subscription', ref }, () => gateway.cancelAtPeriodEnd(ref));
}
