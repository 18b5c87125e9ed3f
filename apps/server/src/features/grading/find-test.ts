import { isStaff } from '@sevenfold/contract/accounts/roles';
import { AppError } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { findGradedTest, type GradedTest } from '../practice-tests/graded-tests.ts';
import { noSuchTest } from '../practice-tests/take-test.ts';

/** Another student's test is as unknown as one that was never made. */
export async function findOwnTest(services: Services, slug: string, caller: Caller): Promise<GradedTest> {
  const test = await findGradedTest(services.database.db, slug, services.clock.now());
  if (test?.userId !== caller.userId) throw noSuchTest();
  return test;
}

/** One's own, or as staff anybody's. */
export async function findSeenTest(services: Services, slug: string, caller: Caller): Promise<GradedTest> {
  const test = await findGradedTest(services.database.db, slug, services.clock.now());
  if (!test || (test.userId !== caller.userId && !isStaff(caller.roleId))) throw noSuchTest();
  return test;
}

export function assertFinished({ finished }: GradedTest): void {
  if (!finished) throw new AppError('conflict', 'Please finish the test before you have it graded');
}
