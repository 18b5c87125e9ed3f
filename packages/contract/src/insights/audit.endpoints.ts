import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { pageOf, pageQuery } from '../platform/page.schema.ts';

export const auditEntrySchema = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    actor: z.object({ id: z.string(), name: z.string() }),
    action: z.string(),
    about: z.object({ kind: z.string(), id: z.string(), name: z.string() }),
    before: z.record(z.string(), z.unknown()).nullable(),
    after: z.record(z.string(), z.unknown()).nullable(),
  })
  .meta({ id: 'AuditEntry' });

export const listAudit = endpoint({
  name: 'listAudit',
  tag: 'Insights',
  method: 'GET',
  path: '/api/admin/audit',
  access: 'staff',
  summary: 'What staff did, the newest first. Nothing changes or removes an entry.',
  query: z.object({
    ...pageQuery(['at']),
    actor: z.uuid().optional(),
    action: z.string().max(100).optional(),
    kind: z.string().max(40).optional(),
    id: z.string().max(100).optional(),
    from: z.iso.date().optional(),
    to: z.iso.date().optional(),
  }),
  response: pageOf(auditEntrySchema),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed'],
});

export const getAuditChoices = endpoint({
  name: 'getAuditChoices',
  tag: 'Insights',
  method: 'GET',
  path: '/api/admin/audit/choices',
  access: 'staff',
  summary:
    'What the log can be narrowed to: who has done something, what was done, and to what kinds of things.',
  response: z.object({
    actors: z.array(z.object({ id: z.string(), name: z.string() })),
    actions: z.array(z.string()),
    kinds: z.array(z.string()),
  }),
  errors: ['not_signed_in', 'not_allowed'],
});
