import { deviceMemoryDays } from '@sevenfold/contract/accounts/device.rules';
import { hashSecret } from '../../platform/secret-hash.ts';

/** What a request tells about the browser that sent it. Both come from headers, so both may be anything. */
export interface DeviceEvidence {
  readonly deviceKey?: string | undefined;
  readonly userAgent?: string | undefined;
}

/** What a browser that keeps an id may be known by. */
export interface DeviceClaim {
  /** If the id is one of ours. */
  readonly issued: string;
  /** If it made the id up, as browsers did before we gave them one, and still do until we have. */
  readonly madeUp: string;
}

const deviceKeyPattern = /^[\w-]{8,100}$/;

/** The prefixes keep an id from passing for one of another kind. */
export const issuedFingerprint = (key: string): string => hashSecret(`issued:${key}`);
const madeUpFingerprint = (key: string): string => hashSecret(`key:${key}`);

/** Undefined for a browser that keeps no id. */
export function deviceClaim({ deviceKey }: DeviceEvidence): DeviceClaim | undefined {
  if (deviceKey === undefined || !deviceKeyPattern.test(deviceKey)) return undefined;
  return { issued: issuedFingerprint(deviceKey), madeUp: madeUpFingerprint(deviceKey) };
}

/**
 * A browser that keeps no id is known by its user agent instead: if leaving the header out made a login count for
 * nothing, the limit would be for honest people only.
 */
export const agentFingerprint = ({ userAgent }: DeviceEvidence): string =>
  hashSecret(`agent:${userAgent ?? ''}`);

/** Devices that were last seen before this moment are forgotten. */
export const deviceMemoryStart = (now: Date): Date =>
  new Date(now.getTime() - deviceMemoryDays * 24 * 60 * 60 * 1000);

interface KnownBy {
  readonly fingerprint: string;
  readonly exchangedFrom: string | null;
}

/** The device with one of our ids, or with an id from before we gave any out. */
export const provenDevice = <Device extends KnownBy>(
  devices: readonly Device[],
  claim: DeviceClaim,
): Device | undefined =>
  devices.find(({ fingerprint }) => fingerprint === claim.issued || fingerprint === claim.madeUp);

/**
 * The device that was given an id in exchange for what this browser calls itself, as long as nobody has shown that id:
 * the answer with it was lost, or it is a program that keeps no answers.
 */
export const unshownDevice = <Device extends KnownBy>(
  devices: readonly Device[],
  claim: DeviceClaim,
): Device | undefined => devices.find(({ exchangedFrom }) => exchangedFrom === claim.madeUp);
