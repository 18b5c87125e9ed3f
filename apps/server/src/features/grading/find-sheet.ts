import { isOwner } from '@sevenfold/contract/accounts/roles';
import { displayName } from '@sevenfold/contract/accounts/user';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { readPeople } from '../accounts/read-people.ts';
import { findGradedTest, type GradedTest } from '../practice-tests/graded-tests.ts';
import { noSuchTest } from '../practice-tests/take-test.ts';
import { findGrading, type GradingRow, holdGrading } from './grading.queries.ts';

/** A test whose sheet lies with the faculty. */
export interface HandedIn {
  readonly test: GradedTest;
  readonly grading: GradingRow;
}

export const notHandedIn = () => new AppError('conflict', 'This test has not been handed in for grading');

export async function findSheet({ database, clock }: Services, slug: string): Promise<HandedIn> {
  const test = await findGradedTest(database.db, slug, clock.now());
  if (!test) throw noSuchTest();
  const grading = await findGrading(database.db, test.id);
  if (!grading?.submittedAt) throw notHandedIn();
  return { test, grading };
}

/** The same, locked: the test first, as everywhere. */
export async function holdSheet({ clock }: Services, tx: Transaction, slug: string): Promise<HandedIn> {
  const test = await findGradedTest(tx.db, slug, clock.now(), { forUpdate: true });
  if (!test) throw noSuchTest();
  const before = await findGrading(tx.db, test.id);
  if (!before?.submittedAt) throw notHandedIn();
  return { test, grading: await holdGrading(tx.db, before) };
}

/** Who has a sheet, in words. */
export async function claimerOf(services: Services, userId: string): Promise<string> {
  const person = (await readPeople(services, [userId])).get(userId);
  return person ? displayName({ full_name: person.fullName, username: person.username }) : 'Somebody else';
}

/** Nobody decides what their own work is worth; an owner may, as for a trial, and the log shows it. */
export function assertNotOwn({ userId }: Pick<GradingRow, 'userId'>, caller: Caller): void {
  if (userId === caller.userId && !isOwner(caller.roleId)) {
    throw new AppError('not_allowed', 'Another member of our faculty has to grade your own sheet');
  }
}

/** Only whoever has it marks it: two pens on one sheet would lose what one of them wrote. */
export async function assertMine(services: Services, grading: GradingRow, caller: Caller): Promise<void> {
  if (grading.claimedBy === caller.userId) return;
  throw new AppError(
    'conflict',
    grading.claimedBy === null
      ? 'Claim this sheet before you mark it'
      : `${await claimerOf(services, grading.claimedBy)} has this sheet now`,
  );
}
