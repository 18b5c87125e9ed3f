import { z } from 'zod';
import { planKeys } from '../billing/plans.ts';
import { endpoint } from '../platform/endpoint.ts';
import { recordNumber } from '../platform/id.schema.ts';
import {
  testActionSchema,
  testChoiceSchema,
  testProgressSchema,
  testSchema,
  testSlugSchema,
} from './test.schema.ts';

const tag = 'Tests';
const slug = z.object({ slug: testSlugSchema });
const ofOneTest = ['invalid_input', 'not_signed_in', 'not_found'] as const;
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

export const countMatching = endpoint({
  name: 'countMatchingQuestions',
  tag,
  method: 'POST',
  path: '/api/test/matching',
  access: 'anyone',
  summary: 'How many questions match a choice of topics, and how many a test would hold.',
  body: testChoiceSchema,
  response: z.object({
    /** Questions of one design count once. */
    matching: z.int(),
    /** A test of few designs has some of them again with other numbers. */
    questions: z.int(),
  }),
  errors: ['invalid_input', 'not_found'],
});

export const getAllowance = endpoint({
  name: 'getTestAllowance',
  tag,
  method: 'GET',
  path: '/api/test/allowance',
  access: 'signed-in',
  summary: 'Tests made in this calendar month (UTC), and how many are allowed; null for as many as wanted.',
  response: z.object({
    used: z.int(),
    limit: z.int().nullable(),
    /** Whose limit it is: 'free' tests are those of the plan that costs nothing. */
    plan: z.enum(planKeys),
  }),
  errors: ['not_signed_in'],
});

export const listTests = endpoint({
  name: 'listTests',
  tag,
  method: 'GET',
  path: '/api/test',
  access: 'signed-in',
  summary: "The caller's tests, the newest first, without their questions.",
  response: z.array(testSchema),
  errors: ['not_signed_in'],
});

export const createTest = endpoint({
  name: 'createTest',
  tag,
  method: 'POST',
  path: '/api/test',
  access: 'signed-in',
  summary: 'Makes a test of 5, 10 or 20 questions. Refused beyond the monthly limit.',
  body: testChoiceSchema,
  status: 201,
  response: z.object({ slug: z.string(), questions: z.int() }),
  errors: ['invalid_input', 'not_signed_in', 'not_found', 'limit_reached', 'conflict', 'too_many_attempts'],
});

export const getTest = endpoint({
  name: 'getTest',
  tag,
  method: 'GET',
  path: '/api/test/:slug',
  access: 'signed-in',
  underLoad: 'vital',
  summary: 'One test of the caller. Questions come once it has started, answers once it is finished.',
  params: slug,
  query: z.object({ excludeQuestions: flag.optional(), includeAnswers: flag.optional() }),
  response: testSchema,
  errors: ofOneTest,
});

export const startTest = endpoint({
  name: 'startTest',
  tag,
  method: 'POST',
  path: '/api/test/:slug/start',
  access: 'signed-in',
  underLoad: 'vital',
  summary: 'Starts the clock. Saying it again changes nothing.',
  params: slug,
  response: testProgressSchema,
  errors: ofOneTest,
});

export const getProgress = endpoint({
  name: 'getTestProgress',
  tag,
  method: 'GET',
  path: '/api/test/:slug/progress',
  access: 'signed-in',
  underLoad: 'vital',
  summary: 'Where a test stands: the time left, and what was done with each question.',
  params: slug,
  response: testProgressSchema,
  errors: ofOneTest,
});

export const recordActions = endpoint({
  name: 'recordTestActions',
  tag,
  method: 'POST',
  path: '/api/test/:slug/actions',
  access: 'signed-in',
  underLoad: 'vital',
  summary:
    'What the student did, in order. An action that is known by its id changes nothing; after the deadline none counts.',
  params: slug,
  body: z.object({ actions: z.array(testActionSchema).min(1).max(200) }),
  response: testProgressSchema,
  errors: [...ofOneTest, 'conflict', 'reading_time'],
});

export const finishTest = endpoint({
  name: 'finishTest',
  tag,
  method: 'PUT',
  path: '/api/test/:slug',
  access: 'signed-in',
  underLoad: 'vital',
  summary:
    'Ends the test. The lists name questions by their ids and count in addition to what was recorded before.',
  params: slug,
  body: z.object({
    skipped_questions: z.array(recordNumber).max(100).default([]),
    attempted_questions: z.array(recordNumber).max(100).default([]),
  }),
  response: testSchema,
  errors: [...ofOneTest, 'conflict', 'reading_time'],
});

export const markTestQuestion = endpoint({
  name: 'markTestQuestion',
  tag,
  method: 'PUT',
  path: '/api/test/:slug/marking/:questionId',
  access: 'signed-in',
  summary:
    "The student's own marking of one question: the lines of its mark scheme that were earned, or null.",
  params: slug.extend({ questionId: z.coerce.number().int().min(1).max(2_147_483_647) }),
  body: z.object({ lines: z.array(z.int().min(0).max(200)).max(200).nullable() }),
  response: testSchema,
  errors: [...ofOneTest, 'conflict'],
});
