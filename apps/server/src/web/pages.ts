import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import { createRequest } from '@remix-run/node-fetch-server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy } from '../platform/http/security-headers.ts';
import type { Services } from '../platform/services.ts';

/** What a page's loader may use. The same shape is declared in the web app as its load context. */
export interface PageContext {
  readonly nonce: string;
  readonly site: Services['config']['site'];
  readonly demo: boolean;
  /** Writes an unexpected error to the log, with the id of this request. */
  readonly reportError: (error: unknown) => void;
  /** Calls the API without a network hop: the same routes, the same checks. */
  readonly callApi: (method: string, url: string, body?: unknown) => Promise<Response>;
}

export interface PageRenderer {
  readonly development: boolean;
  /** Serves the browser's files: the built ones, or Vite's while developing. */
  serveAssets(app: FastifyInstance): Promise<void>;
  render(request: Request, context: PageContext): Promise<Response>;
}

/** Everything that isn't the API is a page. Pages only read: what a form sends goes through the API. */
export async function servePages(
  app: FastifyInstance,
  services: Services,
  pages: PageRenderer,
): Promise<void> {
  const { config, world } = services;
  await app.register(async (scope) => {
    await scope.register(compress, {
      encodings: ['br', 'gzip', 'identity'],
      threshold: 1024,
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    });
    await pages.serveAssets(scope);
    scope.get('/api/*', async (_request, reply) => reply.callNotFound());
    const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
      const nonce = world.secret();
      const response = await pages.render(createRequest(request.raw, reply.raw), {
        nonce,
        site: config.site,
        demo: config.demo,
        reportError: (error) => request.log.error({ err: error }, 'page failed'),
        callApi: async (method, url, body) => {
          const answer = await app.inject({
            method: method as 'GET',
            url,
            ...(body !== undefined && { payload: body as object }),
          });
          return new Response(answer.payload, {
            status: answer.statusCode,
            headers: answer.headers as Record<string, string>,
          });
        },
      });
      reply.header('content-security-policy', pagePolicy(nonce, { development: pages.development }));
      return reply.send(response);
    };
    // The one page below /api: it describes the API, and navigating to it asks for its data too.
    for (const url of ['/*', '/api/docs', '/api/docs.data']) scope.get(url, answerPage);

    // A form that is sent before its scripts have loaded arrives here. What was typed is not read: the page comes
    // back and can be filled in again.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.post('/*', async (request, reply) => {
      const isApi = request.url.startsWith('/api/');
      return isApi ? reply.callNotFound() : reply.redirect(pageAddress(request.url), 303);
    });
  });
}

/** Only ever a path of ours: '//elsewhere.example' would be taken for another site. */
const pageAddress = (url: string): string => `/${url.replace(/^[/\\]+/, '')}`;
