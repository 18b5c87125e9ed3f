import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { isLeftOver } from '../demo-account.policy.ts';
import { findUserByEmail, lockUser, type UserRow } from '../users.queries.ts';
import { claimAccount } from './claim-account.ts';
import { findUserIdOfSubject, insertIdentity } from './identities.queries.ts';
import type { ProviderIdentity } from './verify-id-token.ts';

export interface FoundAccount {
  readonly user: UserRow;
  /** Set when the account's password had to go, because it wasn't its owner's. */
  readonly lostPassword: boolean;
}

/** The account of a provider's user, locked: the one linked before, else the one with the same address. */
export async function findAccount(
  services: Services,
  tx: Transaction,
  identity: ProviderIdentity,
): Promise<FoundAccount | undefined> {
  const userId = await findUserIdOfSubject(tx.db, identity);
  const user = userId && (await lockUser(tx.db, userId));
  return user ? proven(services, tx, user, identity) : linkByAddress(services, tx, identity);
}

async function linkByAddress(
  services: Services,
  tx: Transaction,
  identity: ProviderIdentity,
): Promise<FoundAccount | undefined> {
  const { clock, ids, config } = services;
  const { issuer, subject, email, emailVerified, provider } = identity;
  const found = email && (await findUserByEmail(tx.db, email));
  if (!found) return undefined;
  if (!emailVerified) {
    throw new AppError(
      'email_not_verified_by_provider',
      `There is an account with ${email}, but ${provider} has not verified that this address is yours. Please log in with your password, or set one with 'Forgot your password?'.`,
    );
  }
  const user = await lockUser(tx.db, found.id);
  if (user?.email !== email) return undefined;
  if (user.lockedAt || user.disabledAt || isLeftOver(user, config)) return { user, lostPassword: false };
  await insertIdentity(tx.db, { id: ids.uuid(), userId: user.id, issuer, subject, createdAt: clock.now() });
  return proven(services, tx, user, identity);
}

/** The account is this person's. If the provider vouches for its address too, that settles who owns it. */
async function proven(
  services: Services,
  tx: Transaction,
  user: UserRow,
  identity: ProviderIdentity,
): Promise<FoundAccount> {
  const isFirstProof = !user.verified && identity.emailVerified && identity.email === user.email;
  if (isFirstProof) await claimAccount(services, tx, user, identity);
  return { user, lostPassword: isFirstProof && user.passwordHash !== null };
}
