import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { recordId, revisionNumber } from '../platform/id.schema.ts';
import { pageOf, pageQuery } from '../platform/page.schema.ts';
import { testQuestionSchema, testSlugSchema } from '../practice-tests/test.schema.ts';
import { topicNameSchema } from '../questions/question.schema.ts';
import { markingSchema } from './marking.schema.ts';
import { longestComment } from './marking.ts';

const tag = 'Staff: grading';
const slug = z.object({ slug: testSlugSchema });
const staffErrors = ['invalid_input', 'not_signed_in', 'not_allowed'] as const;
const ofOneSheet = [...staffErrors, 'not_found', 'conflict'] as const;

/** A sheet in the queue: who handed it in, by when it is due, and who has it. */
export const queuedSheetSchema = z
  .object({
    test_slug: z.string(),
    subject: z.string(),
    topics: z.array(topicNameSchema),
    student: z.object({
      id: z.string(),
      full_name: z.string().nullable(),
      username: z.string(),
      email: z.string(),
    }),
    pages: z.int(),
    /** Another moment is another file: a sheet can be exchanged while nobody has claimed it. */
    uploaded_at: z.iso.datetime(),
    submitted_at: z.iso.datetime(),
    due_at: z.iso.datetime(),
    claimed: z.object({ by: z.string(), at: z.iso.datetime(), mine: z.boolean() }).nullable(),
    graded_at: z.iso.datetime().nullable(),
    marks_obtained: z.number().nullable(),
  })
  .meta({ id: 'QueuedSheet' });

export const sheetStates = ['open', 'waiting', 'mine', 'others', 'returned'] as const;

export const listGradingQueue = endpoint({
  name: 'listGradingQueue',
  tag,
  method: 'GET',
  path: '/api/admin/grading',
  access: 'staff',
  summary:
    'Answer sheets that are paid for. By default those that are not returned yet, the most urgent first.',
  query: z.object({
    ...pageQuery(['due', 'submitted', 'pages', 'student', 'graded']),
    order: z.enum(['asc', 'desc']).default('asc'),
    state: z.enum(sheetStates).default('open'),
    /** The slug of a topic; of one that isn't there, nothing is found. */
    topic: z.string().trim().min(1).max(200).optional(),
  }),
  response: pageOf(queuedSheetSchema).extend({
    /** How many there are in each state, whatever is filtered. */
    counts: z.object({ open: z.int(), waiting: z.int(), mine: z.int(), others: z.int(), returned: z.int() }),
  }),
  errors: staffErrors,
});

/** A test on the marking desk. */
export const deskSchema = z
  .object({
    sheet: queuedSheetSchema,
    questions: z.array(
      z.object({
        question_id: z.int(),
        /** Its number in the test, from 1. */
        number: z.int(),
        status: z.enum(['attempted', 'skipped']).nullable(),
        question: testQuestionSchema.shape.question,
        asked: testQuestionSchema.shape.asked,
        /** What the student typed, with the machine's verdicts: a proposal for whoever marks. */
        replied: testQuestionSchema.shape.replied,
      }),
    ),
    /** Pages of the sheet whose place in the booklet is known; of a sheet without codes there are none. */
    pages: z.array(
      z.object({
        /** Of the sheet, from 1. */
        page: z.int(),
        booklet_page: z.int(),
        /** Of the questions that are answered on it. */
        numbers: z.array(z.int()),
      }),
    ),
    /** Version 0 is nothing yet. */
    version: z.int(),
    saved_at: z.iso.datetime().nullable(),
    saved_by: z.string().nullable(),
    /** The client’s name of the last save, by which it knows its own. */
    save_id: z.uuid().nullable(),
    marking: markingSchema,
    /** The version that the student has; null before the first return, or when a ready-made sheet was uploaded. */
    returned_version: z.int().nullable(),
  })
  .meta({ id: 'MarkingDesk' });

export const getDesk = endpoint({
  name: 'getMarkingDesk',
  tag,
  method: 'GET',
  path: '/api/admin/grading/:slug',
  access: 'staff',
  summary: 'One sheet for marking: its questions with their mark schemes, and what has been marked so far.',
  params: slug,
  response: deskSchema,
  errors: ofOneSheet,
});

export const claimSheet = endpoint({
  name: 'claimSheet',
  tag,
  method: 'POST',
  path: '/api/admin/grading/:slug/claim',
  access: 'staff',
  summary: 'Takes a sheet for marking. One that somebody else has is taken over only when that is asked for.',
  params: slug,
  body: z.object({ take_over: z.boolean().default(false) }),
  response: deskSchema,
  errors: ofOneSheet,
});

export const releaseSheet = endpoint({
  name: 'releaseSheet',
  tag,
  method: 'POST',
  path: '/api/admin/grading/:slug/release',
  access: 'staff',
  summary: 'Gives a sheet of one’s own back to the queue. What was marked stays with it.',
  params: slug,
  response: deskSchema,
  errors: ofOneSheet,
});

export const saveMarking = endpoint({
  name: 'saveMarking',
  tag,
  method: 'PUT',
  path: '/api/admin/grading/:slug/marking',
  access: 'staff',
  summary:
    'Saves the marking of a sheet that the caller has. Refused when somebody wrote since the version it began with.',
  params: slug,
  largestBody: 2 * 1024 * 1024,
  body: z.object({
    /** The version that was changed. */
    version: revisionNumber,
    /** The client’s: sent again, it changes nothing. */
    save_id: z.uuid(),
    marking: markingSchema,
  }),
  response: z.object({ version: z.int(), saved_at: z.iso.datetime() }),
  errors: [...ofOneSheet, 'too_large'],
});

export const returnSheet = endpoint({
  name: 'returnSheet',
  tag,
  method: 'POST',
  path: '/api/admin/grading/:slug/return',
  access: 'staff',
  summary:
    'Makes one PDF of the sheet and its marking, sets the marks and writes to the student. It may be done again.',
  params: slug,
  body: z.object({ version: revisionNumber.min(1) }),
  response: deskSchema,
  errors: [...ofOneSheet, 'unavailable'],
});

const commentSchema = z.object({ id: z.int(), text: z.string() }).meta({ id: 'MarkingComment' });
const commentBody = z.object({ text: z.string().trim().min(1).max(longestComment) });
const comment = z.object({ id: recordId });

export const listMarkingComments = endpoint({
  name: 'listMarkingComments',
  tag,
  method: 'GET',
  path: '/api/admin/marking-comments',
  access: 'staff',
  summary: 'Comments that the faculty uses again and again, in the order of the alphabet.',
  response: z.array(commentSchema),
  errors: ['not_signed_in', 'not_allowed'],
});

export const addMarkingComment = endpoint({
  name: 'addMarkingComment',
  tag,
  method: 'POST',
  path: '/api/admin/marking-comments',
  access: 'staff',
  summary: 'Keeps a comment for everybody’s use. One that is there already is answered as it is.',
  body: commentBody,
  status: 201,
  response: commentSchema,
  errors: [...staffErrors, 'conflict'],
});

export const changeMarkingComment = endpoint({
  name: 'changeMarkingComment',
  tag,
  method: 'PUT',
  path: '/api/admin/marking-comments/:id',
  access: 'staff',
  summary: 'Changes a kept comment. Where it was used before, it stays as it was.',
  params: comment,
  body: commentBody,
  response: commentSchema,
  errors: [...staffErrors, 'not_found', 'conflict'],
});

export const removeMarkingComment = endpoint({
  name: 'removeMarkingComment',
  tag,
  method: 'DELETE',
  path: '/api/admin/marking-comments/:id',
  access: 'staff',
  summary: 'Takes a kept comment away.',
  params: comment,
  response: z.object({ removed: z.boolean() }),
  errors: staffErrors,
});
