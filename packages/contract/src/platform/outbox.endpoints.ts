import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const keptMailSchema = z
  .object({
    id: z.string(),
    to: z.string(),
    reply_to: z.string().optional(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    sent_at: z.iso.datetime(),
  })
  .meta({ id: 'KeptMail' });

export type KeptMail = z.output<typeof keptMailSchema>;

export const getOutbox = endpoint({
  name: 'getOutbox',
  tag: 'Platform',
  method: 'GET',
  path: '/api/dev/outbox',
  access: 'anyone',
  summary: 'The newest e-mails of the local outbox. 404 but in the embedded default on a loopback address.',
  response: z.array(keptMailSchema),
  errors: ['not_found'],
});
