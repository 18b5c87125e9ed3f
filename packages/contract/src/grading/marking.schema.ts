import { z } from 'zod';
import { marksPerQuestion } from '../practice-tests/test.constants.ts';
import { mostSheetPages } from './grading.constants.ts';
import {
  longestComment,
  longestMark,
  longestOverall,
  mostAnnotations,
  mostStrokePoints,
  penColours,
} from './marking.ts';

const share = z.number().min(0).max(1);
const placed = {
  id: z.string().regex(/^[\w-]{1,40}$/),
  page: z.int().min(1).max(mostSheetPages),
};
const spot = { ...placed, x: share, y: share };

export const annotationSchema = z.discriminatedUnion('kind', [
  z.object({
    ...placed,
    kind: z.enum(['pen', 'highlighter']),
    colour: z.enum(penColours),
    points: z
      .array(share)
      .min(2)
      .max(2 * mostStrokePoints)
      .refine(({ length }) => length % 2 === 0, 'must be pairs'),
  }),
  z.object({ ...spot, kind: z.enum(['tick', 'cross']) }),
  z.object({ ...spot, kind: z.literal('mark'), text: z.string().trim().min(1).max(longestMark) }),
  z.object({ ...spot, kind: z.literal('comment'), text: z.string().trim().min(1).max(longestComment) }),
]);

const questionMarkingSchema = z.object({
  question_id: z.int().min(1).max(2_147_483_647),
  lines: z.array(z.int().min(0).max(200)).max(200).nullable(),
  marks: z
    .number()
    .min(0)
    .max(marksPerQuestion, `A question has ${marksPerQuestion} marks`)
    .refine((marks) => Math.abs(marks * 100 - Math.round(marks * 100)) < 1e-6, 'at most two decimals')
    .nullable(),
  comment: z.string().max(longestComment),
});

const distinct = (keys: readonly unknown[]) => new Set(keys).size === keys.length;

export const markingSchema = z
  .object({
    questions: z
      .array(questionMarkingSchema)
      .max(100)
      .refine((all) => distinct(all.map(({ question_id }) => question_id)), 'each question only once'),
    annotations: z
      .array(annotationSchema)
      .max(mostAnnotations)
      .refine((all) => distinct(all.map(({ id }) => id)), 'each only once'),
    overall_comment: z.string().max(longestOverall),
  })
  .meta({ id: 'Marking' });
