import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { recordId } from '../platform/id.schema.ts';
import { pageOf, pageQuery } from '../platform/page.schema.ts';
import { doubtSchema } from './doubts.endpoints.ts';

const entrySchema = doubtSchema
  .pick({ id: true, created_at: true, queries: true, queries_html: true })
  .extend({
    author: z.object({ full_name: z.string().nullable(), username: z.string() }),
    /** Whether the student wrote it who asked, and not the academy. */
    by_student: z.boolean(),
  });

export const doubtThreadSchema = z
  .object({
    /** Of the doubt that opened the thread. */
    id: z.int(),
    asked_at: z.iso.datetime(),
    student: z.object({
      id: z.string(),
      full_name: z.string().nullable(),
      username: z.string(),
      email: z.string(),
    }),
    Question: doubtSchema.shape.Question,
    messages: z.int(),
    last: entrySchema,
    /** Since when the student waits; null once somebody has answered what was written last. */
    waiting_since: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DoubtThread' });

export const listDoubtThreads = endpoint({
  name: 'listDoubtThreads',
  tag: 'Staff: doubts',
  method: 'GET',
  path: '/api/admin/doubts',
  access: 'staff',
  summary: 'Threads of all students. Those who have waited longest come first, answered threads last.',
  query: z.object({
    ...pageQuery(['waiting', 'asked', 'last', 'messages']),
    state: z.enum(['unanswered', 'answered']).optional(),
  }),
  response: pageOf(doubtThreadSchema).extend({
    /** How many wait for an answer, whatever is filtered. */
    unanswered: z.int(),
  }),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed'],
});

export const getDoubtThread = endpoint({
  name: 'getDoubtThread',
  tag: 'Staff: doubts',
  method: 'GET',
  path: '/api/admin/doubts/:id',
  access: 'staff',
  summary: 'One thread, the oldest message first. Any of its messages may be named.',
  params: z.object({ id: recordId }),
  response: z.object({ thread: doubtThreadSchema, entries: z.array(entrySchema) }),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found'],
});
