import type { Post } from '@sevenfold/contract/content/posts.endpoints';
import type { PostRow } from './posts.queries.ts';
import { withFormulas } from './rich-formulas.ts';

const wordsPerMinute = 220;

export const presentPost = async (row: PostRow, withContent: boolean): Promise<Post> => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  author: row.author,
  description: row.description,
  publishedDate: row.publishedAt!.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  featuredImage:
    row.featuredImageUrl === null ? null : { url: row.featuredImageUrl, alt: row.featuredImageAlt },
  readingMinutes: readingMinutes(row.content),
  ...(withContent && { content: (await withFormulas(row.content)) as Record<string, unknown> }),
});

export const readingMinutes = (content: unknown): number =>
  Math.max(1, Math.round(countWords(content) / wordsPerMinute));

/** Of all texts in the tree. */
function countWords(node: unknown): number {
  if (Array.isArray(node)) return node.reduce<number>((sum, child) => sum + countWords(child), 0);
  if (typeof node !== 'object' || node === null) return 0;
  const { text, ...rest } = node as Record<string, unknown>;
  const own = typeof text === 'string' ? (text.match(/\S+/g)?.length ?? 0) : 0;
  return own + countWords(Object.values(rest));
}
