import { invalidField } from '../../platform/app-error.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { actOnUser, roleName } from './act-on-user.ts';
import { removeUser } from './admin-users.queries.ts';
import type { UserRecords } from './user-records.ts';
import type { UserRow } from './users.queries.ts';

/**
 * What has to be asked of others, such as the end of a subscription, comes before the transaction that deletes: should
 * they be away, the account is still there. So whoever may not delete is refused before either.
 */
export async function deleteUser(
  services: Services,
  id: string,
  email: string,
  { prepareDeletion, beforeDelete }: UserRecords,
  caller: Caller,
): Promise<void> {
  await actOnUser(services, 'delete', id, caller, async (_tx, user) => {
    assertRightOne(user, email);
    return { result: undefined };
  });
  await prepareDeletion(id);
  await actOnUser(services, 'delete', id, caller, async (tx, user) => {
    assertRightOne(user, email);
    for (const prepare of beforeDelete) await prepare(tx, user.id);
    await services.queue.forget(tx, user.email);
    await removeUser(tx.db, user.id);
    return { result: undefined, logged: { action: 'delete user', before: { role: roleName(user.roleId) } } };
  });
}

function assertRightOne(user: UserRow, email: string): void {
  if (email.toLowerCase() === user.email) return;
  throw invalidField('email', 'This is not the e-mail address of the account');
}
