import { listPosts } from '@sevenfold/contract/content/posts.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { PostSource } from './post-source.ts';

export function registerPosts(register: Register, source: PostSource): void {
  register(listPosts, async ({ query }) => {
    const slug = query['where[slug][equals]'];
    const docs = await (slug === undefined ? source.list() : source.find(slug));
    return { docs: [...docs], totalDocs: docs.length };
  });
}
