import { pageKindOf } from '@sevenfold/contract/site/page-kind.rules';
import type { FastifyRequest } from 'fastify';

/** Everything that isn't the API is one route to the server. What kind of page it is tells more, and no more. */
const pagesRoute = '/*';

/** What a request is counted under: few names, whatever addresses visitors make up. */
export function routeName(request: FastifyRequest): string {
  const { url: pattern, config } = request.routeOptions;
  if (pattern === undefined) return 'none';
  // The web app's files are a route each, with hashes in their names.
  if ('file' in config) return 'file';
  if (pattern !== pagesRoute) return pattern;
  const [path = ''] = request.url.split('?', 1);
  return `page ${pageKindOf(path.replace(/\.data$/, '')) ?? 'staff'}`;
}
