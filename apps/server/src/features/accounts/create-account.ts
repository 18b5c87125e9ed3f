import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { usernameAttempts, usernameCandidate, usernameFromEmail } from './username.policy.ts';
import { findUserByEmail, insertUserIfFree, type NewUser, type UserRow } from './users.queries.ts';

/** An empty username is derived from the e-mail address. */
export type NewAccount = Omit<NewUser, 'id' | 'createdAt' | 'updatedAt'>;

export const emailTaken = () => new AppError('email_taken', 'An account with this e-mail already exists');
const usernameTaken = () => new AppError('username_taken', 'This username is already taken');

/**
 * Nobody looks first whether a name is free: the unique indexes decide, so that of two at the same moment
 * exactly one gets it. An insert that is refused leaves the transaction in order, and another name can be tried.
 */
export async function createAccount(
  { clock, ids }: Pick<Services, 'clock' | 'ids'>,
  tx: Transaction,
  account: NewAccount,
): Promise<UserRow> {
  const base = account.username || usernameFromEmail(account.email);
  const attempts = account.username ? 1 : usernameAttempts;
  const now = clock.now();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const username = usernameCandidate(base, attempt, numberFrom(ids.uuid()));
    const user = await insertUserIfFree(tx.db, {
      ...account,
      username,
      id: ids.uuid(),
      createdAt: now,
      updatedAt: now,
    });
    if (user) return user;
    if (await findUserByEmail(tx.db, account.email)) throw emailTaken();
  }
  throw usernameTaken();
}

const numberFrom = (uuid: string): number => Number.parseInt(uuid.slice(0, 8), 16);
