import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { PageContext } from '@sevenfold/contract/site/page-context';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/app-error.ts';
import { isDatabaseAway } from '../platform/database/database-away.ts';
import { chooseEncoding, isFresh } from '../platform/http/content-encoding.ts';
import { sendPlainPage, wantsPage } from '../platform/http/plain-page.ts';
import {
  fileOriginsOf,
  imageOriginsOf,
  pagePolicy,
  paymentWindowOf,
} from '../platform/http/security-headers.ts';
import type { Services } from '../platform/services.ts';
import type { Watch } from '../platform/watch/watch.ts';
import { type CachedPage, compressPage, withoutNonce } from './cached-page.ts';
import { createPageCache } from './page-cache.ts';

export interface PageRenderer {
  readonly development: boolean;
  /** Serves the browser's files: the built ones, or Vite's while developing. */
  serveAssets(app: FastifyInstance): Promise<void>;
  render(request: Request, context: PageContext): Promise<Response>;
  /** The route that a path belongs to, by any name. */
  routeOf?(pathname: string): string | undefined;
}

/** What the server of pages knows of what is on them. */
export interface PageContent {
  /** Another one after every change. */
  contentVersion(): Promise<string>;
  /** Throws for who has read too much already. */
  assertMayRead(request: FastifyRequest, path: string): Promise<void>;
}

/** Memory for pages that are rendered once and sent many times. */
const cacheBytes = 64 * 1024 * 1024;

/** Under what a page is kept, if it is: pages say so themselves, by the headers of their routes (public-page.ts). */
function keptAs({ status, headers }: Response, address: string, route: string | undefined) {
  if (status !== 200 || !headers.get('content-type')?.startsWith('text/html')) return undefined;
  if (headers.get('cache-control')?.startsWith('public')) return address;
  return headers.has('x-same-for-route') ? route : undefined;
}

function sendCached(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  reply.headers({ ...page.headers, etag: page.etag, vary: 'accept-encoding' });
  if (isFresh(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding]);
}

async function callApi(
  app: FastifyInstance,
  authority: string,
  method: string,
  url: string,
  body?: unknown,
): Promise<Response> {
  const answer = await app.inject({
    authority,
    method: method as 'GET',
    url,
    ...(body !== undefined && { payload: body as object }),
  });
  return new Response(answer.payload, {
    status: answer.statusCode,
    headers: answer.headers as Record<string, string>,
  });
}

/**
 * Everything that isn't the API is a page. Pages only read: what a form sends goes through the API, or, for the one that
 * must work without scripts, to a route of its feature (contact).
 */
export async function servePages(
  app: FastifyInstance,
  services: Services,
  pages: PageRenderer,
  content: PageContent,
  watch?: Watch,
): Promise<void> {
  const { config, ids } = services;
  const { host } = new URL(config.publicOrigin);
  const policy = (allowed: readonly string[]) =>
    pagePolicy(allowed, pages, paymentWindowOf(config), fileOriginsOf(config), imageOriginsOf(config));
  await app.register(async (scope) => {
    await scope.register(compress, {
      encodings: ['br', 'gzip', 'identity'],
      // By default the plugin unfolds what is sent as well, and a few kilobytes may hold a day's work for a core.
      globalDecompression: false,
      threshold: 1024,
      brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    });
    await pages.serveAssets(scope);
    scope.get('/api/*', async (_request, reply) => reply.callNotFound());
    const renderPage = (request: FastifyRequest, reply: FastifyReply, address: string, nonce: string) =>
      pages.render(pageRequest(config.publicOrigin + address, reply), {
        nonce,
        site: config.site,
        demo: config.demo,
        reportError: (error) => request.log.error({ err: error }, 'page failed'),
        callApi: (method, url, body) => callApi(app, host, method, url, body),
      });
    const cache = createPageCache(cacheBytes);
    /** Never taken for an address, which begins with a slash. */
    const routeOf = (address: string) => {
      const route = pages.routeOf?.(address.split('?', 1)[0]!);
      return route && `route ${route}`;
    };

    let lastVersion = '';
    /** While the database is away, pages are sent as they were last, and the others say so themselves. */
    async function versionNow(): Promise<string> {
      try {
        lastVersion = await content.contentVersion();
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
      }
      return lastVersion;
    }

    const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
      const address = addressOf(request.url, config.publicOrigin);
      try {
        await content.assertMayRead(request, address.split('?', 1)[0]!);
      } catch (error) {
        return refusePage(request, reply, error);
      }
      const version = await versionNow();
      const keptHere = cache.get(address, version);
      const route = keptHere ? undefined : routeOf(address);
      const kept = keptHere ?? (route && cache.get(route, version));
      watch?.metrics.pageCache.inc({ outcome: kept ? 'hit' : 'miss' });
      if (kept) return sendCached(request, reply, kept);

      const nonce = ids.secret();
      const response = await renderPage(request, reply, address, nonce);
      const key = keptAs(response, address, route);
      if (pages.development || key === undefined) {
        reply.header('content-security-policy', policy([`'nonce-${nonce}'`]));
        if (request.method !== 'HEAD') return reply.send(response);
        return reply
          .code(response.status)
          .headers(Object.fromEntries(response.headers))
          .send(await response.text());
      }
      const { html, scriptHashes } = withoutNonce(await response.text(), nonce);
      const page = await compressPage(html, {
        'content-type': response.headers.get('content-type') ?? 'text/html; charset=utf-8',
        'cache-control': response.headers.get('cache-control') ?? 'no-store',
        'content-security-policy': policy(scriptHashes),
      });
      cache.set(key, version, page);
      return sendCached(request, reply, page);
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

/** A browser is shown a page; what it loads while browsing, and programs, get the refusal as everywhere. */
function refusePage(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof AppError) || !wantsPage(request)) throw error;
  reply.code(error.status).header('retry-after', String(error.details.retryAfterSeconds ?? 60));
  return sendPlainPage(reply, {
    title: 'A little too fast',
    words: `${error.message} Lists of questions stay open meanwhile.`,
    link: { path: '/ibdp-question-bank', words: 'Go to the question bank' },
  });
}

/**
 * What is rendered, and under what it is kept: path and query as the page itself will read them. What a request's
 * headers say has no part in it.
 */
function addressOf(url: string, origin: string): string {
  const { pathname, search } = new URL(`${origin}${url}`);
  return pathname + search;
}

/**
 * A page is made from its address alone. It sees no header, so that none can change what the next reader gets, and is
 * always asked for whole: a page without its body must not be kept.
 */
function pageRequest(address: string, reply: FastifyReply): Request {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  return new Request(address, { signal: left.signal });
}

/** Only ever a path of ours: '//elsewhere.example' would be taken for another site. */
const pageAddress = (url: string): string => `/${url.replace(/^[/\\]+/, '')}`;
