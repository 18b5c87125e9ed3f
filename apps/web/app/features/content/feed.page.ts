import type { PageContext } from '~/lib/load-context.ts';
import { feedXml } from './feed.rules.ts';
import { readPosts } from './read-posts.ts';

export async function loader({ context }: { context: PageContext }): Promise<Response> {
  return new Response(feedXml(context.site, await readPosts(context)), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  });
}
