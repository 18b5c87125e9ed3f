import { z } from 'zod';
import { slugSchema, subjectSchema } from '../catalogue/catalogue.schema.ts';
import { endpoint } from '../platform/endpoint.ts';
import { recordId } from '../platform/id.schema.ts';
import { pageOf, pageQuery } from '../platform/page.schema.ts';
import {
  courseSchema,
  gradeAnswerSchema,
  linkedQuestionSchema,
  mapTopicSchema,
  minutesSchema,
  mistakeSchema,
  ownNoteSchema,
  sessionItemSchema,
  timeZoneSchema,
} from './coach.schema.ts';

const tag = 'Coach';
const ofOneCourse = z.object({
  subject: slugSchema
    .optional()
    .meta({ description: 'A course of the caller by its slug; the one that was practised last by default' }),
});
const ownErrors = ['invalid_input', 'not_signed_in', 'not_found'] as const;

export const getToday = endpoint({
  name: 'getToday',
  tag,
  method: 'GET',
  path: '/api/coach/today',
  access: 'signed-in',
  summary:
    'What to do today: what was begun, a session of the given length with a reason for each question, what is due and what is done. The same session all day, but for what is done of it.',
  query: z.object({
    minutes: minutesSchema.default(20),
    subject: slugSchema.optional().meta({ description: 'Only this course; all of them by default' }),
    time_zone: timeZoneSchema.default('UTC'),
  }),
  response: z.object({
    /** Empty for a new student: then there is no session yet, and she may say what she takes. */
    courses: z.array(courseSchema),
    /** What was begun, what can't wait first. */
    continue: z.array(
      z.discriminatedUnion('kind', [
        z.object({
          kind: z.literal('test'),
          slug: z.string(),
          subject: subjectSchema,
          state: z.enum(['running', 'not_started']),
          remaining_ms: z.int().nullable(),
          question_count: z.int(),
        }),
        /** Some of its parts were checked, others weren't. */
        z.object({ kind: z.literal('question'), question: linkedQuestionSchema }),
      ]),
    ),
    session: z.object({
      minutes: z.int(),
      /** What its questions take together. */
      planned_minutes: z.int(),
      items: z.array(sessionItemSchema),
    }),
    /** On the student's own calendar day. */
    done_today: z.object({ questions: z.int(), marks: z.number(), of: z.number() }),
    /** Reviews: now, and how they spread over the coming days at this length of a session. */
    due: z.object({
      now: z.int(),
      days: z.array(z.object({ date: z.iso.date(), questions: z.int(), minutes: z.int() })),
    }),
    /** The last answer before today; null for a new student. */
    last_before_today: z.iso.datetime().nullable(),
  }),
  errors: ownErrors,
});

export const getMap = endpoint({
  name: 'getMasteryMap',
  tag,
  method: 'GET',
  path: '/api/coach/map',
  access: 'signed-in',
  summary:
    'Every topic of a course with what the caller can be expected to earn in it, and how sure that is.',
  query: ofOneCourse,
  response: z.object({
    /** All courses of the caller; empty for a new student. */
    courses: z.array(courseSchema),
    /** Null where there is no course yet. */
    course: courseSchema.nullable(),
    topics: z.array(mapTopicSchema),
  }),
  errors: ownErrors,
});

export const getGrade = endpoint({
  name: 'getGradeEstimate',
  tag,
  method: 'GET',
  path: '/api/coach/grade',
  access: 'signed-in',
  summary: 'The grade to be expected as a range, and the three topics that would raise it most.',
  query: z.object({ subject: slugSchema }),
  response: gradeAnswerSchema,
  errors: ownErrors,
});

export const listMistakes = endpoint({
  name: 'listMistakes',
  tag,
  method: 'GET',
  path: '/api/coach/mistakes',
  access: 'signed-in',
  summary: "Every answer of the caller's that lost marks.",
  query: z.object({
    ...pageQuery(['at', 'lost']),
    subject: slugSchema.optional(),
    topic: slugSchema.optional().meta({ description: 'With everything below it; takes a subject' }),
    state: z.enum(['open', 'mended']).optional(),
  }),
  response: pageOf(mistakeSchema).extend({
    /** The subjects and top topics in which there are some, for the filters. */
    subjects: z.array(
      subjectSchema.extend({
        mistakes: z.int(),
        topics: z.array(z.object({ slug: z.string(), topic_name: z.string(), mistakes: z.int() })),
      }),
    ),
  }),
  errors: ownErrors,
});

export const writeMistakeNote = endpoint({
  name: 'writeMistakeNote',
  tag,
  method: 'PUT',
  path: '/api/coach/mistakes/:id/note',
  access: 'signed-in',
  summary: "The caller's own words about a mistake; an empty text takes them back.",
  params: z.object({ id: recordId }),
  body: z.object({ text: ownNoteSchema }),
  response: z.object({ own_note: z.string().nullable() }),
  errors: ownErrors,
});
