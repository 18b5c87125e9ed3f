import type { Post } from '@sevenfold/contract/content/posts.endpoints';
import { z } from 'zod';
import { readingMinutes } from './post.presenter.ts';
import { withFormulas } from './rich-formulas.ts';

const moment = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)), 'must be a date')
  .transform((text) => new Date(text).toISOString());

const mediaSchema = z.object({ url: z.string().max(2000), alt: z.string().nullish() });

/** A document of Payload at depth 1. What it has besides is its own business. */
export const payloadPostSchema = z.object({
  id: z.union([z.int(), z.string().max(100)]),
  slug: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(120),
  title: z.string().max(500),
  // A relation to a person comes as the person's record.
  author: z.union([z.string().max(300), z.object({ name: z.string().max(300) })]).nullish(),
  description: z.string().max(2000).nullish(),
  publishedDate: moment,
  updatedAt: moment,
  // An id alone when nobody may read the picture itself.
  featuredImage: z.union([mediaSchema, z.string(), z.int()]).nullish(),
  content: z.record(z.string(), z.unknown()).nullish(),
  _status: z.string().optional(),
});

export type PayloadPost = z.output<typeof payloadPostSchema>;

export async function presentPayloadPost(
  doc: PayloadPost,
  base: string,
  withContent: boolean,
): Promise<Post> {
  const { author, featuredImage } = doc;
  const picture = typeof featuredImage === 'object' && featuredImage !== null ? featuredImage : undefined;
  const url = picture && mediaAddress(picture.url, base);
  return {
    id: doc.id,
    slug: doc.slug,
    title: doc.title,
    author: (typeof author === 'string' ? author : author?.name) ?? '',
    description: doc.description ?? '',
    publishedDate: doc.publishedDate,
    updatedAt: doc.updatedAt,
    featuredImage: url === undefined ? null : { url, alt: picture?.alt ?? '' },
    readingMinutes: readingMinutes(doc.content),
    ...(withContent && {
      content: (await withFormulas(withMediaAddresses(doc.content ?? {}, base))) as Record<string, unknown>,
    }),
  };
}

/** Payload answers with paths of its own host. */
function mediaAddress(url: string, base: string): string | undefined {
  if (!URL.canParse(url, base)) return undefined;
  const { protocol, href } = new URL(url, base);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

function withMediaAddresses(node: unknown, base: string, isUpload = false): unknown {
  if (Array.isArray(node)) return node.map((child) => withMediaAddresses(child, base));
  if (typeof node !== 'object' || node === null) return node;
  const fields = node as Record<string, unknown>;
  const inUpload = isUpload || fields.type === 'upload';
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      inUpload && name === 'url' && typeof value === 'string'
        ? mediaAddress(value, base)
        : withMediaAddresses(value, base, inUpload && name === 'value'),
    ]),
  );
}
