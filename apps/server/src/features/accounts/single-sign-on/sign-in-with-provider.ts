import { roleIds } from '@sevenfold/contract/accounts/roles';
import { AppError } from '../../../platform/app-error.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { violatedConstraint } from '../../../platform/database/postgres-errors.ts';
import type { Services } from '../../../platform/services.ts';
import { accountLimits } from '../account-limits.ts';
import { sendLink } from '../account-mail.jobs.ts';
import { createAccount } from '../create-account.ts';
import { type OpenedSession, openedOrRefused, openSession } from '../open-session.ts';
import { resendUnlockLink } from '../resend-unlock-link.ts';
import type { Sender } from '../sender.ts';
import { findAccount } from './find-account.ts';
import {
  deleteExpiredCredentials,
  identityKey,
  insertIdentity,
  spendCredential,
} from './identities.queries.ts';
import type { ProviderIdentity } from './verify-id-token.ts';

export interface ProviderSignIn extends OpenedSession {
  readonly authType: 'login' | 'signup';
}

/** A neighbour's first login can get in between twice at most: once with the address, once with the identity. */
const rounds = 3;

/** Logs in the account of a provider's user; links or creates it when there is none yet. */
export async function signInWithProvider(
  services: Services,
  identity: ProviderIdentity,
  sender: Sender,
): Promise<ProviderSignIn> {
  for (let round = 1; ; round += 1) {
    try {
      return (await logIn(services, identity, sender)) ?? (await signUp(services, identity, sender));
    } catch (error) {
      if (round === rounds || !isLostRace(error)) throw error;
    }
  }
}

/** Another request has made the account or the identity since we looked: looking again finds it. */
const isLostRace = (error: unknown): boolean =>
  violatedConstraint(error) === identityKey || (error instanceof AppError && error.code === 'email_taken');

async function logIn(
  services: Services,
  identity: ProviderIdentity,
  sender: Sender,
): Promise<ProviderSignIn | undefined> {
  const found = await services.database.transaction(async (tx) => {
    const account = await findAccount(services, tx, identity);
    if (!account) return undefined;
    await assertFirstUse(services, tx, identity);
    return { account, opening: await openSession(services, tx, { user: account.user, ...sender }) };
  });
  if (!found) return undefined;
  const { account, opening } = found;
  if (opening.outcome === 'locked' && account.user.lockedAt) await resendUnlockLink(services, account.user);
  const opened = openedOrRefused(opening);
  const warnings = [opened.warning, account.lostPassword ? lostPasswordWarning : undefined];
  return { ...opened, authType: 'login', warning: warnings.filter(Boolean).join(' ') || undefined };
}

const lostPasswordWarning =
  "The old password of this account doesn't work any more, since its e-mail address had never been verified. You can set a new one with 'Forgot your password?'.";

async function signUp(
  services: Services,
  identity: ProviderIdentity,
  sender: Sender,
): Promise<ProviderSignIn> {
  const { config, database, queue, rateLimits, ids } = services;
  const { issuer, subject, email, emailVerified, name } = identity;
  if (email === undefined) {
    throw new AppError(
      'invalid_input',
      `${identity.provider} didn't tell us your e-mail address, which we need.`,
    );
  }
  await rateLimits.spend(accountLimits(config).signUpsOfAddress, sender.network);
  const account = {
    roleId: roleIds.student,
    username: '',
    fullName: name ?? null,
    email,
    verified: emailVerified,
    passwordHash: null,
  };
  const opening = await database.transaction(async (tx) => {
    const user = await createAccount(services, tx, account);
    await assertFirstUse(services, tx, identity);
    await insertIdentity(tx.db, {
      id: ids.uuid(),
      userId: user.id,
      issuer,
      subject,
      createdAt: user.createdAt,
    });
    if (!emailVerified) await queue.enqueue(tx, sendLink, { purpose: 'verify-email', email });
    return openSession(services, tx, { user, ...sender });
  });
  return { ...openedOrRefused(opening), authType: 'signup' };
}

/** In the transaction of the login itself: a credential is used up exactly when it has signed somebody in. */
async function assertFirstUse(
  { clock }: Services,
  tx: Transaction,
  identity: ProviderIdentity,
): Promise<void> {
  await deleteExpiredCredentials(tx.db, clock.now());
  if (!(await spendCredential(tx.db, identity.credentialHash, identity.credentialExpiresAt))) {
    throw new AppError('wrong_credentials', 'This sign-in has been used already. Please sign in again.');
  }
}
