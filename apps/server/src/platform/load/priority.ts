import type { Endpoint } from '@sevenfold/contract/platform/endpoint';
import type { FastifyRequest } from 'fastify';

/**
 * Who is sent away first when there is too much to do. Visitors' reading is asked again by itself; what a signed-in
 * student does is work; a running test, a payment and the staff who look after the trouble come last; health checks and
 * the payment provider's word are always heard.
 */
export type Priority = 'visitor' | 'member' | 'vital' | 'always';

declare module 'fastify' {
  interface FastifyContextConfig {
    priority?: Priority;
  }
}

export function priorityOf({ access, method, underLoad }: Endpoint): Priority {
  if (underLoad) return underLoad;
  if (access === 'staff' || access === 'owner') return 'vital';
  return access === 'anyone' && method === 'GET' ? 'visitor' : 'member';
}

export function priorityOfRequest({ method, routeOptions: { config } }: FastifyRequest): Priority {
  if (config.priority) return config.priority;
  // A page that was let in needs its files, and they cost little.
  if ('file' in config) return 'always';
  return method === 'GET' || method === 'HEAD' ? 'visitor' : 'member';
}
