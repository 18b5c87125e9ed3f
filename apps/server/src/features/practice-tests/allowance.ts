import { isStaff } from '@sevenfold/contract/accounts/roles';
import { type PlanKey, planRecords } from '@sevenfold/contract/billing/plans';
import { monthOf } from '@sevenfold/contract/practice-tests/timer.rules';
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
