import type { Route } from './+types/feed.page.ts';
import { feedXml } from './feed.rules.ts';
import { readPosts } from './read-posts.ts';

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return new Response(feedXml(context.site, await readPosts(context)), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  });
}
