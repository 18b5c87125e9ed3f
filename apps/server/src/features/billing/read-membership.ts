import type { PlanKey } from '@sevenfold/contract/billing/plans';
import type { Db } from '../../platform/database/database.ts';
import { isOver } from './membership.policy.ts';
import { findAlive, type SubscriptionRow } from './subscriptions.queries.ts';

export interface CurrentPlan {
  readonly plan: PlanKey;
  /** Undefined for the plan that costs nothing. */
  readonly subscription: SubscriptionRow | undefined;
}

/** The plan that counts now. One whose time is over is none, whether or not somebody has cleared it away. */
export async function readMembership(db: Db, userId: string, now: Date): Promise<CurrentPlan> {
  const alive = await findAlive(db, userId);
  if (!alive || isOver(alive, now)) return { plan: 'free', subscription: undefined };
  return { plan: alive.plan, subscription: alive };
}
