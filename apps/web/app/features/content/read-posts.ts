import type { PageContext } from '@sevenfold/contract/site/page-context';
import { ApiError } from '~/lib/api-error.ts';
import { apiOnServer } from '~/lib/server-api.ts';

/** All posts, or the one with a slug and its content. */
export async function readPosts(context: PageContext, slug?: string) {
  const query = slug === undefined ? {} : { 'where[slug][equals]': slug };
  return (await apiOnServer(context, 'GET /api/blog-posts', { query })).docs;
}

/** Where a post is that readers knew by this slug. */
export async function movedTo(context: PageContext, slug: string): Promise<string | undefined> {
  try {
    return (await apiOnServer(context, 'GET /api/moved-posts/:slug', { params: { slug } })).slug;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
