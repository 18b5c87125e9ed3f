import { z } from 'zod';
import { subjectSchema } from '../catalogue/catalogue.schema.ts';
import { endpoint } from '../platform/endpoint.ts';
import { recordId } from '../platform/id.schema.ts';
import { pageOf, pageQuery } from '../platform/page.schema.ts';
import { topicNameSchema } from './question.schema.ts';
import { mostTransferred } from './transfer.rules.ts';

const staffRefusals = ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found'] as const;

const what = {
  from_topic_id: recordId,
  to_topic_id: recordId,
  /** Also those of the topics below the first. */
  with_below: z.boolean().default(false),
  /** Null for all of them. */
  question_ids: z
    .array(recordId)
    .min(1, 'Please choose at least one question')
    .max(mostTransferred, `Please choose at most ${mostTransferred} questions`)
    .nullable(),
};

const placeSchema = z.object({ subject: subjectSchema, topic_path: z.array(topicNameSchema) });

export const listTransferable = endpoint({
  name: 'listTransferable',
  tag: 'Staff: catalogue',
  method: 'GET',
  path: '/api/admin/question-transfers/questions',
  access: 'staff',
  summary: 'The questions of a topic, shown and hidden, to choose from.',
  query: z.object({
    ...pageQuery(['id']),
    topic_id: recordId,
    with_below: z.enum(['true', 'false']).default('false'),
  }),
  response: pageOf(
    z.object({
      id: z.int(),
      topic: topicNameSchema,
      questions_text: z.string(),
      difficulty: z.string(),
      marks: z.int(),
      visible: z.boolean(),
    }),
  ),
  errors: staffRefusals,
});

export const previewTransfer = endpoint({
  name: 'previewTransfer',
  tag: 'Staff: catalogue',
  method: 'POST',
  path: '/api/admin/question-transfers/preview',
  access: 'staff',
  summary: 'What a transfer of questions would do. Changes nothing.',
  body: z.object(what),
  response: z.object({
    count: z.int(),
    hidden: z.int(),
    from: placeSchema,
    to: placeSchema,
    examples: z.array(z.object({ id: z.int(), questions_text: z.string() })),
    other_topics: z.object({
      /** Have the new topic among their other topics, where it is taken away. */
      dropped: z.int(),
      /** Keep other topics that are of another subject than the new topic. */
      elsewhere: z.int(),
    }),
    sharing: z.object({
      /** Are shared with the other level. */
      count: z.int(),
      /** Where these are listed besides; null for nowhere. */
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
    /** Whether students lose or gain the questions, since only one of the subjects is for staff alone. */
    audience: z.enum(['same', 'hidden', 'shown']),
  }),
  errors: [...staffRefusals, 'conflict'],
});

const transferSchema = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    by: z.string(),
    count: z.int(),
    from: z.string(),
    to: z.string(),
    undone_at: z.iso.datetime().nullable(),
    undone_by: z.string().nullable(),
  })
  .meta({ id: 'QuestionTransfer' });

export const transferQuestions = endpoint({
  name: 'transferQuestions',
  tag: 'Staff: catalogue',
  method: 'POST',
  path: '/api/admin/question-transfers',
  access: 'staff',
  summary: 'Moves questions to another topic, all or none, and marks that their topic has changed.',
  body: z.object({
    ...what,
    /** How many the caller saw in the preview: when there are others now, nothing moves. */
    expected: z.int().min(1).max(2_147_483_647),
  }),
  status: 201,
  response: z.object({ transfer: transferSchema }),
  errors: [...staffRefusals, 'conflict'],
});

export const listTransfers = endpoint({
  name: 'listTransfers',
  tag: 'Staff: catalogue',
  method: 'GET',
  path: '/api/admin/question-transfers',
  access: 'staff',
  summary: 'The latest transfers of questions.',
  response: z.object({ transfers: z.array(transferSchema) }),
  errors: ['not_signed_in', 'not_allowed'],
});

export const undoTransfer = endpoint({
  name: 'undoTransfer',
  tag: 'Staff: catalogue',
  method: 'POST',
  path: '/api/admin/question-transfers/:id/undo',
  access: 'staff',
  summary: 'Moves back the questions that are still where the transfer put them, and tells of the others.',
  params: z.object({ id: recordId }),
  response: z.object({
    transfer: transferSchema,
    moved_back: z.int(),
    left: z.array(z.object({ id: z.int(), why: z.enum(['moved', 'deleted', 'topic_gone']) })),
  }),
  errors: [...staffRefusals, 'conflict'],
});
