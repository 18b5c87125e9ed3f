import type { GrantedPlanKey } from '@sevenfold/contract/billing/grant.rules';
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { subscriptions } from './billing.tables.ts';
import type { SubscriptionRow } from './subscriptions.queries.ts';

/** Not cleared away yet; whether their time is over is for the policy to say. */
const notEnded = and(isNotNull(subscriptions.userId), ne(subscriptions.status, 'ended'));

export async function listPlans(db: Db, userIds: readonly string[]): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(notEnded, sql`${subscriptions.userId} = any(${sql.param([...userIds])}::uuid[])`));
}

export async function listHolders(db: Db, plan: GrantedPlanKey | undefined): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscriptions)
    .where(and(notEnded, plan ? eq(subscriptions.plan, plan) : undefined));
}
