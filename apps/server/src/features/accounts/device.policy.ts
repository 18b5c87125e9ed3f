import { deviceMemoryDays } from '@sevenfold/contract/accounts/device.rules';
import { hashSecret } from '../../platform/secret-hash.ts';

/** What a request tells about the browser that sent it. Both come from headers, so both may be anything. */
export interface DeviceEvidence {
  readonly deviceKey?: string | undefined;
  readonly userAgent?: string | undefined;
}

const deviceKeyPattern = /^[\w-]{8,100}$/;

/** Whether it shows an id that nobody else could know. Anybody can send the same user agent. */
export const showsDeviceKey = ({ deviceKey }: DeviceEvidence): boolean =>
  deviceKey !== undefined && deviceKeyPattern.test(deviceKey);

/**
 * Names the device of a user. A browser that keeps no id is known by its user agent instead: if leaving the
 * header out made a login count for nothing, the limit would be for honest people only. The prefixes keep a
 * made-up id from passing for a user agent.
 */
export function deviceFingerprint(evidence: DeviceEvidence): string {
  return showsDeviceKey(evidence)
    ? hashSecret(`key:${evidence.deviceKey}`)
    : hashSecret(`agent:${evidence.userAgent ?? ''}`);
}

/** Devices that were last seen before this moment are forgotten. */
export const deviceMemoryStart = (now: Date): Date =>
  new Date(now.getTime() - deviceMemoryDays * 24 * 60 * 60 * 1000);
