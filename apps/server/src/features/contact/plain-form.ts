import { contactMessageSchema } from '@sevenfold/contract/contact/contact.endpoints';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import { assertStorable } from '../../platform/http/storable-input.ts';
import { networkOf } from '../../platform/rate-limits/network.ts';
import type { Services } from '../../platform/services.ts';
import { sendMessage } from './send-message.ts';

/** Four thousand letters of any script, each percent-encoded, and the short fields. */
const largestForm = 64 * 1024;

/**
 * The same form as a browser sends it without scripts. The answer is the page again, which says by its address what
 * became of the message; what was typed is never put into an address.
 */
export function acceptPlainForm(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestForm },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    scope.post('/contact-us', async (request, reply) => back(reply, await outcomeOf(services, request)));
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      if ((error.statusCode ?? 500) >= 500) throw error;
      return back(reply, 'problem=invalid');
    });
  });
}

const back = (reply: FastifyReply, outcome: string) => reply.redirect(`/contact-us?${outcome}#write`, 303);

async function outcomeOf(services: Services, request: FastifyRequest): Promise<string> {
  try {
    assertStorable(request.body);
    const message = contactMessageSchema.safeParse(request.body);
    if (!message.success) return 'problem=invalid';
    await sendMessage(services, message.data, { network: networkOf(request.ip), accountId: null });
    return 'sent=yes';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'too_many_attempts' ? 'problem=too-many' : 'problem=invalid';
  }
}
