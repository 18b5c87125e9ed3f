import { listPosts } from '@sevenfold/contract/content/posts.endpoints';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { presentPost } from './post.presenter.ts';
import { readPublished } from './posts.queries.ts';

export function registerPosts(register: Register, { database, world }: Services): void {
  register(listPosts, async ({ query }) => {
    const slug = query['where[slug][equals]'];
    const rows = await readPublished(database.db, world.now(), slug);
    return { docs: rows.map((row) => presentPost(row, slug !== undefined)), totalDocs: rows.length };
  });
}
