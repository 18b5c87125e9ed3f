import { z } from 'zod';

export const fileTypes = ['USER_FILE', 'ADMIN_FILE'] as const;
export type FileType = (typeof fileTypes)[number];

/** Where the grading of one test stands, for its student. */
export const gradingSchema = z
  .object({
    test_slug: z.string(),
    /** In cents. */
    fee: z.int(),
    currency: z.string(),
    paid: z.boolean(),
    /** The sheet as it was uploaded; null before. */
    sheet: z
      .object({ name: z.string(), pages: z.int(), bytes: z.int(), uploaded_at: z.iso.datetime() })
      .nullable(),
    /** It can be exchanged until it is paid for and a member of the faculty has begun. */
    can_upload: z.boolean(),
    /** When both the payment and the sheet were there. */
    submitted_at: z.iso.datetime().nullable(),
    /** By when the report is promised. */
    due_at: z.iso.datetime().nullable(),
    graded_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Grading' });

export type Grading = z.output<typeof gradingSchema>;
