import type { FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import { inPortions } from '../../platform/rate-limits/in-portions.ts';
import { networkOf } from '../../platform/rate-limits/network.ts';
import type { Limit } from '../../platform/rate-limits/rate-limits.ts';
import type { Services } from '../../platform/services.ts';

const hour = 60 * 60;
const portion = 20;

/**
 * How much of an address is marked in an hour. A school of 300 students who check a reply each minute comes to 18,000;
 * what they type is read some times before it is checked.
 */
export function checkLimits({ rateLimitScale }: Config) {
  const limit = (name: string, tries: number): Limit => ({
    name,
    tries: tries * rateLimitScale,
    perSeconds: hour,
    refusal: 'Too many answers were checked from here within an hour.',
  });
  return { check: limit('checks-address', 20_000), read: limit('readings-address', 100_000) };
}

export type CountChecks = (what: 'check' | 'read', request: FastifyRequest) => Promise<void>;

export function checkCounter({ rateLimits, clock, config }: Services): CountChecks {
  const limits = checkLimits(config);
  const counted = inPortions(rateLimits, clock, portion);
  return (what, request) => counted.spend(limits[what], networkOf(request.ip));
}
