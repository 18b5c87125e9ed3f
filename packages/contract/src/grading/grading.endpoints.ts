import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { testSlugSchema } from '../practice-tests/test.schema.ts';
import { fileTypes, gradingSchema } from './grading.schema.ts';
import { longestClaims, readClaims } from './sheet-pages.rules.ts';

const tag = 'Grading';
const slug = z.object({ slug: testSlugSchema });

export const getGrading = endpoint({
  name: 'getGrading',
  tag,
  method: 'GET',
  path: '/api/test/:slug/grading',
  access: 'signed-in',
  summary: 'Where the grading of a finished test of the caller stands.',
  params: slug,
  response: gradingSchema,
  errors: ['invalid_input', 'not_signed_in', 'not_found', 'conflict'],
});

export const listGradings = endpoint({
  name: 'listGradings',
  tag,
  method: 'GET',
  path: '/api/grading',
  access: 'signed-in',
  summary: "Where the caller's gradings stand: of every test that has a sheet or a payment, and of no other.",
  response: z.array(gradingSchema),
  errors: ['not_signed_in'],
});

/** Nothing or a number, as a form sends it. */
const marks = z
  .string()
  .trim()
  .regex(/^(\d{1,4}(\.\d{1,2})?)?$/, 'Marks must be a number such as 17 or 17.5')
  .transform((text) => (text === '' ? undefined : Number(text)));

export const getPrintedPages = endpoint({
  name: 'getPrintedPages',
  tag,
  method: 'GET',
  path: '/api/test/:slug/printed-pages',
  access: 'signed-in',
  summary: 'The pages of the answer booklet that was printed for a test of the caller; none where none was.',
  params: slug,
  response: z.object({
    pages: z.array(
      z.object({
        page: z.int(),
        /** Of the questions on it, from 1. */
        numbers: z.array(z.int()),
      }),
    ),
  }),
  errors: ['invalid_input', 'not_signed_in', 'not_found'],
});

const claims = z
  .string()
  .max(longestClaims)
  .transform((text, context) => {
    const read = readClaims(text);
    if (!read) context.addIssue({ code: 'custom', message: 'Pages must be a list such as 1.0123abcd,,3' });
    return read ?? [];
  });

/** Multipart: a `file`, and the fields before or after it. Students send USER_FILE, staff ADMIN_FILE as well. */
export const uploadAnswer = endpoint({
  name: 'uploadAnswer',
  tag,
  method: 'POST',
  path: '/api/test/:slug/upload-answer',
  access: 'signed-in',
  summary:
    "Uploads the answer sheet of a finished test, a PDF of at most 20 MB and 60 pages, or (staff) the graded sheet. Another upload takes the first one's place.",
  params: slug,
  form: z.object({
    file_type: z.enum(fileTypes).default('USER_FILE'),
    /** The faculty's, with the graded sheet. */
    marks_obtained: marks.optional(),
    /** The student's: which page of the booklet each page of the sheet is, with the ends of their codes. */
    pages: claims.optional(),
  }),
  response: gradingSchema,
  errors: [
    'invalid_input',
    'not_signed_in',
    'not_allowed',
    'not_found',
    'conflict',
    'too_large',
    'unsupported_type',
    'too_many_attempts',
    'unavailable',
  ],
});

export const downloadAnswer = endpoint({
  name: 'downloadAnswer',
  tag,
  method: 'GET',
  path: '/api/test/:slug/download-answer',
  access: 'signed-in',
  summary: 'A link to a sheet of the test, good for some minutes, for its owner and for staff.',
  params: slug,
  query: z.object({ fileType: z.enum(fileTypes) }),
  response: z.object({ url: z.string() }),
  errors: ['invalid_input', 'not_signed_in', 'not_found', 'unavailable'],
});
