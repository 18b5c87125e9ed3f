import { isStaff } from '@sevenfold/contract/accounts/roles';
import { freeTestsPerMonth } from '@sevenfold/contract/practice-tests/test.constants';
import { monthOf } from '@sevenfold/contract/practice-tests/timer.rules';
import type { Db } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { countTestsBetween } from './tests.queries.ts';

export interface Allowance {
  readonly used: number;
  /** Null where there is none. */
  readonly limit: number | null;
}

/** Counted in the calendar month, in UTC. */
export async function readAllowance(db: Db, caller: Caller, now: Date): Promise<Allowance> {
  const { from, to } = monthOf(now);
  return {
    used: await countTestsBetween(db, caller.userId, from, to),
    limit: isStaff(caller.roleId) ? null : freeTestsPerMonth.enforced,
  };
}
