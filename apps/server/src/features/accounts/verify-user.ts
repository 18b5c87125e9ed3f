import type { Caller } from '../../platform/http/caller.ts';
import { hashSecret } from '../../platform/secret-hash.ts';
import type { Services } from '../../platform/services.ts';
import { findUsableLink, spendLink } from './links.queries.ts';
import type { Sender } from './sender.ts';
import { tryLink } from './try-link.ts';
import { changeUser, lockUser, type UserRow } from './users.queries.ts';

export async function verifyUser(
  services: Services,
  token: string,
  caller: Caller,
  sender: Sender,
): Promise<{ user: UserRow; wasVerified: boolean }> {
  const { database, clock } = services;
  return tryLink(services, sender, () =>
    database.transaction(async (tx) => {
      const user = await lockUser(tx.db, caller.userId);
      if (!user) return undefined;
      // First of all: a link that is opened twice says that all is well, not that it is used up.
      if (user.verified) return { user, wasVerified: true };
      const now = clock.now();
      const link = await findUsableLink(tx.db, {
        purpose: 'verify-email',
        tokenHash: hashSecret(token),
        now,
      });
      if (link?.userId !== user.id) return undefined;
      await spendLink(tx.db, link.id, now);
      return { user: await changeUser(tx.db, user.id, { verified: true }, now), wasVerified: false };
    }),
  );
}
