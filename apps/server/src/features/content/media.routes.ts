import { uploadMedia } from '@sevenfold/contract/content/admin-rich-text.endpoints';
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../../platform/http/error-handler.ts';
import type { Register } from '../../platform/http/register-endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { handleMediaJobs, keepMedia, mediaPrefix, openMedia } from './media.ts';

const largest = 12 * 1024 * 1024;
const tooLarge = 'The picture is larger than 12 MB';

export function registerMedia(register: Register, app: FastifyInstance, services: Services): void {
  handleMediaJobs(services);

  register(uploadMedia, async ({ caller, upload }) => {
    const { file } = await upload({ largest, tooLarge });
    return keepMedia(services, file, caller);
  });

  // What is under a name never changes, so a browser asks once.
  app.get<{ Params: { name: string } }>(`${mediaPrefix}:name`, async (request, reply) => {
    const found = await openMedia(services, request.params.name);
    if (!found) return answerNotFound(request, reply);
    reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-length': String(found.row.bytes),
    });
    return reply.type(found.row.mimeType).send(found.stream);
  });
}
