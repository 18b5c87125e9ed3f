import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';

const tag = 'Insights';
const id = z.object({ id: z.uuid() });
const message = z.object({ message: z.string() });
const refused = ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found'] as const;

export const listTroubledJobs = endpoint({
  name: 'listTroubledJobs',
  tag,
  method: 'GET',
  path: '/api/admin/jobs',
  access: 'staff',
  summary: 'Work in the background that was given up, or has failed again and again; the oldest first.',
  response: z.object({
    jobs: z.array(
      z.object({
        id: z.uuid(),
        /** The feature and the work, such as `billing.settle`. */
        name: z.string(),
        created_at: z.iso.datetime(),
        tries: z.int(),
        /** When it is tried again by itself; null when it was given up. */
        next_at: z.iso.datetime().nullable(),
        /** What went wrong the last time. */
        problem: z.string().nullable(),
      }),
    ),
    total: z.int(),
  }),
  errors: ['not_signed_in', 'not_allowed'],
});

export const retryJob = endpoint({
  name: 'retryJob',
  tag,
  method: 'POST',
  path: '/api/admin/jobs/:id/retry',
  access: 'staff',
  summary: 'Tries such work again at once.',
  params: id,
  response: message,
  errors: refused,
});

export const dismissJob = endpoint({
  name: 'dismissJob',
  tag,
  method: 'POST',
  path: '/api/admin/jobs/:id/dismiss',
  access: 'staff',
  summary: 'Gives such work up for good: it is never done.',
  params: id,
  response: message,
  errors: refused,
});
