import { sendContactMessage } from '@sevenfold/contract/contact/contact.endpoints';
import { messageReceived } from '@sevenfold/contract/contact/contact.rules';
import type { FastifyInstance } from 'fastify';
import type { Register } from '../../platform/http/register-endpoint.ts';
import { networkOf } from '../../platform/rate-limits/network.ts';
import type { Services } from '../../platform/services.ts';
import { passMessageOn } from './contact-mail.jobs.ts';
import { acceptPlainForm } from './plain-form.ts';
import { sendMessage } from './send-message.ts';

export function registerContact(register: Register, app: FastifyInstance, services: Services): void {
  services.queue.handle(passMessageOn, async (data, context) =>
    (await import('./pass-message-on.job.ts')).passMessageOnNow(services, data, context),
  );
  register(sendContactMessage, async ({ body, caller, request }) => {
    await sendMessage(services, body, {
      network: networkOf(request.ip),
      accountId: caller?.userId ?? null,
    });
    return { message: messageReceived };
  });
  acceptPlainForm(app, services);
}
