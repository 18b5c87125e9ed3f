import type { Services } from '../../platform/services.ts';
import { contentService } from './content-service.ts';
import { presentPost } from './post.presenter.ts';
import type { PostSource } from './post-source.ts';
import { findMovedPost, readPublished } from './posts.queries.ts';

/** Our own posts, or those of a separate service where one is configured. */
export function openPostSource(services: Services): PostSource {
  const { config, database, clock } = services;
  if (config.contentService !== undefined) return contentService(config.contentService, services);
  return {
    list: async () =>
      Promise.all((await readPublished(database.db, clock.now())).map((row) => presentPost(row, false))),
    find: async (slug) =>
      Promise.all((await readPublished(database.db, clock.now(), slug)).map((row) => presentPost(row, true))),
    moved: (slug) => findMovedPost(database.db, slug, clock.now()),
    version: () => '',
  };
}
