import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../platform/rate-limits/network.ts';
import type { DeviceEvidence } from './device.policy.ts';

/** Where a request comes from, as far as limits and devices are concerned. */
export interface Sender extends DeviceEvidence {
  readonly network: string;
}

export function senderOf(request: FastifyRequest): Sender {
  const deviceKey = request.headers['x-device-id'];
  return {
    network: networkOf(request.ip),
    deviceKey: typeof deviceKey === 'string' ? deviceKey : undefined,
    userAgent: request.headers['user-agent'],
  };
}
