import type { Transaction } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { hashSecret } from '../../platform/secret-hash.ts';
import type { Services } from '../../platform/services.ts';
import { actOnUser } from './act-on-user.ts';
import { deleteDevices } from './devices.queries.ts';
import { rememberDevice } from './known-device.ts';
import { findUsableLink, spendLinks } from './links.queries.ts';
import type { Sender } from './sender.ts';
import { deleteSessionsOfUser } from './sessions.queries.ts';
import { redeemLink, tryLink } from './try-link.ts';
import { changeUser, type UserRow } from './users.queries.ts';

export async function unlockByLink(
  services: Services,
  token: string,
  sender: Sender,
): Promise<{ issuedKey: string | undefined }> {
  const { database, clock } = services;
  return tryLink(services, sender, async () => {
    const link = await findUsableLink(database.db, {
      purpose: 'unlock-account',
      tokenHash: hashSecret(token),
      now: clock.now(),
    });
    if (!link) return undefined;
    return database.transaction(async (tx) => {
      const now = clock.now();
      const user = await redeemLink(services, tx, link, now);
      if (!user) return undefined;
      await unlock(tx, user, now);
      return { issuedKey: await rememberDevice(services, tx, user.id, sender) };
    });
  });
}

/** Leaves an account that isn't locked as it is: nobody should lose a session to a slip of the hand. */
export const unlockByStaff = (services: Services, userId: string, caller: Caller): Promise<UserRow> =>
  actOnUser(services, 'unlock', userId, caller, async (tx, user, now) =>
    user.lockedAt
      ? {
          result: await unlock(tx, user, now),
          logged: { action: 'unlock user', before: { locked: true }, after: { locked: false } },
        }
      : { result: user },
  );

/** The count starts anew: with the old devices still known, the next new one would lock the account again. */
async function unlock(tx: Transaction, user: UserRow, now: Date): Promise<UserRow> {
  await deleteSessionsOfUser(tx.db, user.id);
  await deleteDevices(tx.db, user.id);
  await spendLinks(tx.db, user.id, ['unlock-account'], now);
  return changeUser(tx.db, user.id, { lockedAt: null }, now);
}
