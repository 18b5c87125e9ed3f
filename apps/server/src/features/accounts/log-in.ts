import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { accountLimits } from './account-limits.ts';
import { isLeftOver } from './demo-account.policy.ts';
import {
  accountDisabled,
  accountLocked,
  type OpenedSession,
  openedOrRefused,
  openSession,
} from './open-session.ts';
import {
  hashPassword,
  isOutdatedHash,
  limitHashing,
  matchesHash,
  unmatchableHash,
} from './password-hashing.ts';
import { resendUnlockLink } from './resend-unlock-link.ts';
import type { Sender } from './sender.ts';
import { changeUser, findUserByEmail, findUserByUsername, lockUser } from './users.queries.ts';

const wrongCredentials = () => new AppError('wrong_credentials', 'Wrong e-mail, username or password');

export async function logIn(
  services: Services,
  { username, password }: { username: string; password: string },
  sender: Sender,
): Promise<OpenedSession> {
  const { database, clock, config } = services;
  // No username has an @, so the two can't be taken for each other.
  const find = username.includes('@') ? findUserByEmail : findUserByUsername;
  const user = await find(database.db, username);
  const isRight = await checkPassword(services, {
    passwordHash: user?.passwordHash ?? unmatchableHash,
    password,
    // Guesses at the e-mail address and at the username of one account are counted together.
    account: user?.id ?? username,
    network: sender.network,
  });
  if (!isRight || !user?.passwordHash) throw wrongCredentials();
  if (user.disabledAt || isLeftOver(user, config)) throw accountDisabled();
  if (user.lockedAt) {
    await resendUnlockLink(services, user);
    throw accountLocked();
  }

  const renewedHash = isOutdatedHash(user.passwordHash) ? await hashPassword(password) : undefined;
  const opening = await database.transaction(async (tx) => {
    const current = await lockUser(tx.db, user.id);
    // A reset that came in between has ended all sessions; the old password must not open a new one.
    if (current?.passwordHash !== user.passwordHash) throw wrongCredentials();
    if (renewedHash) await changeUser(tx.db, user.id, { passwordHash: renewedHash }, clock.now());
    return openSession(services, tx, { user, ...sender });
  });
  return openedOrRefused(opening);
}

async function checkPassword(
  { rateLimits, config }: Services,
  attempt: { passwordHash: string; password: string; account: string; network: string },
): Promise<boolean> {
  const { loginFailuresOfAccount, loginFailuresOfAddress } = accountLimits(config);
  const assertMayTry = async () => {
    await rateLimits.check(loginFailuresOfAddress, attempt.network);
    await rateLimits.check(loginFailuresOfAccount, attempt.account);
  };
  await assertMayTry();
  return limitHashing(async () => {
    // Once more, now that it is this one's turn: a burst of guesses passes the first check together.
    await assertMayTry();
    if (await matchesHash(attempt.passwordHash, attempt.password)) {
      await rateLimits.forget(loginFailuresOfAccount, attempt.account);
      return true;
    }
    await Promise.all([
      rateLimits.spend(loginFailuresOfAccount, attempt.account),
      rateLimits.spend(loginFailuresOfAddress, attempt.network),
    ]);
    return false;
  });
}
