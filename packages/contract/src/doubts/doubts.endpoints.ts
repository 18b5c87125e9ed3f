import { z } from 'zod';
import { subjectSchema } from '../catalogue/catalogue.schema.ts';
import { endpoint } from '../platform/endpoint.ts';
import { recordId } from '../platform/id.schema.ts';
import { topicNameSchema } from '../questions/question.schema.ts';

const person = z.object({ full_name: z.string().nullable(), username: z.string() });

export const doubtSchema = z
  .object({
    id: z.int(),
    created_at: z.iso.datetime(),
    /** The text of the doubt, or of the reply. */
    queries: z.string(),
    queries_html: z.string(),
    author: person,
    Question: z.object({
      id: z.int(),
      subject: subjectSchema,
      topic: topicNameSchema,
      topic_path: z.array(topicNameSchema),
    }),
    /** Present when the entry is a reply: the doubt it answers and who asked. */
    Parent: z.object({ id: z.int(), user: person }).optional(),
  })
  .meta({ id: 'Doubt' });

export const askDoubt = endpoint({
  name: 'askDoubt',
  tag: 'Doubts',
  method: 'POST',
  path: '/api/doubts',
  alsoAt: ['/doubts'],
  access: 'signed-in',
  summary: 'Asks staff about a question, or writes on in the thread of an earlier doubt.',
  body: z.object({
    question_id: recordId,
    queries: z
      .string()
      .trim()
      .min(1, 'Please write your doubt')
      .max(4000, { error: 'Please keep it under 4000 characters', abort: true }),
    parent_id: recordId.optional(),
  }),
  status: 201,
  response: doubtSchema,
  errors: ['invalid_input', 'not_signed_in', 'not_found', 'too_many_attempts', 'unavailable'],
});

export const listDoubts = endpoint({
  name: 'listDoubts',
  tag: 'Doubts',
  method: 'GET',
  path: '/api/doubts/user',
  alsoAt: ['/doubts/user'],
  access: 'signed-in',
  summary: "The caller's doubts and the replies to them, the newest first.",
  response: z.array(doubtSchema),
  errors: ['not_signed_in'],
});

export const replyToDoubt = endpoint({
  name: 'replyToDoubt',
  tag: 'Staff: doubts',
  method: 'POST',
  path: '/api/admin/doubts/:id/reply',
  access: 'staff',
  summary: 'Answers a doubt; the student gets an e-mail.',
  params: z.object({ id: recordId }),
  body: z.object({
    queries: z
      .string()
      .trim()
      .min(1, 'Please write a reply')
      .max(8000, { error: 'Please keep it under 8000 characters', abort: true }),
  }),
  status: 201,
  response: doubtSchema,
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found', 'unavailable'],
});
