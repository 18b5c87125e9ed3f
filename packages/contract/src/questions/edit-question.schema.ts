import { z } from 'zod';
import { recordId } from '../platform/id.schema.ts';
import {
  imageRefPattern,
  invalidMarks,
  invalidPriority,
  invalidVideo,
  marksIssue,
  mostImages,
  priorityIssue,
  videoIssue,
} from './edit-question.rules.ts';
import { difficulties, levels, months, paperParts, papers, timezones } from './question.constants.ts';
import { writtenRepliesSchema } from './reply.schema.ts';

/** Forms send text only. Nothing typed in an optional field takes its value away: it becomes null. */
const emptied = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => null), schema], { error: 'Please choose one of the list' });
const oneOf = <const Values extends readonly number[]>(values: Values) =>
  z
    .string()
    .refine((text) => values.map(String).includes(text), `must be one of ${values.join(', ')}`)
    .transform(Number);
const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Please keep it under ${longest} characters`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Please leave out special control characters')
    .transform((text) => (text === '' ? null : text));
const markdown = z.string().max(20_000, 'Please keep it under 20000 characters');
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Lists travel as JSON in one field. */
const json = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'must be a list in JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

const imageRef = z.string().regex(imageRefPattern, 'must name an image');
export const imageRefs = json(z.array(imageRef).max(mostImages, `At most ${mostImages} images`));
const imageWords = json(z.record(imageRef, z.string().trim().max(1000)));

/** A link that opens in the browser; nothing that runs. */
const videoLink = line(2000).refine((text) => text === null || videoIssue(text) === undefined, invalidVideo);

/**
 * The fields beside the image files. Without an id it is a new question. Of an existing one, what isn't sent stays as
 * it is, and what is sent empty is taken away.
 */
export const editQuestionForm = z.object({
  id: recordId.optional(),
  /** Of a new one: whose figures its texts may show, because it was written over that question. */
  copy_of: recordId.optional(),
  /** The `version` that the editor was opened with. Should the stored one be newer, nothing is saved. */
  version: z.iso.datetime().optional(),
  subject_id: recordId.optional(),
  topic_id: recordId.optional(),
  other_topic_ids: json(z.array(recordId).max(20)).optional(),
  difficulty: z.enum(difficulties).optional(),
  level: emptied(z.enum(levels)).optional(),
  question_number: line(50).optional(),
  marks: z
    .string()
    .refine((text) => marksIssue(text) === undefined, invalidMarks)
    .transform(Number)
    .optional(),
  specialInfo: line(500).optional(),
  video_solution: videoLink.optional(),
  calculatorAllowed: flag.optional(),
  verified: flag.optional(),
  topic_changed: flag.optional(),
  month: emptied(z.enum(months)).optional(),
  /** Checked against the current year by the server. */
  year: z.string().trim().max(20).optional(),
  paper: emptied(oneOf(papers)).optional(),
  /** Asked for where the paper has parts in the subject. Another paper than before comes without one unless it is sent. */
  paper_part: emptied(z.enum(paperParts)).optional(),
  timezone: emptied(oneOf(timezones)).optional(),
  answer_not_available: flag.optional(),
  original_content: markdown.optional(),
  mcq_answer: line(10).optional(),
  questions_text: markdown.optional(),
  math_level_visibility_shared: flag.optional(),
  visible: flag.optional(),
  priority: z
    .string()
    .refine((text) => priorityIssue(text) === undefined, invalidPriority)
    .transform((text) => (text.trim() === '' ? null : Number(text)))
    .optional(),
  hints: json(z.array(markdown.min(1)).max(20)).optional(),
  /** The body of the worked answer. */
  answer: markdown.optional(),
  mark_lines: json(
    z
      .array(z.object({ text: markdown.min(1), mark: z.string().trim().min(1).max(20) }))
      .max(100, 'At most 100 lines'),
  ).optional(),
  /** What students type for each part. An empty list: asked by its text alone. */
  replies: json(writtenRepliesSchema).optional(),
  /** All images of a side in their new order. Those that it doesn't name, and that aren't deleted, follow. */
  question_image_order: imageRefs.optional(),
  answer_image_order: imageRefs.optional(),
  /** Ids of images of either side. */
  deleted_image_ids: json(z.array(recordId).max(2 * mostImages)).optional(),
  /** Those that carry the site's domain; the others don't. Not sent: as they are, new ones without. */
  question_image_watermarks: imageRefs.optional(),
  answer_image_watermarks: imageRefs.optional(),
  /** What an image shows, by its name; of those that aren't named it stays. */
  question_image_alts: imageWords.optional(),
  answer_image_alts: imageWords.optional(),
});

/** The fields that hold the files, in the order in which `new:0`, `new:1` name them. */
export const imageFields = ['question_images', 'answer_images'] as const;

const typedPriority = z.union(
  [
    z.int().min(-999_999).max(999_999).nullable(),
    z
      .string()
      .refine((text) => priorityIssue(text) === undefined)
      .transform((text) => (text.trim() === '' ? null : Number(text))),
  ],
  { error: invalidPriority },
);

/** One field at a time, as the controls on a card change it. */
export const questionToggle = z
  .object({
    priority: typedPriority.optional(),
    math_level_visibility_shared: z.boolean().optional(),
    visible: z.boolean().optional(),
  })
  .refine(
    (body) => Object.values(body).filter((value) => value !== undefined).length === 1,
    'Please send one of priority, math_level_visibility_shared and visible',
  );
