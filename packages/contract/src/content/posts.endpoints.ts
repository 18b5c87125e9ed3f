import { z } from 'zod';
import { slugSchema } from '../catalogue/catalogue.schema.ts';
import { endpoint } from '../platform/endpoint.ts';

const pictureSchema = z.object({ url: z.string(), alt: z.string() });

/** A post in the shape of the content service that clients know. */
export const postSchema = z
  .object({
    /** A number here; another content service may have words. */
    id: z.union([z.int(), z.string()]),
    slug: z.string(),
    title: z.string(),
    author: z.string(),
    description: z.string(),
    publishedDate: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    featuredImage: pictureSchema.nullable(),
    /** Minutes, at the pace of a reader who thinks. */
    readingMinutes: z.int(),
    /** Rich text as a tree of nodes in Lexical's JSON. Only in the answer for one slug. */
    content: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'BlogPost' });

export type Post = z.output<typeof postSchema>;

export const listPosts = endpoint({
  name: 'listPosts',
  tag: 'Content',
  method: 'GET',
  path: '/api/blog-posts',
  alsoAt: ['/blog-posts'],
  access: 'anyone',
  summary: 'Published posts, the newest first; or the one with a slug, with its content.',
  /** As clients of the content service write it. What only that service knows is taken and ignored. */
  query: z.object({
    'where[slug][equals]': slugSchema.optional(),
    depth: z.string().max(10).optional(),
    locale: z.string().max(20).optional(),
    draft: z.string().max(10).optional(),
  }),
  response: z.object({ docs: z.array(postSchema), totalDocs: z.int() }),
  errors: ['invalid_input', 'unavailable'],
});

export const findMovedPost = endpoint({
  name: 'findMovedPost',
  tag: 'Content',
  method: 'GET',
  path: '/api/moved-posts/:slug',
  access: 'anyone',
  summary: 'The slug that a published post has now, by one that it had before.',
  params: z.object({ slug: slugSchema }),
  response: z.object({ slug: z.string() }),
  errors: ['invalid_input', 'not_found'],
});
