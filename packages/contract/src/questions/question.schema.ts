import { z } from 'zod';
import { subjectSchema } from '../catalogue/catalogue.schema.ts';
import { difficulties, levels, months, paperParts } from './question.constants.ts';
import { askedReplySchema } from './reply.schema.ts';

/** A topic as a question names it. */
export const topicNameSchema = z.object({
  id: z.int(),
  slug: z.string(),
  topic_name: z.string(),
  topic_number: z.string(),
  parent_topic_id: z.int().nullable(),
});

export const imageSchema = z.object({
  id: z.int(),
  url: z.string(),
  order: z.int(),
  alt: z.string(),
  /** Known for images that are kept here, so that a page can leave room for them. */
  width: z.int().nullable(),
  height: z.int().nullable(),
});

/** What staff see of a question beyond what everybody does. */
export const staffFieldsSchema = z.object({
  priority: z.int().nullable(),
  visible: z.boolean(),
  verified: z.boolean(),
  topic_changed: z.boolean(),
  math_level_visibility_shared: z.boolean(),
  original_content: z.string().nullable(),
  /** The level at which the question can be shown as well; null where its subject has no twin there. */
  other_level: z.enum(levels).nullable(),
});

const toldToStaff = `To staff alone: ${Object.keys(staffFieldsSchema.shape).join(', ')}.`;

/** A question as a list shows it: everything but hints and answers. */
export const questionCardSchema = z
  .object({
    id: z.int(),
    subject: subjectSchema,
    topic: topicNameSchema,
    /** From the topic down to the question's own place in the tree; the question's address is made of it. */
    topic_path: z.array(topicNameSchema),
    /** Each with its own path, which a link to it needs. */
    OtherTopicsOnQuestion: z.array(topicNameSchema.extend({ topic_path: z.array(topicNameSchema) })),
    difficulty: z.enum(difficulties),
    level: z.enum(levels).nullable(),
    question_number: z.string().nullable(),
    marks: z.int(),
    specialInfo: z.string().nullable(),
    video_solution: z.string().nullable(),
    calculatorAllowed: z.boolean(),
    month: z.enum(months).nullable(),
    year: z.int().nullable(),
    paper: z.int().nullable(),
    /** Of paper 1 of a science: A is multiple choice, B works with data. Null where the paper has no parts. */
    paper_part: z.enum(paperParts).nullable(),
    timezone: z.int().nullable(),
    answer_not_available: z.boolean(),
    /** Whether something of it can be typed and is marked at once. */
    answerable: z.boolean(),
    /** Markdown with LaTeX, as it was written. */
    questions_text: z.string(),
    /** The same, typeset on the server: safe HTML with MathML inside. */
    questions_html: z.string(),
    images: z.array(imageSchema),
    /** Questions of one design in one topic differ in their numbers only. A question without a key is its own design. */
    design: z.object({ key: z.string().nullable(), variants: z.int().min(1) }),
    updated_at: z.iso.datetime(),
    ...staffFieldsSchema.partial().shape,
  })
  .meta({ id: 'QuestionCard', description: toldToStaff });

/** One line of a mark scheme: what was done, and the marks for it, such as M1, A1 or R1. */
export const markLineSchema = z.object({
  text: z.string(),
  html: z.string(),
  mark: z.string(),
  marks: z.int(),
});

export const answerSchema = z.object({
  id: z.int(),
  body: z.string(),
  body_html: z.string(),
  images: z.array(imageSchema),
  mark_lines: z.array(markLineSchema),
});

export const questionSchema = z
  .object({
    ...questionCardSchema.shape,
    hints: z.array(z.object({ text: z.string(), html: z.string() })),
    mcq_answer: z.string().nullable(),
    /** What students type for each part, in the order of the question; empty where nobody has written it yet. */
    replies: z.array(askedReplySchema),
    Answer: z.array(answerSchema),
    /** Papers for everybody that hold it, or the same with other numbers. */
    papers: z.array(z.object({ slug: z.string(), name: z.string() })),
    /** The next question of the same design, with other numbers; after the last one the first again. */
    another: questionCardSchema.pick({ id: true, subject: true, topic_path: true }).nullable(),
    related: z.array(
      questionCardSchema.pick({
        id: true,
        subject: true,
        topic_path: true,
        difficulty: true,
        marks: true,
        questions_text: true,
        questions_html: true,
      }),
    ),
  })
  .meta({ id: 'Question', description: toldToStaff });
