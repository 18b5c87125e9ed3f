import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { questionCardSchema, questionSchema } from './question.schema.ts';
import { questionFilterSchema, questionListSchema } from './question-filter.schema.ts';

const questionId = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

export const listQuestions = endpoint({
  name: 'listQuestions',
  tag: 'Questions',
  method: 'GET',
  path: '/api/questions',
  access: 'anyone',
  summary:
    'Questions by every filter of the bank, a page at a time: one of each design, or with variants=all all of them. Pinned ones of the caller come first in a leaf topic.',
  query: questionListSchema,
  response: z.object({
    questions: z.array(questionCardSchema),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  }),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found'],
});

export const getQuestion = endpoint({
  name: 'getQuestion',
  tag: 'Questions',
  method: 'GET',
  path: '/api/questions/:id',
  access: 'anyone',
  summary: 'One question with its hints, worked answer and mark scheme.',
  params: questionId,
  response: questionSchema,
  errors: ['invalid_input', 'not_found', 'too_many_attempts'],
});

const neighbourSchema = questionCardSchema.pick({ id: true, subject: true, topic_path: true }).nullable();

export const getNeighbours = endpoint({
  name: 'getNeighbours',
  tag: 'Questions',
  method: 'GET',
  path: '/api/questions/:id/neighbours',
  access: 'anyone',
  summary:
    'The questions before and after this one, or after the one shown for its design, in the list that the given filters make.',
  params: questionId,
  query: questionFilterSchema,
  response: z.object({
    previous: neighbourSchema,
    next: neighbourSchema,
    position: z.int().nullable(),
    total: z.int(),
  }),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found'],
});
