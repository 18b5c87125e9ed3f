import { z } from 'zod';
import { slugSchema } from '../catalogue/catalogue.schema.ts';
import { drawingSchema } from './drawing.schema.ts';
import { invalidVideo, videoIssue } from './edit-question.rules.ts';
import { difficulties, firstYear, levels, months, paperParts } from './question.constants.ts';
import { replyFieldSchema } from './reply.schema.ts';

const markdown = z.string().min(1).max(20_000);

/** A question as files bring it: topics by their slugs, and a key by which it is found again. */
export const questionImportSchema = z.object({
  /** Never changes: the same key updates the question, and keeps what users have done with it. */
  key: z.string().min(1).max(200),
  /** Questions of one design differ in their numbers only; `variant` counts them from 0. */
  designKey: z.string().min(1).max(200).optional(),
  variant: z.int().min(0).max(10_000).optional(),
  subject: slugSchema,
  topic: slugSchema,
  otherTopics: z.array(slugSchema).max(20).readonly().optional(),
  difficulty: z.enum(difficulties),
  level: z.enum(levels).optional(),
  marks: z.int().min(1).max(200),
  calculator: z.boolean(),
  specialInfo: z.string().max(500).optional(),
  videoSolution: z
    .string()
    .max(2000)
    .refine((link) => videoIssue(link) === undefined, invalidVideo)
    .optional(),
  month: z.enum(months).optional(),
  year: z.int().min(firstYear).max(2100).optional(),
  paper: z.int().min(1).max(3).optional(),
  paperPart: z.enum(paperParts).optional(),
  timezone: z.int().min(0).max(2).optional(),
  mcqAnswer: z.string().max(10).optional(),
  questionNumber: z.string().max(50).optional(),
  topicChanged: z.boolean().optional(),
  originalContent: z.string().optional(),
  /** Also listed at the other level. */
  shared: z.boolean().optional(),
  verified: z.boolean().optional(),
  visible: z.boolean().optional(),
  priority: z.int().min(-1_000_000).max(1_000_000).optional(),
  /** Markdown with LaTeX, as are hints, answer and scheme. */
  text: markdown,
  hints: z.array(markdown).max(20).readonly().optional(),
  answer: markdown,
  /** What was done, and the mark for it. The marks add up to those of the question. */
  scheme: z
    .array(z.tuple([markdown, z.string().min(1).max(20)]).readonly())
    .max(100)
    .readonly(),
  /** What students type for each part. */
  replies: z.array(replyFieldSchema).max(60).readonly().optional(),
  /** Shown where a text says `![](drawing:name)`. */
  drawings: z.record(z.string().max(60), drawingSchema).optional(),
});

export type QuestionImport = z.infer<typeof questionImportSchema>;
