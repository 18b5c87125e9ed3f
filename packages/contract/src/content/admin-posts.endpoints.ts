import { z } from 'zod';
import { slugSchema } from '../catalogue/catalogue.schema.ts';
import { endpoint } from '../platform/endpoint.ts';
import { recordId, revisionNumber } from '../platform/id.schema.ts';
import { pageOf, pageQuery } from '../platform/page.schema.ts';
import { pictureSchema, richTextBytes, richTextSchema, shownRichTextSchema } from './rich-text.schema.ts';

const tag = 'Staff: content';
const staffErrors = ['invalid_input', 'not_signed_in', 'not_allowed'] as const;
const id = z.object({ id: recordId });

export const postStates = ['draft', 'scheduled', 'published'] as const;

const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, { error: `Please keep it under ${longest} characters`, abort: true });

/** A draft may lack anything but a slug; what is missing is asked for when it is published. */
const draftFields = {
  slug: slugSchema,
  title: line(200),
  author: line(120),
  description: line(400),
  featuredImage: pictureSchema.nullable(),
};

const standing = {
  id: z.int(),
  state: z.enum(postStates),
  /** Where readers find it; null while they don't. */
  shownAt: z.string().nullable(),
  /** When readers see it, or will; null for a draft. */
  publishedDate: z.iso.datetime().nullable(),
  /** Changes that readers don't see yet. */
  pending: z.boolean(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string(),
};

const postRowSchema = z.object({
  ...standing,
  slug: z.string(),
  title: z.string(),
  author: z.string(),
});

/** What a post is now, to whoever saves it. */
const postStandingSchema = z.object({
  ...standing,
  /** Counts the saves; a save names the one it builds upon. */
  revision: z.int(),
  slug: z.string(),
});

const editedPostSchema = z
  .object({
    ...postStandingSchema.shape,
    title: z.string(),
    author: z.string(),
    description: z.string(),
    featuredImage: z.object({ url: z.string(), alt: z.string() }).nullable(),
    content: shownRichTextSchema,
  })
  .meta({ id: 'EditedPost' });

export const listAdminPosts = endpoint({
  name: 'listAdminPosts',
  tag,
  method: 'GET',
  path: '/api/admin/posts',
  access: 'staff',
  summary: 'Posts in every state.',
  query: z.object({
    ...pageQuery(['updated', 'published', 'title']),
    state: z.enum(postStates).optional(),
  }),
  response: pageOf(postRowSchema).extend({
    /** Where readers get posts from when it isn't here: a separate content service. */
    service: z.string().nullable(),
  }),
  errors: [...staffErrors],
});

export const createPost = endpoint({
  name: 'createPost',
  tag,
  method: 'POST',
  path: '/api/admin/posts',
  access: 'staff',
  summary: 'Begins a draft. Its slug is made from the title.',
  body: z.object({ title: line(200).min(1, 'Please give the post a title') }),
  status: 201,
  response: editedPostSchema,
  errors: [...staffErrors, 'conflict'],
});

export const getAdminPost = endpoint({
  name: 'getAdminPost',
  tag,
  method: 'GET',
  path: '/api/admin/posts/:id',
  access: 'staff',
  summary: 'A post as it is being written.',
  params: id,
  response: editedPostSchema,
  errors: [...staffErrors, 'not_found'],
});

export const savePost = endpoint({
  name: 'savePost',
  tag,
  method: 'PUT',
  path: '/api/admin/posts/:id',
  access: 'staff',
  summary: 'Saves the draft of a post. Readers see nothing of it until it is published.',
  params: id,
  body: z.object({ revision: revisionNumber, ...draftFields, content: richTextSchema }),
  largestBody: richTextBytes,
  response: postStandingSchema,
  errors: [...staffErrors, 'not_found', 'conflict', 'too_large'],
});

const revision = z.object({ revision: revisionNumber });

export const publishPost = endpoint({
  name: 'publishPost',
  tag,
  method: 'POST',
  path: '/api/admin/posts/:id/publish',
  access: 'staff',
  summary: 'Shows the draft to readers, now or from a moment to come.',
  params: id,
  body: revision.extend({ at: z.iso.datetime({ offset: true }).optional() }),
  response: postStandingSchema,
  errors: [...staffErrors, 'not_found', 'conflict'],
});

export const unpublishPost = endpoint({
  name: 'unpublishPost',
  tag,
  method: 'POST',
  path: '/api/admin/posts/:id/unpublish',
  access: 'staff',
  summary: 'Takes a post from readers, or calls its schedule off. It stays as a draft.',
  params: id,
  body: revision,
  response: postStandingSchema,
  errors: [...staffErrors, 'not_found', 'conflict'],
});

export const deletePost = endpoint({
  name: 'deletePost',
  tag,
  method: 'DELETE',
  path: '/api/admin/posts/:id',
  access: 'staff',
  summary: 'Deletes a draft. A post that readers see is unpublished first.',
  params: id,
  response: z.object({ message: z.string() }),
  errors: [...staffErrors, 'not_found', 'conflict'],
});
