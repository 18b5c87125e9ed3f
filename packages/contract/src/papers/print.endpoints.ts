import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { testSlugSchema } from '../practice-tests/test.schema.ts';
import { paperSlugSchema } from './papers.schema.ts';
import { printedParts, printStyles } from './print.constants.ts';

const tag = 'Papers';
const style = z.enum(printStyles).default('standard');
const ofTest = z.object({ slug: testSlugSchema });

export const printPaper = endpoint({
  name: 'printPaper',
  tag,
  method: 'GET',
  path: '/api/papers/:slug/pdf',
  access: 'anyone',
  summary:
    'A paper to print: its questions with room for answers, or its mark scheme. The scheme of a paper that the caller is sitting, or has been chosen for and not sat yet, comes once it is over.',
  params: z.object({ slug: paperSlugSchema }),
  query: z.object({ part: z.enum(printedParts).default('questions'), style }),
  response: z.custom<Uint8Array>(),
  responseType: 'application/pdf',
  errors: ['invalid_input', 'not_found', 'conflict', 'too_many_attempts', 'unavailable'],
});

export const printBooklet = endpoint({
  name: 'printBooklet',
  tag,
  method: 'GET',
  path: '/api/test/:slug/booklet.pdf',
  access: 'signed-in',
  summary:
    "An answer booklet for one of the caller's tests. Each page has a code, by which it is known when it comes back.",
  params: ofTest,
  query: z.object({ style }),
  response: z.custom<Uint8Array>(),
  responseType: 'application/pdf',
  errors: ['invalid_input', 'not_signed_in', 'not_found', 'unavailable'],
});

export const getBooklet = endpoint({
  name: 'getBooklet',
  tag,
  method: 'GET',
  path: '/api/test/:slug/booklet',
  access: 'signed-in',
  summary: "Which questions each page of a test's answer booklet is for. It stays as it was printed first.",
  params: ofTest,
  response: z.object({
    pages: z.array(
      z.object({
        /** From 1. */
        page: z.int(),
        /** Places of questions in the test, from 0. */
        positions: z.array(z.int()),
      }),
    ),
  }),
  errors: ['invalid_input', 'not_signed_in', 'not_found'],
});
