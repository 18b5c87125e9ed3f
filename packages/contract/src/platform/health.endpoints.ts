import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const part = z.enum(['ok', 'down']);

const healthSchema = z
  .object({
    status: z.enum(['ok', 'down', 'stopping']),
    version: z.string(),
    database: part,
    storage: part,
    queue: part,
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
