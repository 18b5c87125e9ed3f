import { z } from 'zod';
import { slugSchema } from '../catalogue/catalogue.schema.ts';
import { endpoint } from '../platform/endpoint.ts';
import { blueprintSchema } from './blueprint.schema.ts';
import {
  builtPaperSchema,
  paperCardSchema,
  paperSchema,
  paperSlugSchema,
  paperTitleSchema,
} from './papers.schema.ts';

const tag = 'Papers';
const slug = z.object({ slug: paperSlugSchema });

export const listPapers = endpoint({
  name: 'listPapers',
  tag,
  method: 'GET',
  path: '/api/papers',
  access: 'anyone',
  summary:
    'Papers of all courses, or of one: those for everybody and, for a student, those that are for them or by them.',
  query: z.object({ subject: slugSchema.optional() }),
  response: z.array(paperCardSchema),
  errors: ['invalid_input', 'not_found'],
});

export const getPaper = endpoint({
  name: 'getPaper',
  tag,
  method: 'GET',
  path: '/api/papers/:slug',
  access: 'anyone',
  summary: 'One paper with its questions, without answers.',
  params: slug,
  response: paperSchema,
  errors: ['invalid_input', 'not_found'],
});

export const sitPaper = endpoint({
  name: 'sitPaper',
  tag,
  method: 'POST',
  path: '/api/papers/:slug/sit',
  access: 'signed-in',
  summary:
    'Makes a test of the paper, which counts as one of the month; its clock starts with the test. A sitting that is not over is answered again.',
  params: slug,
  status: 201,
  /** Of the test. */
  response: z.object({ slug: z.string() }),
  errors: ['invalid_input', 'not_signed_in', 'not_found', 'limit_reached', 'conflict', 'too_many_attempts'],
});

export const buildPaper = endpoint({
  name: 'buildPaper',
  tag,
  method: 'POST',
  path: '/api/papers',
  access: 'signed-in',
  summary:
    "A student's own paper by their wishes. Where no paper has them all, the answer says which block one another.",
  body: z.object({ subject: slugSchema, name: paperTitleSchema, blueprint: blueprintSchema }),
  response: builtPaperSchema,
  errors: [
    'invalid_input',
    'not_signed_in',
    'not_found',
    'limit_reached',
    'conflict',
    'too_many_attempts',
    'unavailable',
  ],
});

export const deletePaper = endpoint({
  name: 'deletePaper',
  tag,
  method: 'DELETE',
  path: '/api/papers/:slug',
  access: 'signed-in',
  summary: "Removes one of the caller's own papers that was never sat.",
  params: slug,
  response: z.object({ message: z.string() }),
  errors: ['invalid_input', 'not_signed_in', 'not_found', 'conflict'],
});
