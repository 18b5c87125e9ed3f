import { judgeDevice } from '@sevenfold/contract/accounts/device.rules';
import type { Db, Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import {
  agentFingerprint,
  type DeviceEvidence,
  deviceClaim,
  deviceMemoryStart,
  issuedFingerprint,
  provenDevice,
  unshownDevice,
} from './device.policy.ts';
import { deviceName } from './device-name.policy.ts';
import {
  type DeviceMarks,
  type DeviceRow,
  insertDevice,
  isIssued,
  listDevicesSince,
  noteDevice,
} from './devices.queries.ts';

export interface Recognition {
  /** The device of the account that the browser is. */
  readonly known: DeviceRow | undefined;
  /** How it is known from now on. */
  readonly marks: DeviceMarks;
  /** The id that the browser is to keep from now on, where what it has is none of ours. */
  readonly issuedKey?: string;
}

/** Which of an account's devices a browser is (decision 057). Expects the user to be locked. */
export async function recogniseDevice(
  { ids }: Services,
  tx: Transaction,
  devices: readonly DeviceRow[],
  evidence: DeviceEvidence,
): Promise<Recognition> {
  const claim = deviceClaim(evidence);
  if (!claim) {
    const fingerprint = agentFingerprint(evidence);
    const known = devices.find((device) => device.fingerprint === fingerprint);
    return { known, marks: givenNothing(fingerprint) };
  }
  const proven = provenDevice(devices, claim);
  if (proven?.fingerprint === claim.issued) return { known: proven, marks: givenNothing(claim.issued) };
  // Another account has been used in this browser.
  if (!proven && (await isIssued(tx.db, claim.issued))) {
    return { known: undefined, marks: givenNothing(claim.issued) };
  }
  const issuedKey = ids.secret();
  return {
    known: proven ?? unshownDevice(devices, claim),
    marks: { fingerprint: issuedFingerprint(issuedKey), exchangedFrom: claim.madeUp },
    issuedKey,
  };
}

const givenNothing = (fingerprint: string): DeviceMarks => ({ fingerprint, exchangedFrom: null });

/** Whether the account was opened from this browser before, as its own id proves. */
export async function isKnownDevice(
  db: Db,
  userId: string,
  evidence: DeviceEvidence,
  now: Date,
): Promise<boolean> {
  const claim = deviceClaim(evidence);
  if (!claim) return false;
  return provenDevice(await listDevicesSince(db, userId, deviceMemoryStart(now)), claim) !== undefined;
}

/**
 * Whoever used a mailed link reads the owner's mailbox. Their browser is known from now on, so that no stranger's wrong
 * passwords keep it from logging in. Never one too many: those are judged when they log in. Answers with the id that the
 * browser is to keep, if it needs one.
 */
export async function rememberDevice(
  services: Services,
  tx: Transaction,
  userId: string,
  evidence: DeviceEvidence,
): Promise<string | undefined> {
  if (!deviceClaim(evidence)) return undefined;
  const now = services.clock.now();
  const devices = await listDevicesSince(tx.db, userId, deviceMemoryStart(now));
  const { known, marks, issuedKey } = await recogniseDevice(services, tx, devices, evidence);
  if (known) {
    await noteDevice(tx.db, known.id, marks, { name: known.name, lastSeenAt: now });
    return issuedKey;
  }
  if (judgeDevice(devices.length + 1, false) !== 'allowed') return undefined;
  await insertDevice(tx.db, {
    id: services.ids.uuid(),
    userId,
    ...marks,
    name: deviceName(evidence.userAgent),
    firstSeenAt: now,
    lastSeenAt: now,
  });
  return issuedKey;
}
