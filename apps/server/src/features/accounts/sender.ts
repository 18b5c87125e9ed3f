import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/rate-limits/network.ts';
import type { DeviceEvidence } from './device.policy.ts';

/** Where a request comes from, as far as limits and devices are concerned. */
export interface Sender extends DeviceEvidence {
  readonly network: string;
}

const deviceHeader = 'x-device-id';

export function senderOf(request: FastifyRequest): Sender {
  const deviceKey = request.headers[deviceHeader];
  return {
    network: networkOf(request.ip),
    deviceKey: typeof deviceKey === 'string' ? deviceKey : undefined,
    userAgent: request.headers['user-agent'],
  };
}

/** The browser keeps it and sends it in the header of the same name from now on. */
export function handOutDeviceKey(
  reply: FastifyReply,
  { issuedKey }: { issuedKey?: string | undefined },
): void {
  if (issuedKey !== undefined) reply.header(deviceHeader, issuedKey);
}
