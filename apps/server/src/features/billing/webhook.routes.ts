import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { countOpen } from '../../platform/load/open-count.ts';
import { networkOf } from '../../platform/rate-limits/network.ts';
import { onEnd } from '../../platform/watch/watch-requests.ts';
import type { BillingServices } from './billing-services.ts';
import { receiveWebhook } from './receive-webhook.ts';

const bodyLimit = 256 * 1024;
/**
 * The provider is always heard, also by a server that sends others away. So that nobody else fills the memory through the
 * same door, an address has this many messages on their way; a provider sends again what was refused.
 */
const mostOfNetwork = 100;

/** In a corner of its own, where bodies stay the bytes that were signed. */
export function registerWebhook(app: FastifyInstance, services: BillingServices): void {
  void app.register(async (corner) => {
    corner.removeAllContentTypeParsers();
    corner.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    const open = countOpen(mostOfNetwork);
    corner.post<{ Params: { provider: string } }>(
      '/api/:provider/webhook',
      {
        bodyLimit,
        config: { priority: 'always' },
        // Before the body is read.
        onRequest: (request, reply, done) => {
          if (request.params.provider !== services.gateway.name) {
            throw new AppError('not_found', 'There is no such payment provider');
          }
          const network = networkOf(request.ip);
          if (!open.enter(network)) {
            throw new AppError('too_many_attempts', 'Too many messages at once.', { retryAfterSeconds: 10 });
          }
          onEnd(reply, () => open.leave(network));
          done();
        },
      },
      async (request) => {
        if (!Buffer.isBuffer(request.body)) {
          throw new AppError('invalid_signature', 'The signature of this message is not right');
        }
        await receiveWebhook(services, request.headers, request.body);
        return { received: true };
      },
    );
  });
}
