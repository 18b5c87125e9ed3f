import { accountLockedMessage, deviceWarning, judgeDevice } from '@sevenfold/contract/accounts/device.rules';
import { AppError } from '../../platform/app-error.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { hashSecret } from '../../platform/secret-hash.ts';
import type { Services } from '../../platform/services.ts';
import { sendLink, sendNotice } from './account-mail.jobs.ts';
import { isLeftOver } from './demo-account.policy.ts';
import { type DeviceEvidence, deviceFingerprint, deviceMemoryStart } from './device.policy.ts';
import { deviceName } from './device-name.policy.ts';
import {
  type DeviceRow,
  deleteDevicesUnseenSince,
  insertDevice,
  listDevicesSince,
  noteDevice,
} from './devices.queries.ts';
import { deleteSessionsOfUser, insertSession, type SessionRow } from './sessions.queries.ts';
import { changeUser, lockUser, type UserRow } from './users.queries.ts';

export interface OpenedSession {
  readonly outcome: 'opened';
  /** The only place where the token is in clear: it goes into the answer and nowhere else. */
  readonly token: string;
  readonly user: UserRow;
  readonly session: SessionRow;
  readonly device: DeviceRow;
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
  { clock, ids, queue, config }: Services,
  tx: Transaction,
  { user: { id: userId }, ...evidence }: { user: Pick<UserRow, 'id'> } & DeviceEvidence,
): Promise<SessionOpening> {
  const user = await lockUser(tx.db, userId);
  if (!user || user.disabledAt || isLeftOver(user, config)) return { outcome: 'disabled' };
  if (user.lockedAt) return { outcome: 'locked' };

  const now = clock.now();
  const memoryStart = deviceMemoryStart(now);
  await deleteDevicesUnseenSince(tx.db, memoryStart, user.id);
  const devices = await listDevicesSince(tx.db, user.id, memoryStart);
  const fingerprint = deviceFingerprint(evidence);
  const known = devices.find((device) => device.fingerprint === fingerprint);
  const count = known ? devices.length : devices.length + 1;
  const name = deviceName(evidence.userAgent);

  const verdict = judgeDevice(count, known !== undefined);
  if (verdict === 'locked') {
    await changeUser(tx.db, user.id, { lockedAt: now }, now);
    await deleteSessionsOfUser(tx.db, user.id);
    await queue.enqueue(tx, sendLink, { purpose: 'unlock-account', email: user.email });
    return { outcome: 'locked' };
  }

  const device = known
    ? await noteDevice(tx.db, known.id, name, now)
    : await insertDevice(tx.db, {
        id: ids.uuid(),
        userId: user.id,
        fingerprint,
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
