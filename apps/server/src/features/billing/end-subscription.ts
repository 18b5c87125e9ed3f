import type { Db } from '../../platform/database/database.ts';
import { lastsUntil } from './membership.policy.ts';
import { endOrder } from './orders.queries.ts';
import { changeSubscription, type SubscriptionRow } from './subscriptions.queries.ts';

/** A plan whose time is over. It ended with what was paid for, not with the grace that it was given. */
export async function endSubscription(db: Db, subscription: SubscriptionRow, now: Date): Promise<void> {
  const { id, provider, ref, periodEnd } = subscription;
  const endedAt = new Date(Math.min(periodEnd.getTime(), lastsUntil(subscription).getTime()));
  await changeSubscription(db, id, { status: 'ended', endedAt, updatedAt: now });
  await endOrder(db, provider, ref, endedAt);
}
