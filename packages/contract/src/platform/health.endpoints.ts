import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const part = z.enum(['ok', 'down']);

const healthSchema = z
  .object({
    /** 'degraded': all works, though something that helps is away. */
    status: z.enum(['ok', 'degraded', 'down', 'stopping']),
    version: z.string(),
    database: part,
    storage: part,
    queue: part,
    /** Only where it is configured; the product does without it. */
    redis: part.optional(),
  })
  .meta({ id: 'Health' });

export type Health = z.output<typeof healthSchema>;

export const getHealth = endpoint({
  name: 'getHealth',
  tag: 'Platform',
  method: 'GET',
  path: '/api/health',
  access: 'anyone',
  underLoad: 'always',
  summary:
    'Readiness: whether this server can do its work. 503 while a part is down or the server is stopping.',
  response: healthSchema,
  errors: ['unavailable'],
});

export const getLiveness = endpoint({
  name: 'getLiveness',
  tag: 'Platform',
  method: 'GET',
  path: '/api/health/live',
  access: 'anyone',
  underLoad: 'always',
  summary: 'Liveness: the process answers, whatever the state of its neighbours.',
  response: z.object({ status: z.literal('ok') }),
  errors: [],
});
