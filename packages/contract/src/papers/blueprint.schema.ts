import { z } from 'zod';
import { recordNumber } from '../platform/id.schema.ts';
import { lineOfText } from '../platform/text.schema.ts';
import { difficulties, paperNames } from '../questions/question.constants.ts';
import { calculatorWishes, questionKinds } from './blueprint.ts';
import { blueprintLimits } from './papers.constants.ts';

const { marks, minutes, sections, wishes, questions, designs } = blueprintLimits;

const spanOf = (most: number) => {
  const bound = z.int().min(0).max(most);
  return { from: bound.optional(), to: bound.optional() };
};

const inOrder = ({ from, to }: { from?: number | undefined; to?: number | undefined }): boolean =>
  from === undefined || to === undefined || from <= to;
const turned = { error: 'The lower bound is above the upper one' };

const percent = spanOf(100);
const count = spanOf(questions);

/** No key is said twice: of two spans for one topic nobody knows which counts. */
const each = <Item>(item: z.ZodType<Item>, keyOf: (one: Item) => unknown) =>
  z
    .array(item)
    .max(wishes)
    .refine((all) => new Set(all.map(keyOf)).size === all.length, {
      error: 'Please say each of these once',
    });

const papers = z.array(z.enum(paperNames)).max(paperNames.length);

const sectionSchema = z.object({
  name: lineOfText(40, 'Please keep the name under 40 characters'),
  marks: z.int().min(1).max(marks),
  kinds: z.array(z.enum(questionKinds)).max(questionKinds.length).optional(),
  papers: papers.optional(),
  questions: z.object(count).refine(inOrder, turned).optional(),
  each: z.object(spanOf(marks)).refine(inOrder, turned).optional(),
});

/** The key of a design, as content and imports name it. */
const designKey = z.string().trim().min(1).max(200);

export const blueprintSchema = z
  .object({
    total: z.union([
      z.strictObject({ marks: z.int().min(1).max(marks) }),
      z.strictObject({ minutes: z.int().min(5).max(minutes) }),
    ]),
    sections: z
      .array(sectionSchema)
      .max(sections)
      .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
        error: 'Please give each section a name of its own',
      })
      .default([]),
    topics: each(
      z.object({ topicId: recordNumber, ...percent }).refine(inOrder, turned),
      ({ topicId }) => topicId,
    ).default([]),
    difficulties: each(
      z.object({ difficulty: z.enum(difficulties), ...percent }).refine(inOrder, turned),
      ({ difficulty }) => difficulty,
    ).default([]),
    papers: papers.default([]),
    calculator: z.enum(calculatorWishes).default('any'),
    counts: each(
      z.object({ kind: z.enum(questionKinds), ...count }).refine(inOrder, turned),
      ({ kind }) => kind,
    ).default([]),
    unseen: z.boolean().default(false),
    include: z.array(designKey).max(designs).default([]),
    exclude: z.array(designKey).max(designs).default([]),
  })
  .meta({ id: 'Blueprint' });
