import { hashSecret } from '../../platform/secret-hash.ts';
import type { Services } from '../../platform/services.ts';
import { accountLimits } from './account-limits.ts';
import { sendNotice } from './account-mail.jobs.ts';
import { deviceClaim } from './device.policy.ts';
import { rememberDevice } from './known-device.ts';
import { findUsableLink, spendLinks } from './links.queries.ts';
import { hashPassword } from './password-hashing.ts';
import type { Sender } from './sender.ts';
import { deleteSessionsOfUser } from './sessions.queries.ts';
import { deleteIdentities } from './single-sign-on/identities.queries.ts';
import { redeemLink, tryLink } from './try-link.ts';
import { changeUser } from './users.queries.ts';

export async function resetPassword(
  services: Services,
  { password, token }: { password: string; token: string },
  sender: Sender,
): Promise<{ issuedKey: string | undefined }> {
  const { database, queue, rateLimits, clock, config } = services;
  const { owner: user, issuedKey } = await tryLink(services, sender, async () => {
    const link = await findUsableLink(database.db, {
      purpose: 'reset-password',
      tokenHash: hashSecret(token),
      now: clock.now(),
    });
    if (!link) return undefined;
    const passwordHash = await hashPassword(password, sender.network);
    return database.transaction(async (tx) => {
      const now = clock.now();
      const owner = await redeemLink(services, tx, link, now);
      if (!owner) return undefined;
      // Whoever has the link reads the mailbox, so the address is proven along with it.
      await changeUser(tx.db, owner.id, { passwordHash, verified: true }, now);
      await spendLinks(tx.db, owner.id, ['reset-password'], now);
      await deleteSessionsOfUser(tx.db, owner.id);
      const issued = await rememberDevice(services, tx, owner.id, sender);
      // Whoever signed up with somebody else's address through a provider must not keep that way in.
      if (!owner.verified) await deleteIdentities(tx.db, owner.id);
      await queue.enqueue(tx, sendNotice, {
        kind: 'password-changed',
        userId: owner.id,
        to: owner.email,
        at: now.toISOString(),
      });
      return { owner, issuedKey: issued };
    });
  });
  const limits = accountLimits(config);
  await rateLimits.forget(limits.loginFailuresOfStrangers, user.id);
  await rateLimits.forget(limits.loginFailuresAtAddress, `${user.id} ${sender.network}`);
  await rateLimits.forget(limits.loginFailuresOfDevice, `${user.id} ${deviceClaim(sender)?.madeUp}`);
  return { issuedKey };
}
