import { z } from 'zod';

export const pageSizes = [10, 25, 50, 100] as const;

const whole = (most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(1).max(most));

/** What every table of the admin area can be asked for, besides its own filters. */
export const pageQuery = <const Keys extends readonly [string, ...string[]]>(sortKeys: Keys) => ({
  q: z.string().trim().max(200).optional(),
  page: whole(1_000_000).default(1),
  pageSize: whole(100).default(25),
  sort: z.enum(sortKeys).default(sortKeys[0]),
  order: z.enum(['asc', 'desc']).default('desc'),
});

/** One page of a table, and how many rows there are in all. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), total: z.int(), page: z.int(), pageSize: z.int() });
