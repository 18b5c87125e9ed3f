import { z } from 'zod';
import { slugSchema } from '../catalogue/catalogue.schema.ts';
import { endpoint } from '../platform/endpoint.ts';
import { recordId, revisionNumber } from '../platform/id.schema.ts';
import { richTextBytes, richTextSchema, shownRichTextSchema } from './rich-text.schema.ts';

const tag = 'Staff: content';
const slug = z.object({ slug: slugSchema });
const errors = ['invalid_input', 'not_signed_in', 'not_allowed', 'not_found'] as const;

export const getStaticPage = endpoint({
  name: 'getStaticPage',
  tag: 'Content',
  method: 'GET',
  path: '/api/pages/:slug',
  access: 'anyone',
  summary: 'The text of a page such as the terms of service.',
  params: slug,
  response: z
    .object({
      slug: z.string(),
      title: z.string(),
      content: shownRichTextSchema,
      /** Null while the page has no text at all. */
      updatedAt: z.iso.datetime().nullable(),
    })
    .meta({ id: 'StaticPage' }),
  errors: ['invalid_input', 'not_found'],
});

const standing = {
  slug: z.string(),
  title: z.string(),
  /** Where readers find it. */
  path: z.string(),
  /** Null while readers see the text that the product came with. */
  publishedAt: z.iso.datetime().nullable(),
  pending: z.boolean(),
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: z.string().nullable(),
  revision: z.int(),
};

export const listAdminPages = endpoint({
  name: 'listAdminPages',
  tag,
  method: 'GET',
  path: '/api/admin/pages',
  access: 'staff',
  summary: 'The pages whose text staff write.',
  response: z.object({ rows: z.array(z.object(standing)) }),
  errors: ['not_signed_in', 'not_allowed'],
});

/** Under this id stands the text that the product came with. */
export const versionItCameWith = 0;

const versionSchema = z.object({
  id: z.int(),
  title: z.string(),
  publishedAt: z.iso.datetime(),
  /** Null for the text that the product came with. */
  publishedBy: z.string().nullable(),
});

export const getAdminPage = endpoint({
  name: 'getAdminPage',
  tag,
  method: 'GET',
  path: '/api/admin/pages/:slug',
  access: 'staff',
  summary:
    'A page as it is being written, with the versions that were published, the newest first, and the text that it came with at the end.',
  params: slug,
  response: z.object({ ...standing, content: shownRichTextSchema, versions: z.array(versionSchema) }),
  errors: [...errors],
});

export const savePage = endpoint({
  name: 'savePage',
  tag,
  method: 'PUT',
  path: '/api/admin/pages/:slug',
  access: 'staff',
  summary: 'Saves the draft of a page. Readers see nothing of it until it is published.',
  params: slug,
  body: z.object({
    revision: revisionNumber,
    title: z
      .string()
      .trim()
      .min(1, 'Please give the page a title')
      .max(200, { error: 'Please keep it under 200 characters', abort: true }),
    content: richTextSchema,
  }),
  largestBody: richTextBytes,
  response: z.object(standing),
  errors: [...errors, 'conflict', 'too_large'],
});

export const publishPage = endpoint({
  name: 'publishPage',
  tag,
  method: 'POST',
  path: '/api/admin/pages/:slug/publish',
  access: 'staff',
  summary: 'Shows the draft of a page to readers and keeps it as a version.',
  params: slug,
  body: z.object({ revision: revisionNumber }),
  response: z.object(standing),
  errors: [...errors, 'conflict'],
});

export const getPageVersion = endpoint({
  name: 'getPageVersion',
  tag,
  method: 'GET',
  path: '/api/admin/pages/:slug/versions/:id',
  access: 'staff',
  summary: `A version of a page that was published before; ${versionItCameWith} is the text that it came with.`,
  params: slug.extend({ id: z.union([z.literal(String(versionItCameWith)).transform(Number), recordId]) }),
  response: versionSchema.extend({ content: shownRichTextSchema }),
  errors: [...errors],
});
