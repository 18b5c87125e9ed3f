import type { Post } from '@sevenfold/contract/content/posts.endpoints';

/** A published post without its text. */
export const post = (id: number, changes: Partial<Post> = {}): Post => ({
  id,
  slug: `post-${id}`,
  title: `Post ${id}`,
  author: 'Leela Varma',
  description: `What post ${id} is about.`,
  publishedDate: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
  featuredImage: { url: `/pictures/${id}.svg`, alt: '' },
  readingMinutes: 4,
  ...changes,
});
