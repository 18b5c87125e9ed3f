import type { FastifyInstance } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { BillingServices } from './billing-services.ts';
import { receiveWebhook } from './receive-webhook.ts';

const bodyLimit = 256 * 1024;

/** In a corner of its own, where bodies stay the bytes that were signed. */
export function registerWebhook(app: FastifyInstance, services: BillingServices): void {
  void app.register(async (corner) => {
    corner.removeAllContentTypeParsers();
    corner.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    corner.post<{ Params: { provider: string } }>(
      '/api/:provider/webhook',
      { bodyLimit, config: { priority: 'always' } },
      async (request) => {
        if (request.params.provider !== services.gateway.name) {
          throw new AppError('not_found', 'There is no such payment provider');
        }
        if (!Buffer.isBuffer(request.body)) {
          throw new AppError('invalid_signature', 'The signature of this message is not right');
        }
        await receiveWebhook(services, request.headers, request.body);
        return { received: true };
      },
    );
  });
}
