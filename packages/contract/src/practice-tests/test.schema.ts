import { verdicts } from '@sevenfold/replies/verdict';
import { z } from 'zod';
import { slugSchema, subjectSchema } from '../catalogue/catalogue.schema.ts';
import { paperOfTestSchema, paperResultSchema } from '../papers/papers.schema.ts';
import { recordNumber } from '../platform/id.schema.ts';
import { answerSchema, questionCardSchema, topicNameSchema } from '../questions/question.schema.ts';
import { askedReplySchema } from '../questions/reply.schema.ts';
import { durations, longestReply, markSources, testSlugPattern, testStates } from './test.constants.ts';

export const testSlugSchema = z.string().regex(testSlugPattern);

export const durationSchema = z
  .number()
  .refine((value) => (durations as readonly number[]).includes(value), 'must be 30, 60 or 120')
  .transform((value) => value as (typeof durations)[number]);

const slugs = z.array(slugSchema).max(100);

/** What a test is made of, as the builder sends it. */
export const testChoiceSchema = z.object({
  subject_slug: slugSchema,
  topic_slugs: slugs.min(1, 'Choose at least one topic'),
  subtopic_slugs: slugs.default([]),
  sub_subtopic_slugs: slugs.default([]),
  duration: durationSchema,
});

const typedReplySchema = z.object({ field: z.string(), value: z.string() });

/** What came of the replies to one question, once the test is closed and they are marked. */
export const repliedQuestionSchema = z
  .object({
    /** Whether the marking broke down, which is our fault: then there are no verdicts, and nothing is called wrong. */
    failed: z.boolean(),
    fields: z.array(
      z.object({
        field: z.string(),
        part: z.string(),
        /** As it was typed; empty where nothing was. */
        value: z.string(),
        /** Null for what students mark themselves. */
        verdict: z.enum(verdicts).nullable(),
        /** Typeset: safe HTML with MathML inside. */
        read_html: z.string(),
        note_html: z.string().nullable(),
        marks: z.int(),
        of: z.int(),
      }),
    ),
    /** The machine's marks and the student's own ticks together, in the question's own marks. */
    parts: z.array(
      z.object({
        /** Empty where the question counts as a whole. */
        part: z.string(),
        marks: z.int(),
        of: z.int(),
        /** Places of its lines in the mark scheme. */
        lines: z.array(z.int()),
        /** Whether the student's ticks can add something. */
        own: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'RepliedQuestion' });

/** A question of a test. While the test runs it holds no video, no answer and no verdict, and marks only in a paper. */
export const testQuestionSchema = z
  .object({
    question_id: z.int(),
    status: z.enum(['attempted', 'skipped']).nullable(),
    skipped: z.boolean(),
    question: questionCardSchema
      .pick({
        id: true,
        subject: true,
        topic: true,
        topic_path: true,
        difficulty: true,
        level: true,
        calculatorAllowed: true,
        questions_text: true,
        questions_html: true,
        images: true,
      })
      .extend({
        marks: z.int().nullable(),
        video_solution: z.string().nullable(),
        /** There once the test is finished and answers were asked for. */
        Answer: z.array(answerSchema).optional(),
      }),
    /** What can be typed for each part, in the order of the question. */
    asked: z.array(askedReplySchema),
    /** What the student typed, the last of each field. */
    typed: z.array(typedReplySchema),
    /** Null until the test is closed and marked, and where nothing was typed. */
    replied: repliedQuestionSchema.nullable(),
    /** Seconds that the student had it open; null where nobody measured. */
    time_spent: z.int().nullable(),
    /** Places of the mark-scheme lines that the student ticked; null while the student hasn't marked it. */
    ticked_lines: z.array(z.int()).nullable(),
    /** What the faculty says of it; null until the sheet is returned, and where it was graded as a whole. */
    faculty: z
      .object({
        /** Out of 5. */
        marks: z.number(),
        /** Places of the mark-scheme lines that were earned; null where marks were given without them. */
        lines: z.array(z.int()).nullable(),
        comment: z.string().nullable(),
      })
      .nullable(),
    /** What counts, out of 5, once the test is finished. */
    marks: z.number().nullable(),
  })
  .meta({ id: 'TestQuestion' });

const scoreSchema = z.object({
  marks: z.number(),
  total: z.int(),
  percentage: z.int(),
  source: z.enum(markSources),
});

/** One line of the breakdown: a topic or a difficulty. */
const shareSchema = z.object({
  label: z.string(),
  questions: z.int(),
  attempted: z.int(),
  marks: z.number(),
  total: z.int(),
});

export const testSchema = z
  .object({
    slug: z.string(),
    subject: subjectSchema,
    topics: z.array(topicNameSchema),
    subtopics: z.array(topicNameSchema),
    sub_subtopics: z.array(topicNameSchema),
    /** The narrowest of what was chosen: where the questions come from. */
    test_subtopic: z.array(topicNameSchema),
    /** In minutes. */
    duration: z.int(),
    state: z.enum(testStates),
    /** How often it was taken: 0 or 1. */
    attempts: z.int(),
    created_at: z.iso.datetime(),
    started_at: z.iso.datetime().nullable(),
    finished_at: z.iso.datetime().nullable(),
    /** Whether the student ended it or the time did. */
    ended_by: z.enum(['student', 'deadline']).nullable(),
    /** By the server's clock, which is the only one that counts. */
    remaining_ms: z.int().nullable(),
    /** Seconds from the start to the end. */
    time_used: z.int().nullable(),
    question_count: z.int(),
    attempted_count: z.int(),
    skipped_count: z.int(),
    get_graded: z.boolean(),
    /** The faculty's, once the answer sheet is graded. */
    marks_obtained: z.number().nullable(),
    /** What the faculty says of the whole test. */
    faculty_comment: z.string().nullable(),
    /** How far the marking of what was typed is; null where nothing was typed, and while the test runs. */
    replies_state: z.enum(['waiting', 'marked']).nullable(),
    score: scoreSchema.nullable(),
    files: z.array(z.object({ file_type: z.enum(['USER_FILE', 'ADMIN_FILE']) })),
    questions: z.array(testQuestionSchema).optional(),
    breakdown: z
      .object({
        /** Whose marks it counts. The score may be the faculty's while no single question was marked by them. */
        source: z.enum(markSources),
        by_topic: z.array(shareSchema),
        by_difficulty: z.array(shareSchema),
      })
      .nullable(),
    /** The paper that is sat in it; null for a test of the builder. */
    paper: paperOfTestSchema.nullable(),
    /** There once a sat paper is over. */
    paperResult: paperResultSchema.nullable(),
  })
  .meta({ id: 'Test' });

/** Something that the student did. The id is the client's: sent again, it changes nothing. */
const action = { id: z.uuid(), question_id: recordNumber };
export const testActionSchema = z.discriminatedUnion('kind', [
  z.object({ ...action, kind: z.enum(['attempt', 'skip']) }),
  /** What was typed into a field, the whole of it. Of several the last one stands. */
  z.object({
    ...action,
    kind: z.literal('reply'),
    field: z.string().min(1).max(30),
    value: z.string().max(longestReply, `Please keep it under ${longestReply} characters`),
  }),
  /** The question was open for so long, since it was last said. */
  z.object({
    ...action,
    kind: z.literal('time'),
    milliseconds: z
      .int()
      .min(0)
      .max(24 * 3_600_000),
  }),
]);

/** Where a running test stands, for every tab that shows it. */
export const testProgressSchema = z
  .object({
    state: z.enum(testStates),
    remaining_ms: z.int().nullable(),
    /** How long replies stay closed, since the paper is only read; null where they are open. */
    readingLeftMs: z.int().nullable(),
    statuses: z.array(
      z.object({ question_id: z.int(), status: z.enum(['attempted', 'skipped']).nullable() }),
    ),
    /** What was typed so far, the last of each field. */
    replies: z.array(typedReplySchema.extend({ question_id: z.int() })),
  })
  .meta({ id: 'TestProgress' });
