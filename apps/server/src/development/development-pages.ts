import type { FastifyInstance } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';
import type { PageRenderer } from '../web/pages.ts';

/** The web app through Vite, in this very process and on this very port, with hot reload. */
export function developmentPages(webFolder: string): PageRenderer {
  let vite: ViteDevServer | undefined;

  return {
    development: true,
    async serveAssets(app: FastifyInstance) {
      const listening = new Set(process.listeners('SIGTERM'));
      const started = await createServer({
        root: webFolder,
        configFile: `${webFolder}/vite.config.ts`,
        appType: 'custom',
        server: { middlewareMode: true, hmr: { server: app.server }, host: '127.0.0.1' },
      });
      vite = started;
      // Vite would end the process at once; the server has requests to finish and a database to stop.
      for (const listener of process.listeners('SIGTERM')) {
        if (!listening.has(listener)) process.off('SIGTERM', listener);
      }
      // Vite answers what it knows (modules, styles, public files) and passes on the rest.
      app.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith('/api/')) return done();
        started.middlewares(request.raw, reply.raw, () => done());
      });
      app.addHook('onClose', () => started.close());
    },
    async render(request, context) {
      if (!vite) throw new Error('Vite is not running');
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      return createRequestHandler(build, 'development')(request, { ...context });
    },
  };
}
