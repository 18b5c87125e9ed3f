import type { BillingServices } from './billing-services.ts';
import { holdBuyer } from './checkouts.queries.ts';
import { endSubscription } from './end-subscription.ts';
import { isOver } from './membership.policy.ts';
import { settle } from './settle.ts';
import { findSubscriptionById, listPastPeriod, type SubscriptionRow } from './subscriptions.queries.ts';

/**
 * A plan whose period is over: the provider says whether it was paid for again. Plans that staff granted, and those
 * of a provider that isn't asked any more, end by themselves.
 */
export async function lapse(services: BillingServices, subscription: SubscriptionRow): Promise<void> {
  const { database, gateway, clock } = services;
  const { id, provider, ref, userId } = subscription;
  if (provider === gateway.name) {
    const settled = await settle(services, { kind: 'subscription', ref });
    if (settled?.checkout) return;
  }
  await database.transaction(async ({ db }) => {
    if (userId !== null) await holdBuyer(db, userId);
    const current = await findSubscriptionById(db, id);
    if (current && current.status !== 'ended' && isOver(current, clock.now())) {
      await endSubscription(db, current, clock.now());
    }
  });
}

/** A provider that is away for one of them is asked again by the next run. */
export async function lapsePlans(services: BillingServices): Promise<void> {
  const { database, log, clock } = services;
  for (const subscription of await listPastPeriod(database.db, clock.now())) {
    try {
      await lapse(services, subscription);
    } catch (error) {
      log.warn({ err: error, subscription: subscription.id }, 'the end of a plan could not be looked at');
    }
  }
}
