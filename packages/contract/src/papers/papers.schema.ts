import { z } from 'zod';
import { subjectSchema } from '../catalogue/catalogue.schema.ts';
import { lineOfText } from '../platform/text.schema.ts';
import { paperNames } from '../questions/question.constants.ts';
import { questionCardSchema } from '../questions/question.schema.ts';
import { blueprintSchema } from './blueprint.schema.ts';
import { longestPaperName, paperSlugPattern, paperSources } from './paper.constants.ts';

export const paperSlugSchema = z.string().max(140).regex(paperSlugPattern, 'Not a valid name');

export const paperTitleSchema = lineOfText(
  longestPaperName,
  `Please keep the name under ${longestPaperName} characters`,
).pipe(z.string().min(1, 'Please give the paper a name'));

/** A paper as a list shows it. */
export const paperCardSchema = z
  .object({
    slug: z.string(),
    name: z.string(),
    subject: subjectSchema,
    /** Which paper of the exam it is; null for one that is like none of them. */
    paper: z.enum(paperNames).nullable(),
    /** The set of a mock, or the version of a paper: A, B … */
    letter: z.string().nullable(),
    source: z.enum(paperSources),
    marks: z.int(),
    minutes: z.int(),
    readingMinutes: z.int(),
    /** Null where each question says it. */
    calculatorAllowed: z.boolean().nullable(),
    questionCount: z.int(),
    /** Null where it is open since it was published. */
    opensAt: z.iso.datetime().nullable(),
    /** By the server's clock. Until then nobody but staff reads, prints or sits it. */
    open: z.boolean(),
    /** Whether the caller made it. */
    mine: z.boolean(),
    /** Whether it is for chosen students, of whom the caller is one. */
    chosen: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'PaperCard' });

/** A question as the paper prints it: no answer, no hint, no scheme. */
const paperQuestionSchema = z.object({
  /** From 1, through all sections. */
  number: z.int(),
  marks: z.int(),
  question: questionCardSchema.pick({
    id: true,
    subject: true,
    topic: true,
    topic_path: true,
    difficulty: true,
    calculatorAllowed: true,
    questions_text: true,
    questions_html: true,
    images: true,
  }),
});

export const paperSchema = z
  .object({
    ...paperCardSchema.shape,
    /** Empty until the paper opens. */
    sections: z.array(
      z.object({
        /** Such as 'Section A'; empty where the paper has none. */
        name: z.string(),
        marks: z.int(),
        questions: z.array(paperQuestionSchema),
      }),
    ),
    /** Where its formula booklet is; null where none is known. */
    booklet: z.string().nullable(),
    /** The caller's own sittings, the newest first. */
    sittings: z.array(
      z.object({
        slug: z.string(),
        state: z.enum(['not_started', 'running', 'finished']),
        createdAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'Paper' });

/** What a test says of the paper that is sat in it. */
export const paperOfTestSchema = z
  .object({
    slug: z.string(),
    name: z.string(),
    paper: z.enum(paperNames).nullable(),
    sections: z.array(
      z.object({
        name: z.string(),
        /** Places in the list of the test's questions, from 0. */
        questions: z.array(z.int()),
        marks: z.int(),
      }),
    ),
    /** Of each question of the test, in its order. */
    questionMarks: z.array(z.int()),
    marks: z.int(),
    readingMinutes: z.int(),
    /** How long replies stay closed, by the server's clock; null when the time for reading is over or hasn't begun. */
    readingLeftMs: z.int().nullable(),
    /** Null where each question says it. */
    calculatorAllowed: z.boolean().nullable(),
    booklet: z.string().nullable(),
  })
  .meta({ id: 'PaperOfTest' });

const gradeSchema = z.int().min(1).max(7);

const markedShare = {
  marks: z.number(),
  of: z.int(),
  /** Marks of it that nobody has given or refused yet. */
  waiting: z.number(),
};

/** What a sat paper came to, in its own marks. */
export const paperResultSchema = z
  .object({
    ...markedShare,
    /**
     * An estimate, by boundaries that staff keep: the lower one if nothing of what waits is earned, the upper one if all
     * of it is. Null where the course has no boundaries.
     */
    grade: z.object({ from: gradeSchema, to: gradeSchema }).nullable(),
    sections: z.array(z.object({ label: z.string(), ...markedShare })),
    topics: z.array(z.object({ label: z.string(), ...markedShare })),
    /** In the order of the test. */
    questions: z.array(z.object({ question_id: z.int(), ...markedShare })),
  })
  .meta({ id: 'PaperResult' });

/** A wish that blocks others, or that was changed, in words. */
const wordedWishes = z.array(z.string());

/** There is no such paper: the wishes that block one another, and the nearest that works. */
export const blockedSchema = z
  .object({
    found: z.literal(false),
    /** One sentence for all of it. */
    message: z.string(),
    /** Without one of these there might be a paper; together there is none. */
    conflict: wordedWishes,
    /** What the sentence says beyond naming them: how much of it would be possible, and what the bank has. */
    limit: z.string().nullable(),
    nearest: z
      .object({
        changes: wordedWishes,
        /** The wishes with these changes: sent again, they give a paper. */
        blueprint: blueprintSchema,
      })
      .nullable(),
  })
  .meta({ id: 'BlockedWishes' });

/** What came of the wishes of a student. */
export const builtPaperSchema = z.discriminatedUnion('found', [
  z.object({ found: z.literal(true), slug: z.string() }),
  blockedSchema,
]);
