import type { PlanKey } from '@sevenfold/contract/billing/plans';
import type { Services } from '../../platform/services.ts';
import { listHolders, listPlans } from './plans-of-users.queries.ts';

/** The plans of those who have another one than the plan that costs nothing. */
export async function plansOfUsers(
  { database, world }: Services,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, PlanKey>> {
  const rows = await listPlans(database.db, userIds, world.now());
  return new Map(rows.flatMap(({ userId, plan }) => (userId === null ? [] : [[userId, plan]])));
}

/** Everybody on a plan; on any of them without one named. */
export async function holdersOfPlan(
  { database, world }: Services,
  plan: PlanKey | undefined,
): Promise<string[]> {
  if (plan === 'free') return [];
  const rows = await listHolders(database.db, plan, world.now());
  return rows.flatMap(({ userId }) => userId ?? []);
}
