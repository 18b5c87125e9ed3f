import { isStaff } from '@sevenfold/contract/accounts/roles';
import { type PlanKey, planRecords } from '@sevenfold/contract/billing/plans';
import { monthOf } from '@sevenfold/contract/practice-tests/timer.rules';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { readMembership } from '../billing/read-membership.ts';
import { countTestsBetween } from './tests.queries.ts';

export interface Allowance {
  readonly used: number;
  /** Null where there is none. */
  readonly limit: number | null;
  readonly plan: PlanKey;
}

/** Counted in the calendar month, in UTC, against what the plan allows that the caller has now. */
export async function readAllowance(db: Db, caller: Caller, now: Date): Promise<Allowance> {
  const { from, to } = monthOf(now);
  const used = await countTestsBetween(db, caller.userId, from, to);
  const { plan } = await readMembership(db, caller.userId, now);
  return { used, plan, limit: isStaff(caller.roleId) ? null : planRecords[plan].testsPerMonth };
}

const usedUp = (plan: PlanKey): string =>
  plan === 'free'
    ? 'Uh oh! You have used all free resources'
    : `Uh oh! You have made all tests that the ${planRecords[plan].name} has for this month`;

/** Refuses one more test beyond the limit. The student is held meanwhile: see `holdStudent`. */
export async function assertAllowed(db: Db, caller: Caller, now: Date): Promise<void> {
  const { used, limit, plan } = await readAllowance(db, caller, now);
  if (limit !== null && used >= limit) throw new AppError('limit_reached', usedUp(plan));
}
