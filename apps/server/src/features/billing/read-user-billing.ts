import type { UserBilling } from '@sevenfold/contract/billing/billing.schema';
import type { BillingServices } from './billing-services.ts';
import { presentMembership } from './membership.presenter.ts';
import { presentOrder } from './order.presenter.ts';
import { listOrdersOf } from './orders.queries.ts';
import { readMembership } from './read-membership.ts';

/** The plan and everything that was bought, for staff. */
export async function readUserBilling(
  { database, gateway, clock }: BillingServices,
  userId: string,
): Promise<UserBilling> {
  const [current, orders] = await Promise.all([
    readMembership(database.db, userId, clock.now()),
    listOrdersOf(database.db, userId),
  ]);
  return {
    membership: presentMembership(current, gateway),
    provider: current.subscription?.provider ?? null,
    since: current.subscription?.createdAt.toISOString() ?? null,
    orders: orders.map(presentOrder),
  };
}
