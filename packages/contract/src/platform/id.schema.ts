import { z } from 'zod';

/** As large as the database counts. */
export const recordNumber = z.int().min(1, 'must be an id').max(2_147_483_647, 'must be an id');

/** The id of a record: a number, or its digits as an address has them. Nothing else is taken for one. */
export const recordId = z
  .union(
    [
      z.int(),
      z
        .string()
        .regex(/^\d{1,10}$/)
        .transform(Number),
    ],
    // One that isn't there is told as every missing field is.
    { error: ({ input }) => (input === undefined ? undefined : 'must be an id') },
  )
  .pipe(recordNumber);

/** What a change began with, counted by the database; the next one has to fit as well. */
export const revisionNumber = z.int().min(0).max(2_147_483_646);
