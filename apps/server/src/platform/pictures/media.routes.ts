import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../http/error-handler.ts';
import type { Files } from '../storage/files.ts';
import { pictureKeyOf } from './picture-address.ts';

const yearSeconds = 31_536_000;

/**
 * Pictures of questions and texts, for everybody who knows their address: nobody can guess one, and it is told with what
 * shows it. An address never shows anything else, so it is kept for good.
 */
export function registerMedia(app: FastifyInstance, files: Files): void {
  app.get<{ Params: { name: string } }>('/media/:name', async (request, reply) => {
    const key = pictureKeyOf(`/media/${request.params.name}`);
    if (!key) return answerNotFound(request, reply);
    const tag = `"${request.params.name}"`;
    if (request.headers['if-none-match'] === tag) {
      return reply.code(304).headers({ etag: tag, 'cache-control': kept }).send();
    }
    const file = await files.read(key);
    if (!file) return answerNotFound(request, reply);
    reply.headers({
      etag: tag,
      'cache-control': kept,
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
    });
    return reply.type('image/webp').send(file);
  });
}

const kept = `public, max-age=${yearSeconds}, immutable`;
