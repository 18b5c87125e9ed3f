import type { updateUserSchema } from '@sevenfold/contract/accounts/profile.endpoints';
import type { z } from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { violatedConstraint } from '../../platform/database/postgres-errors.ts';
import { type Caller, notSignedIn } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { accountLimits } from './account-limits.ts';
import { sendLink, sendNotice } from './account-mail.jobs.ts';
import { emailTaken } from './create-account.ts';
import { spendLinks } from './links.queries.ts';
import { readUser } from './read-profile.ts';
import { changeUser, emailKey, lockUser, type UserRow } from './users.queries.ts';

type Changes = z.output<typeof updateUserSchema>;

export async function updateUser(services: Services, changes: Changes, caller: Caller): Promise<UserRow> {
  const { database, rateLimits, clock, config } = services;
  const before = await readUser(services, caller);
  if (changes.email !== undefined && changes.email !== before.email) {
    // Every new address is sent a message, whoever it belongs to.
    await rateLimits.spend(accountLimits(config).changesOfEmail, before.id);
  }
  try {
    return await database.transaction(async (tx) => {
      const user = await lockUser(tx.db, caller.userId);
      if (!user) throw notSignedIn();
      const now = clock.now();
      const changed = await changeUser(tx.db, user.id, columnsOf(changes), now);
      return changed.email === user.email ? changed : changeOfAddress(services, tx, user, changed, now);
    });
  } catch (error) {
    if (violatedConstraint(error) === emailKey) throw emailTaken();
    throw error;
  }
}

/** A new address has proven nothing yet, and links in the old mailbox must not open the account any more. */
async function changeOfAddress(
  { queue }: Services,
  tx: Transaction,
  before: UserRow,
  after: UserRow,
  now: Date,
): Promise<UserRow> {
  const user = await changeUser(tx.db, after.id, { verified: false }, now);
  await spendLinks(tx.db, user.id, ['verify-email', 'reset-password', 'unlock-account'], now);
  await queue.enqueue(tx, sendLink, { purpose: 'verify-email', email: user.email });
  await queue.enqueue(tx, sendNotice, {
    kind: 'email-changed',
    userId: user.id,
    to: before.email,
    at: now.toISOString(),
  });
  return user;
}

/** What wasn't sent is undefined and so left alone; an empty phone number takes it off the profile. */
const columnsOf = (changes: Changes) => ({
  fullName: changes.full_name,
  email: changes.email,
  phone: changes.phone === '' ? null : changes.phone,
  ibYear: changes.ib_year,
  mathCourse: changes.math_course,
  country: changes.country,
  school: changes.school,
});
