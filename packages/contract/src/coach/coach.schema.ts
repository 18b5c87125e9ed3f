import { z } from 'zod';
import { subjectSchema } from '../catalogue/catalogue.schema.ts';
import { formatIn } from '../platform/format-in.rules.ts';
import { questionCardSchema, topicNameSchema } from '../questions/question.schema.ts';
import {
  eventSources,
  examSessions,
  longestOwnNote,
  reasonKinds,
  sessionLengths,
} from './coach.constants.ts';
import { fitsSession } from './exam-date.rules.ts';

/** A part of 1. */
const share = z.number().min(0).max(1);

/** Where the student is, as her browser says: it decides what 'today' is. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .regex(/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/, 'must be a time zone')
  .refine((zone) => {
    try {
      return Boolean(formatIn(zone, 'en-CA', { dateStyle: 'short' }));
    } catch {
      return false;
    }
  }, 'must be a time zone');

export const minutesSchema = z
  .enum(sessionLengths.map(String) as [`${(typeof sessionLengths)[number]}`])
  .transform((minutes) => Number(minutes) as (typeof sessionLengths)[number]);

const examSchema = z.object({
  session: z.enum(examSessions),
  year: z.int(),
  /** The day of the first paper: as the student told it, or when papers usually begin. */
  date: z.iso.date(),
  /** Whether the student told the day. */
  exact: z.boolean(),
  /** 0 on the day itself. */
  days: z.int().min(0),
  /** Then nothing is planned any more. */
  over: z.boolean(),
});

export const courseSchema = z.object({
  subject: subjectSchema,
  exam: examSchema.nullable(),
  /** Marked answers so far. */
  answers: z.int(),
});

/** A question as far as a link to it and a line about it need. */
export const linkedQuestionSchema = questionCardSchema.pick({
  id: true,
  subject: true,
  topic: true,
  topic_path: true,
  difficulty: true,
  marks: true,
  answerable: true,
});

export const sessionItemSchema = z.object({
  question: linkedQuestionSchema,
  minutes: z.int(),
  kind: z.enum(reasonKinds),
  /** Such as 'You missed the chain rule on Tuesday'. */
  reason: z.string(),
  /** Whether the student has met the same design, with other numbers. */
  other_numbers: z.boolean(),
  /** Whether the design was answered today. */
  done: z.boolean(),
});

/** What a student can be expected to earn. All null: too little to say. */
const estimateShape = {
  /** The share of marks to be expected at a question of medium difficulty. */
  estimate: share.nullable(),
  /** Where it lies with a chance of four in five. */
  low: share.nullable(),
  high: share.nullable(),
};

const mapTopicShape = {
  topic: topicNameSchema,
  /** From the top of the tree down to the topic: its address is made of it. */
  topic_path: z.array(topicNameSchema),
  ...estimateShape,
  /** How sure the estimate is; 0 where there is too little to say. */
  sureness: share,
  /** Marked answers in it and below. */
  practised: z.int(),
  /** Designs that should come back now. */
  due: z.int(),
};

export const mapTopicSchema = z
  .object({ ...mapTopicShape, subtopics: z.array(z.object(mapTopicShape)) })
  .meta({ id: 'MapTopic' });

const gradeSchema = z.object({
  low: z.int().min(1).max(7),
  high: z.int().min(1).max(7),
  likeliest: z.int().min(1).max(7),
  /** How likely it is to lie between the two. */
  sureness: share,
  /** The share of all marks to be expected. */
  share,
});

export const gradeAnswerSchema = z.object({
  course: courseSchema,
  /** Null: too little to say. */
  grade: gradeSchema.nullable(),
  /** The lowest share of marks for each grade from 2 to 7. */
  boundaries: z.array(share).length(6),
  /** Whole papers that were counted in. */
  papers: z.int(),
  /** What would raise it most: three at most, the first most. */
  raise: z.array(
    z.object({
      topic: topicNameSchema,
      topic_path: z.array(topicNameSchema),
      ...estimateShape,
      /** How much of all marks it brings to get one step better there. */
      raises: share,
    }),
  ),
});

export const mistakeSchema = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    source: z.enum(eventSources),
    /** Null where it was deleted, or may not be seen any more. */
    question: linkedQuestionSchema.extend({ questions_html: z.string() }).nullable(),
    subject: subjectSchema,
    topic: topicNameSchema.nullable(),
    marks: z.number(),
    of: z.number(),
    /** What was typed and lost marks. */
    replies: z.array(
      z.object({
        field: z.string(),
        value: z.string(),
        /** As it was understood, typeset: safe HTML. */
        read_html: z.string().nullable(),
        /** The mistake by its name, where it is a known one: safe HTML. */
        note_html: z.string().nullable(),
        marks: z.number(),
        of: z.number(),
      }),
    ),
    /** The lines of the mark scheme that were not earned, where somebody ticked them. */
    missed_lines: z.array(z.object({ html: z.string(), mark: z.string() })),
    /** What the faculty wrote about it. */
    comment: z.string().nullable(),
    own_note: z.string().nullable(),
    /** When the same design was answered well afterwards. */
    mended_at: z.iso.datetime().nullable(),
    /** The same with other numbers; the question itself where there are none. Null where nothing is left to retry. */
    again: linkedQuestionSchema.nullable(),
  })
  .meta({ id: 'Mistake' });

export const ownNoteSchema = z
  .string()
  .trim()
  .max(longestOwnNote, { error: `Please keep it under ${longestOwnNote} characters`, abort: true });

/** A session that a student prepares for. */
export const toldExamSchema = z
  .object({
    subject: z.string().min(1).max(120),
    session: z.enum(examSessions),
    year: z.int().min(2000).max(2100),
    date: z.iso.date().nullable().default(null),
  })
  .refine(fitsSession, { path: ['date'], error: 'This day is not in that session' });

/** What became of one answer; exports list all of them. */
export const historyEventSchema = z.object({
  at: z.iso.datetime(),
  subject: z.string(),
  topic: z.string(),
  question_id: z.int().nullable(),
  source: z.enum(eventSources),
  in_test: z.boolean(),
  marks: z.number(),
  of: z.number(),
});
