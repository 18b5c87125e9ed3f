import { AppError } from '../../platform/app-error.ts';
import type { Limit } from '../../platform/rate-limits/rate-limits.ts';
import type { Services } from '../../platform/services.ts';
import { accountLimits } from './account-limits.ts';
import { isLeftOver } from './demo-account.policy.ts';
import { deviceClaim } from './device.policy.ts';
import { isKnownDevice } from './known-device.ts';
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

const nobody = '00000000-0000-0000-0000-000000000000';

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
  const attempt = {
    passwordHash: user?.passwordHash ?? unmatchableHash,
    password,
    userId: user?.id,
    username,
  };
  const isRight = await checkPassword(services, attempt, sender);
  if (!isRight || !user?.passwordHash) throw wrongCredentials();
  if (user.disabledAt || isLeftOver(user, config)) throw accountDisabled();
  if (user.lockedAt) {
    await resendUnlockLink(services, user);
    throw accountLocked();
  }

  const renewedHash = isOutdatedHash(user.passwordHash)
    ? await hashPassword(password, sender.network)
    : undefined;
  const opening = await database.transaction(async (tx) => {
    const current = await lockUser(tx.db, user.id);
    // A reset that came in between has ended all sessions; the old password must not open a new one.
    if (current?.passwordHash !== user.passwordHash) throw wrongCredentials();
    if (renewedHash) await changeUser(tx.db, user.id, { passwordHash: renewedHash }, clock.now());
    return openSession(services, tx, { user, ...sender });
  });
  return openedOrRefused(opening);
}

/** What failures with this account are counted by. Guesses at its e-mail address and its username count together. */
async function limitsOf(
  { config, database, clock }: Services,
  account: { id: string | undefined; name: string },
  sender: Sender,
): Promise<{ limit: Limit; subject: string; forgiven: boolean }[]> {
  const limits = accountLimits(config);
  // Asked for in any case, so that it takes as long without an account.
  const known = await isKnownDevice(database.db, account.id ?? nobody, sender, clock.now());
  const subject = account.id ?? account.name;
  if (known) {
    const ofDevice = `${subject} ${deviceClaim(sender)?.madeUp}`;
    return [{ limit: limits.loginFailuresOfDevice, subject: ofDevice, forgiven: true }];
  }
  return [
    { limit: limits.loginFailuresOfAddress, subject: sender.network, forgiven: false },
    { limit: limits.loginFailuresAtAddress, subject: `${subject} ${sender.network}`, forgiven: true },
    { limit: limits.loginFailuresOfStrangers, subject, forgiven: true },
  ];
}

async function checkPassword(
  services: Services,
  attempt: { passwordHash: string; password: string; userId: string | undefined; username: string },
  sender: Sender,
): Promise<boolean> {
  const { rateLimits } = services;
  const limits = await limitsOf(services, { id: attempt.userId, name: attempt.username }, sender);
  const assertMayTry = async () => {
    for (const { limit, subject } of limits) await rateLimits.check(limit, subject);
  };
  await assertMayTry();
  return limitHashing({ owner: sender.network }, async () => {
    // Once more, now that it is this one's turn: a burst of guesses passes the first check together.
    await assertMayTry();
    if (await matchesHash(attempt.passwordHash, attempt.password)) {
      for (const { limit, subject, forgiven } of limits)
        if (forgiven) await rateLimits.forget(limit, subject);
      return true;
    }
    await Promise.all(limits.map(({ limit, subject }) => rateLimits.spend(limit, subject)));
    return false;
  });
}
