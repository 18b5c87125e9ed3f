import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { richTextLimits } from './rich-text.rules.ts';
import { richTextBytes, richTextSchema, shownRichTextSchema } from './rich-text.schema.ts';

const tag = 'Staff: content';

export const previewRichText = endpoint({
  name: 'previewRichText',
  tag,
  method: 'POST',
  path: '/api/admin/rich-text/preview',
  access: 'staff',
  summary: 'Rich text as readers will get it, with its formulas typeset, and which formulas are wrong.',
  body: z.object({ content: richTextSchema }),
  largestBody: richTextBytes,
  response: z.object({
    content: shownRichTextSchema,
    readingMinutes: z.int(),
    problems: z.array(z.string()),
  }),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'too_large', 'unavailable'],
});

export const typesetRichFormula = endpoint({
  name: 'typesetRichFormula',
  tag,
  method: 'POST',
  path: '/api/admin/rich-text/formula',
  access: 'staff',
  summary: 'One formula of rich text, typeset. Says what is wrong with it.',
  body: z.object({ latex: z.string().trim().min(1).max(richTextLimits.latex), inline: z.boolean() }),
  response: z.object({ html: z.string() }),
  errors: ['invalid_input', 'not_signed_in', 'not_allowed', 'unavailable'],
});

/** Multipart: a `file`. */
export const uploadMedia = endpoint({
  name: 'uploadMedia',
  tag,
  method: 'POST',
  path: '/api/admin/media',
  access: 'staff',
  summary: 'Uploads a picture for posts and pages: PNG, JPEG, WebP or GIF of at most 10 MB. It is made anew.',
  form: z.object({}),
  status: 201,
  response: z.object({
    url: z.string(),
    mimeType: z.string(),
    width: z.int(),
    height: z.int(),
    filename: z.string(),
  }),
  errors: [
    'invalid_input',
    'malformed_body',
    'not_signed_in',
    'not_allowed',
    'too_large',
    'unsupported_type',
    'unavailable',
  ],
});
