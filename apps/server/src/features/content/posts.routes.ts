import { findMovedPost, listPosts } from '@sevenfold/contract/content/posts.endpoints';
import { AppError } from '../../platform/app-error.ts';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { PostSource } from './post-source.ts';

export function registerPosts(register: Register, source: PostSource): void {
  register(listPosts, async ({ query }) => {
    const slug = query['where[slug][equals]'];
    const docs = await (slug === undefined ? source.list() : source.find(slug));
    return { docs: [...docs], totalDocs: docs.length };
  });
  register(findMovedPost, async ({ params }) => {
    const slug = await source.moved(params.slug);
    if (slug === undefined) throw new AppError('not_found', 'There is no such post');
    return { slug };
  });
}
