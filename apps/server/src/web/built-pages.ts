import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyReply } from 'fastify';
import { createRequestHandler, type RouteObject, type ServerBuild } from 'react-router';
import type { PageRenderer } from './pages.ts';
import { routeFinder } from './route-of.ts';

/** Sent in the place of the file that it was made of, and never by its own name. */
const compressedForm = /\.(br|gz)$/;

const sending = {
  preCompressed: true,
  setHeaders(reply: FastifyReply, sent: string) {
    // The file that is sent may be the compressed form of the one that was asked for.
    const path = sent.replace(compressedForm, '');
    const forever = path.includes('/assets/');
    reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    // They read what students upload or photograph: they may run their decoders, and reach nothing.
    if (/\/(pdf\.worker[^/]*\.mjs|scan\.worker[^/]*\.js)$/.test(path)) {
      reply.header('content-security-policy', "default-src 'none'; script-src 'wasm-unsafe-eval'");
    }
    // The icon has a style of its own that follows the dark theme.
    if (path.endsWith('.svg')) {
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    }
  },
} satisfies Partial<FastifyStaticOptions>;

/** The web app as `npm run build` left it. Files with a hash in their name never change. */
export async function builtPages(folder: string): Promise<PageRenderer> {
  const serverEntry = join(folder, 'server/index.js');
  if (!existsSync(serverEntry)) throw new Error(`The web app is not built: ${serverEntry} is missing`);
  const build = (await import(pathToFileURL(serverEntry).href)) as ServerBuild;
  const handle = createRequestHandler(build, 'production');

  return {
    development: false,
    async serveAssets(app) {
      // By one route: there are hundreds of them, and a route for each would take longer than the rest of the start.
      await app.register(fastifyStatic, {
        ...sending,
        root: join(folder, 'client/assets'),
        prefix: '/assets/',
        allowedPath: (path) => !compressedForm.test(path),
      });
      await app.register(fastifyStatic, {
        ...sending,
        root: join(folder, 'client'),
        wildcard: false,
        globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
        decorateReply: false,
      });
    },
    render: (request, context) => handle(request, { ...context }),
    routeOf: routeFinder(routesBelow(build)),
  };
}

/** As the router nests them; the build lists them by their ids. */
function routesBelow(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    return [index ? { id, path, index } : { id, path, children: routesBelow(build, id) }];
  });
}
