import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/services.ts';
import { deleteDevices } from '../devices.queries.ts';
import { linkPurposes } from '../link.policy.ts';
import { spendLinks } from '../links.queries.ts';
import { deleteSessionsOfUser } from '../sessions.queries.ts';
import { changeUser, type UserRow } from '../users.queries.ts';
import { deleteIdentities, type Subject } from './identities.queries.ts';

/**
 * Hands an account to the first person who proves to own its address. Whoever made it never did: it could be a
 * trap, set up with somebody else's address to share the account once its owner moves in. So every way in
 * that was there before is closed. Expects the user to be locked.
 */
export async function claimAccount(
  { clock }: Services,
  tx: Transaction,
  user: UserRow,
  owner: Subject,
): Promise<void> {
  const now = clock.now();
  await changeUser(tx.db, user.id, { passwordHash: null, verified: true }, now);
  await deleteSessionsOfUser(tx.db, user.id);
  await deleteDevices(tx.db, user.id);
  await deleteIdentities(tx.db, user.id, owner);
  await spendLinks(tx.db, user.id, [...linkPurposes], now);
}
