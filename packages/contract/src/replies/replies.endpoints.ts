import { verdicts } from '@sevenfold/replies/verdict';
import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { recordId } from '../platform/id.schema.ts';
import { writtenRepliesSchema } from '../questions/reply.schema.ts';

const questionId = z.object({ id: recordId });

const typedReplySchema = z.object({
  /** As the question names it, such as `a.1`. */
  field: z.string().min(1).max(30),
  value: z.string().max(400, { error: 'Please keep it under 400 characters', abort: true }),
});

const points = { marks: z.int(), of: z.int() };

const checkedFieldSchema = z.object({
  field: z.string(),
  verdict: z.enum(verdicts),
  /** LaTeX of what was understood; empty where it can't be read. */
  readAs: z.string(),
  /** The same, typeset: safe HTML with MathML inside. */
  read_html: z.string(),
  note: z.string().optional(),
  note_html: z.string().optional(),
  /** Marked by what earlier replies lead to. */
  followThrough: z.literal(true).optional(),
  ...points,
});

const typedRepliesSchema = z
  .array(typedReplySchema)
  .min(1, 'Please type an answer')
  .max(60, { error: 'At most 60 replies at a time', abort: true })
  .refine((replies) => new Set(replies.map(({ field }) => field)).size === replies.length, {
    error: 'Each field at most once',
  });

const checkedSchema = z.object({
  fields: z.array(checkedFieldSchema),
  parts: z.array(z.object({ part: z.string(), ...points })),
  ...points,
});

export const checkReplies = endpoint({
  name: 'checkReplies',
  tag: 'Replies',
  method: 'POST',
  path: '/api/questions/:id/check',
  access: 'anyone',
  summary:
    'Marks what was typed. Parts and total count every field that a machine marks; only those that were sent are told of one by one. Replies of who is signed in are kept. While a student takes a test, the questions in it are refused.',
  params: questionId,
  body: z.object({ replies: typedRepliesSchema }),
  response: checkedSchema,
  errors: ['invalid_input', 'not_found', 'conflict', 'too_many_attempts', 'internal', 'unavailable'],
});

export const readReply = endpoint({
  name: 'readReply',
  tag: 'Replies',
  method: 'POST',
  path: '/api/questions/:id/read',
  access: 'anyone',
  summary: 'How what was typed is read, before it is marked. Says in words what can not be read.',
  params: questionId,
  body: typedReplySchema,
  response: z.object({ read_html: z.string(), problem: z.string().optional() }),
  errors: ['invalid_input', 'not_found', 'too_many_attempts', 'internal', 'unavailable'],
});

export const listReplies = endpoint({
  name: 'listReplies',
  tag: 'Replies',
  method: 'GET',
  path: '/api/questions/:id/replies',
  access: 'signed-in',
  summary:
    'What the caller typed when the question was last checked, field by field, and ticked of its mark scheme. Refused while a test runs that holds the question.',
  params: questionId,
  response: z.object({
    replies: z.array(
      z.object({
        field: z.string(),
        value: z.string(),
        verdict: z.enum(verdicts),
        ...points,
        checked_at: z.iso.datetime(),
      }),
    ),
    ticked_lines: z.array(z.int()),
  }),
  errors: ['invalid_input', 'not_signed_in', 'not_found', 'conflict'],
});

/** Places in the mark scheme. */
const schemeLines = z.array(z.int().min(0).max(200)).max(200);

export const tickLines = endpoint({
  name: 'tickLines',
  tag: 'Replies',
  method: 'PATCH',
  path: '/api/questions/:id/ticks',
  access: 'signed-in',
  summary:
    "Ticks lines of the mark scheme that the caller's paper shows, or takes ticks back; the other lines stay as they are. Answers all that are ticked then. Refused while a test runs that holds the question.",
  params: questionId,
  body: z.object({ ticked_lines: schemeLines, unticked_lines: schemeLines }),
  response: z.object({ ticked_lines: z.array(z.int()) }),
  errors: ['invalid_input', 'not_signed_in', 'not_found', 'conflict'],
});

export const tryReplies = endpoint({
  name: 'tryReplies',
  tag: 'Replies',
  method: 'POST',
  path: '/api/admin/replies/try',
  access: 'staff',
  summary: 'Marks what was typed by replies that are still being written. Nothing is kept.',
  largestBody: 256 * 1024,
  body: z.object({
    /** Of the question: parts and their marks are read from it. */
    text: z.string().max(20_000, { error: 'Please keep it under 20000 characters', abort: true }),
    marks: z.int().min(1).max(200),
    replies: writtenRepliesSchema,
    typed: typedRepliesSchema,
  }),
  response: checkedSchema,
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'internal', 'unavailable'],
});
