import type { PlanKey } from '@sevenfold/contract/billing/plans';
import type { Services } from '../../platform/services.ts';
import { isOver } from './membership.policy.ts';
import { listHolders, listPlans } from './plans-of-users.queries.ts';

/** The plans of those who have another one than the plan that costs nothing. */
export async function plansOfUsers(
  { database, clock }: Services,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, PlanKey>> {
  const now = clock.now();
  const rows = await listPlans(database.db, userIds);
  return new Map(rows.flatMap((row) => (row.userId && !isOver(row, now) ? [[row.userId, row.plan]] : [])));
}

/** Everybody on a plan; on any of them without one named. */
export async function holdersOfPlan(
  { database, clock }: Services,
  plan: PlanKey | undefined,
): Promise<string[]> {
  if (plan === 'free') return [];
  const now = clock.now();
  const rows = await listHolders(database.db, plan);
  return rows.flatMap((row) => (row.userId && !isOver(row, now) ? row.userId : []));
}
