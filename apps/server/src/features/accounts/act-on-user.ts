import { isOwner, type RoleId, roleIds } from '@sevenfold/contract/accounts/roles';
import { refusalOf, type UserAction } from '@sevenfold/contract/accounts/staff-actions.rules';
import { AppError } from '../../platform/app-error.ts';
import { recordStaffAction } from '../../platform/audit/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Services } from '../../platform/services.ts';
import { deleteOtherSessions, holdOwners } from './admin-users.queries.ts';
import { spendLinks } from './links.queries.ts';
import { deleteSessionsOfUser } from './sessions.queries.ts';
import { changeUser, lockUser, type UserRow } from './users.queries.ts';

export const noSuchUser = () => new AppError('not_found', 'There is no such user');

interface Change<Result> {
  readonly result: Result;
  /** What the log keeps of it; undefined when all was so already. */
  readonly logged?: { action: string; before?: Record<string, unknown>; after?: Record<string, unknown> };
}

/** One transaction: who may, what is done, and the entry in the log. */
export async function actOnUser<Result>(
  { database, clock }: Services,
  action: UserAction,
  userId: string,
  caller: Caller,
  work: (tx: Transaction, user: UserRow, now: Date) => Promise<Change<Result>>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    const owners = takesPower.includes(action) ? await holdOwners(tx.db) : undefined;
    const user = await lockUser(tx.db, userId);
    if (!user) throw noSuchUser();
    const stillOwner = owners === undefined || owners.has(caller.userId) || !isOwner(caller.roleId);
    const actor = { id: caller.userId, role_id: stillOwner ? caller.roleId : roleIds.student };
    const refusal = refusalOf(action, actor, { id: user.id, role_id: user.roleId });
    if (refusal) throw new AppError('not_allowed', refusal);
    const now = clock.now();
    const { result, logged } = await work(tx, user, now);
    if (logged) await recordStaffAction(tx, caller, now, { ...logged, about: aboutUser(user.id) });
    return result;
  });
}

const takesPower: readonly UserAction[] = ['disable', 'change-role', 'delete'];

/** Without a name: the log is never changed, and an account that is deleted must leave none behind. */
export const aboutUser = (id: string) => ({ kind: 'user', id, name: `Account ${id.slice(0, 8)}` });

export const verifyByStaff = (services: Services, id: string, caller: Caller): Promise<UserRow> =>
  actOnUser(services, 'verify', id, caller, async (tx, user, now) => {
    if (user.verified) return { result: user };
    await spendLinks(tx.db, user.id, ['verify-email'], now);
    return {
      result: await changeUser(tx.db, user.id, { verified: true }, now),
      logged: { action: 'verify user', before: { verified: false }, after: { verified: true } },
    };
  });

export const disableUser = (services: Services, id: string, caller: Caller): Promise<UserRow> =>
  actOnUser(services, 'disable', id, caller, async (tx, user, now) => {
    if (user.disabledAt) return { result: user };
    await deleteSessionsOfUser(tx.db, user.id);
    return {
      result: await changeUser(tx.db, user.id, { disabledAt: now }, now),
      logged: { action: 'disable user', before: { disabled: false }, after: { disabled: true } },
    };
  });

export const enableUser = (services: Services, id: string, caller: Caller): Promise<UserRow> =>
  actOnUser(services, 'enable', id, caller, async (tx, user, now) => {
    if (!user.disabledAt) return { result: user };
    return {
      result: await changeUser(tx.db, user.id, { disabledAt: null }, now),
      logged: { action: 'enable user', before: { disabled: true }, after: { disabled: false } },
    };
  });

export const endSessions = (services: Services, id: string, caller: Caller): Promise<number> =>
  actOnUser(services, 'end-sessions', id, caller, async (tx, user) => {
    const ended = await deleteOtherSessions(tx.db, user.id, caller.sessionId);
    return { result: ended, ...(ended > 0 && { logged: { action: 'end sessions', after: { ended } } }) };
  });

export const roleName = (roleId: number) =>
  Object.entries(roleIds).find(([, id]) => id === roleId)?.[0] ?? String(roleId);

export const changeRole = (
  services: Services,
  id: string,
  roleId: RoleId,
  caller: Caller,
): Promise<UserRow> =>
  actOnUser(services, 'change-role', id, caller, async (tx, user, now) => {
    if (user.roleId === roleId) return { result: user };
    return {
      result: await changeUser(tx.db, user.id, { roleId }, now),
      logged: {
        action: 'change role',
        before: { role: roleName(user.roleId) },
        after: { role: roleName(roleId) },
      },
    };
  });
