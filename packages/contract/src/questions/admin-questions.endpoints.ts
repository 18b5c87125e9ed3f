import { z } from 'zod';
import { slugSchema, subjectSchema } from '../catalogue/catalogue.schema.ts';
import { endpoint } from '../platform/endpoint.ts';
import { recordId } from '../platform/id.schema.ts';
import { pageOf, pageQuery } from '../platform/page.schema.ts';
import { mostInBulk } from './edit-question.rules.ts';
import { editQuestionForm, imageFields, imageRefs, questionToggle } from './edit-question.schema.ts';
import {
  difficulties,
  firstYear,
  levels,
  months,
  paperParts,
  papers,
  timezones,
} from './question.constants.ts';
import {
  answerSchema,
  imageSchema,
  questionSchema,
  staffFieldsSchema,
  topicNameSchema,
} from './question.schema.ts';
import { writtenRepliesSchema } from './reply.schema.ts';

const tag = 'Staff: questions';
const questionId = z.object({ id: recordId });
const either = z.enum(['true', 'false']).transform((word) => word === 'true');
const numbered = (values: readonly number[]) =>
  z
    .string()
    .refine((text) => values.map(String).includes(text), `must be one of ${values.join(', ')}`)
    .transform(Number);

export const adminSortKeys = [
  'updated',
  'id',
  'topic',
  'priority',
  'year',
  'difficulty',
  'marks',
  'reports',
] as const;

/** What staff can narrow the table by. Of those that are yes or no, `false` asks for the others. */
export const adminQuestionFilter = {
  subject: slugSchema.optional(),
  topic: slugSchema.optional(),
  subTopic: slugSchema.optional(),
  subSubTopic: slugSchema.optional(),
  year: z
    .string()
    .regex(/^\d{4}$/, `must be a year from ${firstYear}`)
    .transform(Number)
    .optional(),
  month: z.enum(months).optional(),
  paper: numbered(papers).optional(),
  paper_part: z.enum(paperParts).optional(),
  timezone: numbered(timezones).optional(),
  level: z.enum(levels).optional(),
  difficulty: z
    .preprocess(
      (value) => (typeof value === 'string' ? [value] : value),
      z.array(z.enum(difficulties)).max(difficulties.length),
    )
    .optional(),
  calculator: either.optional(),
  visible: either.optional(),
  verified: either.optional(),
  topicChanged: either.optional(),
  shared: either.optional(),
  hasAnswer: either.optional(),
  hasVideo: either.optional(),
  hasImages: either.optional(),
  /** With reports that are open. */
  reported: either.optional(),
  hasPriority: either.optional(),
};

export const adminQuestionRowSchema = z
  .object({
    id: z.int(),
    subject: subjectSchema,
    topic: topicNameSchema,
    topic_path: z.array(topicNameSchema),
    /** The beginning of the text; all of it is the editor's. */
    questions_text: z.string(),
    question_number: z.string().nullable(),
    difficulty: z.enum(difficulties),
    level: z.enum(levels).nullable(),
    marks: z.int(),
    month: z.enum(months).nullable(),
    year: z.int().nullable(),
    paper: z.int().nullable(),
    paper_part: z.enum(paperParts).nullable(),
    timezone: z.int().nullable(),
    calculatorAllowed: z.boolean(),
    priority: z.int().nullable(),
    visible: z.boolean(),
    verified: z.boolean(),
    topic_changed: z.boolean(),
    math_level_visibility_shared: z.boolean(),
    has_answer: z.boolean(),
    has_video: z.boolean(),
    /** Of the question; those of its answer are counted apart. */
    images: z.int(),
    answer_images: z.int(),
    open_reports: z.int(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'AdminQuestionRow' });

export const listAdminQuestions = endpoint({
  name: 'listAdminQuestions',
  tag,
  method: 'GET',
  path: '/api/admin/questions',
  access: 'staff',
  summary:
    'Questions of all subjects, hidden ones too. The search looks at the id, the number, the key and the text.',
  query: z.object({ ...pageQuery(adminSortKeys), ...adminQuestionFilter }),
  response: pageOf(adminQuestionRowSchema),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found'],
});

const adminImageSchema = imageSchema.extend({
  watermark: z.boolean(),
  /** By which another question can have it as well. Null for images from elsewhere. */
  ref: z.string().nullable(),
  /** The upload without a watermark, by a link that is good for an hour. Null for images from elsewhere. */
  original_url: z.string().nullable(),
});

export const adminQuestionSchema = z
  .object({
    ...questionSchema.omit({ related: true, another: true, papers: true, images: true, Answer: true }).shape,
    ...staffFieldsSchema.shape,
    images: z.array(adminImageSchema),
    Answer: z.array(answerSchema.extend({ images: z.array(adminImageSchema) })),
    /** Also there while there is no answer, which it would belong to. */
    answer_images: z.array(adminImageSchema),
    /** Sent back with a change, so that nothing is overwritten that somebody else changed meanwhile. */
    version: z.iso.datetime(),
    /** Names it in content files and imports. */
    key: z.string().nullable(),
    /** Names of the figures that its texts show by `![](drawing:name)`. */
    drawings: z.array(z.string()),
    /** What students type, with what is expected: as a change sends it. */
    written_replies: writtenRepliesSchema,
    /** By whom and when staff changed it last. */
    last_change: z.object({ by: z.string(), at: z.iso.datetime(), action: z.string() }).nullable(),
    open_reports: z.int(),
  })
  .meta({ id: 'AdminQuestion' });
export type AdminQuestion = z.output<typeof adminQuestionSchema>;
export type AdminQuestionRow = z.output<typeof adminQuestionRowSchema>;

export const getAdminQuestion = endpoint({
  name: 'getAdminQuestion',
  tag,
  method: 'GET',
  path: '/api/admin/questions/:id',
  access: 'staff',
  summary: 'Everything that the editor of a question needs.',
  params: questionId,
  response: adminQuestionSchema,
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found', 'unavailable'],
});

/** Published papers that hold what was hidden or moved. Students can't open one with a hidden question. */
const papersHolding = z.array(z.object({ slug: z.string(), name: z.string() }));

/**
 * Multipart: the fields, and files named `question_images` and `answer_images`. A refusal because somebody else
 * changed the question (409) says who and when in its message, and in issues with the paths `version`, `changed_by`
 * and `changed_at`.
 */
export const editQuestion = endpoint({
  name: 'editQuestion',
  tag,
  method: 'POST',
  path: '/api/questions/edit',
  alsoAt: ['/questions/edit'],
  access: 'staff',
  summary:
    'Adds a question (without id) or changes one, with its images: PNG, JPEG, WebP or GIF, each of at most 10 MB and 40 megapixels, 20 for the question and 20 for its answer.',
  form: editQuestionForm,
  files: imageFields,
  response: z.object({ success: z.literal(true), question: adminQuestionSchema, papers: papersHolding }),
  errors: [
    'invalid_input',
    'malformed_body',
    'not_signed_in',
    'not_allowed',
    'not_found',
    'conflict',
    'too_large',
    'unsupported_type',
    'unavailable',
  ],
});

export const deleteQuestion = endpoint({
  name: 'deleteQuestion',
  tag,
  method: 'DELETE',
  path: '/api/questions',
  alsoAt: ['/questions'],
  access: 'staff',
  summary:
    'Deletes a question with its answers, images, bookmarks, doubts and reports, unless published papers hold it.',
  body: z.object({
    question_id: recordId,
    /** One of the question's, where it is sent. */
    answer_id: recordId.nullish(),
  }),
  response: z.object({ message: z.string() }),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'],
});

export const changeQuestion = endpoint({
  name: 'changeQuestion',
  tag,
  method: 'PUT',
  path: '/api/questions/:id',
  alsoAt: ['/questions/:id'],
  access: 'staff',
  summary:
    'Sets one of priority (null for none), visibility, and whether the other level shows the question too, where the subject has levels.',
  params: questionId,
  body: questionToggle,
  response: z.object({
    message: z.string(),
    question: z.object({
      id: z.int(),
      priority: z.int().nullable(),
      visible: z.boolean(),
      math_level_visibility_shared: z.boolean(),
      updated_at: z.iso.datetime(),
    }),
    papers: papersHolding,
  }),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found', 'conflict'],
});

export const changeQuestions = endpoint({
  name: 'changeQuestions',
  tag,
  method: 'POST',
  path: '/api/admin/questions/bulk',
  access: 'staff',
  summary:
    'Shows, hides, verifies or moves many questions at once, all or none. Those that are gone are left out.',
  body: z
    .object({
      ids: z.array(recordId).min(1).max(mostInBulk, `At most ${mostInBulk} questions at once`),
      visible: z.boolean().optional(),
      verified: z.boolean().optional(),
      /** Of any subject. Questions that move are marked as having changed their topic. */
      topic_id: recordId.optional(),
    })
    .refine(
      ({ ids: _, ...changes }) => Object.values(changes).filter((value) => value !== undefined).length === 1,
      'Please send one of visible, verified and topic_id',
    ),
  response: z.object({
    changed: z.int(),
    papers: papersHolding,
  }),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found'],
});

/** Multipart: files named `images`, and names of images that are there already. */
export const transcribeImages = endpoint({
  name: 'transcribeImages',
  tag,
  method: 'POST',
  path: '/api/admin/transcripts',
  access: 'staff',
  summary: 'The text that is seen in images, in their order.',
  form: z.object({
    /** As the editor names images; files that it leaves out come last. */
    image_order: imageRefs.optional(),
  }),
  files: ['images'],
  response: z.object({ text: z.string() }),
  errors: [
    'invalid_input',
    'malformed_body',
    'not_signed_in',
    'not_allowed',
    'not_found',
    'too_large',
    'unsupported_type',
    'unavailable',
  ],
});

export const drawTextImage = endpoint({
  name: 'drawTextImage',
  tag,
  method: 'POST',
  path: '/api/admin/text-images',
  access: 'staff',
  summary:
    'An image of Markdown with LaTeX. It is kept for a day; a question that names it by its `ref` when it is saved keeps it for good.',
  body: z.object({
    text: z
      .string()
      .trim()
      .min(1, 'There is no text to draw')
      .max(20_000, { error: 'Please keep it under 20000 characters', abort: true }),
    /** Whose figures the text may show. */
    question_id: recordId.optional(),
  }),
  response: z.object({
    image: z.object({ ref: z.string(), url: z.string(), width: z.int(), height: z.int() }),
  }),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found', 'unavailable'],
});
