import type { PlanKey } from '@sevenfold/contract/billing/plans';
import { and, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { subscriptions } from './billing.tables.ts';

/** A plan whose last day is over is none, whether or not somebody has cleared it away. */
const alive = (now: Date) =>
  and(
    isNotNull(subscriptions.userId),
    ne(subscriptions.status, 'ended'),
    or(isNull(subscriptions.endedAt), gt(subscriptions.endedAt, now)),
  );

export async function listPlans(db: Db, userIds: readonly string[], now: Date) {
  return db
    .select({ userId: subscriptions.userId, plan: subscriptions.plan })
    .from(subscriptions)
    .where(and(alive(now), sql`${subscriptions.userId} = any(${sql.param([...userIds])}::uuid[])`));
}

export async function listHolders(db: Db, plan: Exclude<PlanKey, 'free'> | undefined, now: Date) {
  return db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(and(alive(now), plan ? eq(subscriptions.plan, plan) : undefined));
}
