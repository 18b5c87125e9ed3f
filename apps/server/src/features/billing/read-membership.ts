import type { PlanKey } from '@sevenfold/contract/billing/plans';
import type { Db } from '../../platform/database/database.ts';
import { type CheckoutRow, findWaiting } from './checkouts.queries.ts';
import { isOver, startsWithin } from './membership.policy.ts';
import { findAlive, type SubscriptionRow } from './subscriptions.queries.ts';

export interface CurrentPlan {
  readonly plan: PlanKey;
  /** Undefined for the plan that costs nothing. */
  readonly subscription: SubscriptionRow | undefined;
  /** What was bought to follow it. */
  readonly next: CheckoutRow | undefined;
}

/** The plan that counts now. One whose time is over is none, whether or not somebody has cleared it away. */
export async function readMembership(db: Db, userId: string, now: Date): Promise<CurrentPlan> {
  const alive = await findAlive(db, userId);
  const next = await findWaiting(db, userId, startsWithin(now));
  if (alive && !isOver(alive, now)) return { plan: alive.plan, subscription: alive, next };
  // Between the two there may be hours, or days where the provider needs notice. Nobody is without a plan meanwhile.
  return { plan: next?.plan ?? 'free', subscription: undefined, next };
}
