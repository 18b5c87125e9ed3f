import { forms, kinds } from '@sevenfold/replies/asked';
import { z } from 'zod';

const text = (least: number, most: number, tooShort: string) =>
  z.string(tooShort).min(least, tooShort).max(most, `Please keep it under ${most} characters`);
const words = text(1, 400, 'Please fill this in');
const note = text(5, 500, 'Please say what led to it, in a few words');
const label = text(1, 200, 'Please fill this in');
const marks = z.int('Marks are a whole number').min(1, 'At least one mark').max(60, 'At most 60 marks');

/** What a student types and the machine marks; see packages/replies/README.md. */
const typed = {
  kind: z.enum(kinds),
  /** As a student would type it: `2x + 3`, `sqrt(3)/2`, `9.81 m s^-2`. */
  expected: words,
  variables: z.array(z.string().min(1).max(20)).max(10).readonly().optional(),
  /** IB's rule without it: exact, or to three significant figures. */
  accuracy: z
    .union(
      [
        z.literal('exact'),
        z.strictObject({ figures: z.int().min(1).max(20) }),
        z.strictObject({ decimals: z.int().min(0).max(20) }),
        z.strictObject({ tolerance: z.number().min(0) }),
      ],
      'Accuracy is exact, or a number of figures (1 to 20), decimals (0 to 20) or a tolerance',
    )
    .optional(),
  form: z.enum(forms).optional(),
  /** Shown behind the field; may be typed along. */
  unit: z.string().min(1).max(60).optional(),
  /** What no result can be: `p < 0 or p > 1`. Nothing follows through to there. */
  unless: words.optional(),
  /** Wrong answers that tell what went wrong. */
  mistakes: z
    .array(z.strictObject({ value: words, note }))
    .max(12)
    .readonly()
    .optional(),
};

/** What no machine can mark: students do it themselves, by the mark scheme. */
const own = {
  kind: z.literal('self'),
  /** Such as 'show that', 'explain', 'sketch'. */ why: text(
    3,
    100,
    'Please say why no machine can mark it, such as ‘explain’',
  ),
};

const written = {
  /** Such as 'b' or 'c ii'; none where the question has no parts. */
  part: z.string().max(20).optional(),
  /** Stands before the field where a part has several: Markdown such as `$p =$`. */
  label: label.optional(),
  /** All marks of the part that its other replies leave, unless given. */
  marks: marks.optional(),
};

/** As authors write it. */
export const writtenReplySchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      ...written,
      ...typed,
      /** The result in terms of earlier replies: `a.1 + 2`. Who went wrong there and goes on rightly has these marks. */
      follows: words.optional(),
    }),
    z.strictObject({ ...written, ...own }),
  ],
  { error: `The kind is one of ${kinds.join(', ')} and self` },
);
export const writtenRepliesSchema = z.array(writtenReplySchema).max(60, 'At most 60 replies').readonly();
export type WrittenReply = z.infer<typeof writtenReplySchema>;

const kept = {
  /** Such as `a.1`. */
  field: z.string().min(1).max(30),
  part: z.string().max(20),
  label: label.optional(),
  marks,
};

/** As the bank holds it. */
export const replyFieldSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...kept,
    ...typed,
    /** The texts of A, B, C …; Markdown. */
    choices: z.array(z.string().min(1).max(1000)).max(10).readonly().optional(),
    follows: z
      .strictObject({ from: z.array(z.string().max(30)).min(1).max(20).readonly(), expected: words })
      .optional(),
  }),
  z.strictObject({ ...kept, ...own }),
]);
export type ReplyField = z.infer<typeof replyFieldSchema>;

const typeset = z.object({ text: z.string(), html: z.string() });

/** As everybody sees it: what is asked for, and nothing that tells the answer. */
export const askedReplySchema = z
  .object({
    field: z.string(),
    part: z.string(),
    kind: z.enum([...kinds, 'self']),
    label: typeset.optional(),
    unit: typeset.optional(),
    /** A, B, C … in their order, of kind choice alone. */
    choices: z.array(typeset).optional(),
    marks: z.int(),
    /** Of kind self alone: why no machine marks it. */
    why: z.string().optional(),
  })
  .meta({ id: 'AskedReply' });
