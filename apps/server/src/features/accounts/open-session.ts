import { accountLockedMessage, deviceWarning, judgeDevice } from '@sevenfold/contract/accounts/device.rules';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { hashSecret } from '../../platform/secret-hash.ts';
import type { Services } from '../../platform/services.ts';
import { sendLink, sendNotice } from './account-mail.jobs.ts';
import { isLeftOver } from './demo-account.policy.ts';
import { type DeviceEvidence, deviceClaim, deviceMemoryStart } from './device.policy.ts';
import { deviceName } from './device-name.policy.ts';
import {
  type DeviceRow,
  deleteDevicesUnseenSince,
  insertDevice,
  listDevicesSince,
  noteDevice,
} from './devices.queries.ts';
import { recogniseDevice } from './known-device.ts';
import {
  deleteSessionsOfDevice,
  deleteSessionsOfUser,
  insertSession,
  type SessionRow,
} from './sessions.queries.ts';
import { changeUser, lockUser, type UserRow } from './users.queries.ts';

export interface OpenedSession {
  readonly outcome: 'opened';
  /** The only place where the token is in clear: it goes into the answer and nowhere else. */
  readonly token: string;
  readonly user: UserRow;
  readonly session: SessionRow;
  readonly device: DeviceRow;
  /** The id that the browser is to keep from now on. Like the token, it is in clear nowhere else. */
  readonly issuedKey?: string | undefined;
  readonly warning?: string | undefined;
}

/** A refusal is a result and not an exception: the lock that comes with it has to be committed. */
export type SessionOpening =
  | OpenedSession
  | { readonly outcome: 'locked' }
  | { readonly outcome: 'disabled' };

/**
 * Opens a session for a user whose identity has been proven, within the caller's transaction. Call
 * `openedOrRefused` on the result once that transaction is committed.
 */
export async function openSession(
  services: Services,
  tx: Transaction,
  { user: { id: userId }, ...evidence }: { user: Pick<UserRow, 'id'> } & DeviceEvidence,
): Promise<SessionOpening> {
  const { clock, ids, queue, config } = services;
  const user = await lockUser(tx.db, userId);
  if (!user || user.disabledAt || isLeftOver(user, config)) return { outcome: 'disabled' };
  if (user.lockedAt) return { outcome: 'locked' };

  const now = clock.now();
  const memoryStart = deviceMemoryStart(now);
  await deleteDevicesUnseenSince(tx.db, memoryStart, user.id);
  const devices = await listDevicesSince(tx.db, user.id, memoryStart);
  const { known, marks, issuedKey } = await recogniseDevice(services, tx, devices, evidence);
  const count = known ? devices.length : devices.length + 1;
  const name = deviceName(evidence.userAgent);

  const verdict = judgeDevice(count, known !== undefined);
  if (verdict === 'locked') {
    await changeUser(tx.db, user.id, { lockedAt: now }, now);
    await deleteSessionsOfUser(tx.db, user.id);
    await queue.enqueue(tx, sendLink, { purpose: 'unlock-account', email: user.email });
    return { outcome: 'locked' };
  }

  // One browser has one session: whoever copied the id of another takes its place instead of sharing it. What keeps no id
  // is known by its kind alone, and may be many.
  if (known && deviceClaim(evidence)) await deleteSessionsOfDevice(tx.db, known.id);
  const device = known
    ? await noteDevice(tx.db, known.id, marks, { name, lastSeenAt: now })
    : await insertDevice(tx.db, {
        id: ids.uuid(),
        userId: user.id,
        ...marks,
        name,
        firstSeenAt: now,
        lastSeenAt: now,
      });
  if (verdict === 'warned') {
    await queue.enqueue(tx, sendNotice, {
      kind: 'new-device',
      userId: user.id,
      to: user.email,
      at: now.toISOString(),
      device: name,
      devices: count,
    });
  }
  const token = ids.secret();
  const session = await insertSession(tx.db, {
    id: ids.uuid(),
    userId: user.id,
    deviceId: device.id,
    tokenHash: hashSecret(token),
    createdAt: now,
    lastUsedAt: now,
  });
  return {
    outcome: 'opened',
    token,
    user,
    session,
    device,
    issuedKey,
    ...(verdict === 'warned' && { warning: deviceWarning(count) }),
  };
}

export const accountLocked = () => new AppError('account_locked', accountLockedMessage);

export const accountDisabled = () =>
  new AppError('account_disabled', 'This account has been closed. Please write to us if that is a mistake.');

/** For after the commit: the opened session, or the refusal as the error that the caller of the API gets. */
export function openedOrRefused(opening: SessionOpening): OpenedSession {
  if (opening.outcome === 'locked') throw accountLocked();
  if (opening.outcome === 'disabled') throw accountDisabled();
  return opening;
}
