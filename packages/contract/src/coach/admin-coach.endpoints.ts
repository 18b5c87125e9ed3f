import { z } from 'zod';
import { slugSchema, subjectSchema } from '../catalogue/catalogue.schema.ts';
import { endpoint } from '../platform/endpoint.ts';
import { pageOf, pageQuery } from '../platform/page.schema.ts';
import { difficulties } from '../questions/question.constants.ts';
import { topicNameSchema } from '../questions/question.schema.ts';
import { suspicionKinds } from './coach.constants.ts';
import {
  courseSchema,
  gradeAnswerSchema,
  historyEventSchema,
  linkedQuestionSchema,
  mapTopicSchema,
  mistakeSchema,
} from './coach.schema.ts';

const tag = 'Staff: coach';

export const getStudentProgress = endpoint({
  name: 'getStudentProgress',
  tag,
  method: 'GET',
  path: '/api/admin/students/:id/progress',
  access: 'staff',
  summary: "One student's map, history and mistakes, for tutoring.",
  params: z.object({ id: z.uuid() }),
  query: z.object({
    subject: slugSchema.optional(),
    page: pageQuery(['at']).page,
  }),
  response: z.object({
    student: z.object({ id: z.uuid(), full_name: z.string().nullable(), username: z.string() }),
    courses: z.array(courseSchema),
    course: courseSchema.nullable(),
    topics: z.array(mapTopicSchema),
    grade: gradeAnswerSchema.omit({ course: true }).nullable(),
    /** The last hundred, the newest first. */
    history: z.array(historyEventSchema),
    /** Of all subjects unless one is asked for. Without what the student wrote for herself. */
    mistakes: pageOf(mistakeSchema),
  }),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found'],
});

const suspicionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('label'),
    harder: z.boolean(),
    /** The label that replies speak for. */
    fits: z.enum(difficulties),
  }),
  z.object({ kind: z.literal('discrimination'), discrimination: z.number() }),
  z.object({
    kind: z.literal('option'),
    option: z.string(),
    /** Of so many strong students, so many chose it. */
    strong: z.int(),
    chose: z.int(),
  }),
]);

const itemSchema = z
  .object({
    design: z.string(),
    /** One of its questions; null where none is there any more. */
    question: linkedQuestionSchema.nullable(),
    subject: subjectSchema,
    topic: topicNameSchema.nullable(),
    difficulty: z.enum(difficulties),
    /** First answers of students. */
    replies: z.int(),
    /** The mean share of marks; null until enough have answered, as the others are. */
    facility: z.number().nullable(),
    /** How closely answers go with ability, from -1 to 1. */
    discrimination: z.number().nullable(),
    suspicions: z.array(suspicionSchema),
  })
  .meta({ id: 'CoachItem' });

export const listItems = endpoint({
  name: 'listItems',
  tag,
  method: 'GET',
  path: '/api/admin/items',
  access: 'staff',
  summary: 'Designs with their facility and discrimination from real replies. Counted once a night.',
  query: z.object({
    ...pageQuery(['suspicious', 'replies', 'facility', 'discrimination']),
    subject: slugSchema.optional(),
    difficulty: z.enum(difficulties).optional(),
    suspicion: z.enum([...suspicionKinds, 'any']).optional(),
  }),
  response: pageOf(itemSchema).extend({ figured_at: z.iso.datetime().nullable() }),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found'],
});
