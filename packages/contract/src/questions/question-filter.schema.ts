import { z } from 'zod';
import { slugSchema } from '../catalogue/catalogue.schema.ts';
import {
  difficulties,
  firstYear,
  levels,
  months,
  pageSizes,
  paperName,
  paperNames,
  paperParts,
  papers,
  sortKeys,
  sortOrders,
  timezones,
} from './question.constants.ts';

const oneOf = <const Values extends readonly number[]>(values: Values) =>
  z.coerce
    .number()
    .refine((value) => values.includes(value), `must be one of ${values.join(', ')}`)
    .transform((value) => value as Values[number]);

/** A switch in the address: there and true, or not there. */
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const namesOfPapers: readonly string[] = paperNames;

/** Every filter of the bank, as the API writes it. */
export const questionFilterSchema = z
  .object({
    subject: slugSchema.optional(),
    topic: slugSchema.optional(),
    subTopic: slugSchema.optional(),
    subSubTopic: slugSchema.optional(),
    year: z.coerce.number().int().min(firstYear).max(2100).optional(),
    month: z.enum(months).optional(),
    paper: oneOf(papers).optional(),
    /** Of paper 1 of a science; without it, both parts. */
    paper_part: z.enum(paperParts).optional(),
    timezone: oneOf(timezones).optional(),
    level: z.enum(levels).optional(),
    difficulty: z
      .preprocess(
        (value) => (typeof value === 'string' ? [value] : value),
        z.array(z.enum(difficulties)).max(difficulties.length),
      )
      .optional(),
    calculatorAllowed: flag.optional(),
    calculatorNotAllowed: flag.optional(),
    completedQuestion: flag.optional(),
    uncompletedQuestion: flag.optional(),
    bookmarkedQuestion: flag.optional(),
    /** Staff only; refused to others. */
    verified: flag.optional(),
    topicChanged: flag.optional(),
    /** One question of each design, unless all are asked for. */
    variants: z.enum(['one', 'all']).optional(),
    sortBy: z.enum(sortKeys).optional(),
    sortOrder: z.enum(sortOrders).optional(),
  })
  .refine(
    ({ paper, paper_part }) =>
      paper === undefined || !paper_part || namesOfPapers.includes(paperName({ paper, paper_part })),
    { path: ['paper_part'], error: 'must be left out with this paper: only paper 1 has parts' },
  );

export const questionListSchema = questionFilterSchema.safeExtend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: oneOf(pageSizes).default(5),
});
