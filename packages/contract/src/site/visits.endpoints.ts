import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';

export const recordVisit = endpoint({
  name: 'recordVisit',
  tag: 'Site',
  method: 'POST',
  path: '/api/visits',
  access: 'anyone',
  underLoad: 'visitor',
  summary: 'Counts a visit to a page, without a cookie and without keeping who it was.',
  body: z.object({ path: z.string().min(1).max(300).startsWith('/') }),
  status: 202,
  response: z.object({}),
  errors: ['invalid_input'],
});
