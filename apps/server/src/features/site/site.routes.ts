import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerNotFound } from '../../platform/http/error-handler.ts';
import type { Services } from '../../platform/services.ts';
import type { PostSource } from '../content/post-source.ts';
import { manifestOf } from './manifest.ts';
import { readSitemapFile, readSitemapParts } from './read-sitemap.ts';
import { openCards, readPostCard, readQuestionCard, readSiteCard } from './read-social-card.ts';
import { robotsText } from './robots.ts';
import { sitemapIndexXml } from './sitemap.ts';

const forAnHour = 'public, max-age=3600';

/** What search engines, networks and browsers ask a site for, beside its pages. */
export function registerSite(app: FastifyInstance, services: Services, posts: PostSource): void {
  const { site } = services.config;
  // Said with every answer, since files have no head to say it in.
  if (!site.indexable) {
    app.addHook('onSend', (_request, reply, _payload, done) => {
      reply.header('x-robots-tag', 'noindex, nofollow');
      done();
    });
  }
  const send = (reply: FastifyReply, type: string, body: string | Buffer) =>
    reply.header('cache-control', forAnHour).type(type).send(body);

  app.get('/robots.txt', async (_request, reply) =>
    send(reply, 'text/plain; charset=utf-8', robotsText(site)),
  );
  app.get('/site.webmanifest', async (_request, reply) =>
    send(reply, 'application/manifest+json', JSON.stringify(manifestOf(site))),
  );

  app.get('/sitemap.xml', async (_request, reply) =>
    send(reply, 'application/xml', sitemapIndexXml(site.productionOrigin, await readSitemapParts(services))),
  );
  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const name = /^([a-z0-9-]+)\.xml$/.exec(request.params.file)?.[1];
    const file = name && (await readSitemapFile(services, posts, name));
    if (!file) return answerNotFound(request, reply);
    return send(reply, 'application/xml', file);
  });

  const cards = openCards(services);
  app.get('/social-card.png', async (_request, reply) =>
    send(reply, 'image/png', await readSiteCard(services, cards)),
  );
  app.get<{ Params: { file: string } }>('/social-cards/questions/:file', async (request, reply) => {
    const id = Number(/^([1-9]\d{0,8})\.png$/.exec(request.params.file)?.[1]);
    if (!id) return answerNotFound(request, reply);
    return send(reply, 'image/png', await readQuestionCard(services, cards, id));
  });
  app.get<{ Params: { file: string } }>('/social-cards/blogs/:file', async (request, reply) => {
    const slug = /^([a-z0-9-]{1,200})\.png$/.exec(request.params.file)?.[1];
    if (!slug) return answerNotFound(request, reply);
    return send(reply, 'image/png', await readPostCard(services, cards, posts, slug));
  });
}
