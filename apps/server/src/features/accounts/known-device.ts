import { judgeDevice } from '@sevenfold/contract/accounts/device.rules';
import type { Db, Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import {
  type DeviceEvidence,
  deviceFingerprint,
  deviceMemoryStart,
  showsDeviceKey,
} from './device.policy.ts';
import { deviceName } from './device-name.policy.ts';
import { insertDevice, listDevicesSince } from './devices.queries.ts';

/** Whether the account was opened from this browser before, as its own id proves. */
export async function isKnownDevice(
  db: Db,
  userId: string,
  evidence: DeviceEvidence,
  now: Date,
): Promise<boolean> {
  if (!showsDeviceKey(evidence)) return false;
  return isAmong(await listDevicesSince(db, userId, deviceMemoryStart(now)), deviceFingerprint(evidence));
}

const isAmong = (devices: readonly { readonly fingerprint: string }[], fingerprint: string): boolean =>
  devices.some((device) => device.fingerprint === fingerprint);

/**
 * Whoever used a mailed link reads the owner's mailbox. Their browser is known from now on, so that no stranger's wrong
 * passwords keep it from logging in. Never one too many: those are judged when they log in.
 */
export async function rememberDevice(
  { clock, ids }: Services,
  tx: Transaction,
  userId: string,
  evidence: DeviceEvidence,
): Promise<void> {
  const now = clock.now();
  if (!showsDeviceKey(evidence)) return;
  const devices = await listDevicesSince(tx.db, userId, deviceMemoryStart(now));
  const fingerprint = deviceFingerprint(evidence);
  if (isAmong(devices, fingerprint)) return;
  if (judgeDevice(devices.length + 1, false) !== 'allowed') return;
  await insertDevice(tx.db, {
    id: ids.uuid(),
    userId,
    fingerprint,
    name: deviceName(evidence.userAgent),
    firstSeenAt: now,
    lastSeenAt: now,
  });
}
