import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { endWeeklyMail } from './end-mail.ts';

const paramsSchema = z.object({ token: z.string().regex(/^[\w-]{20,200}$/) });
/** A mail program sends one field. */
const largestForm = 1024;

/** As mail programs end a mail by themselves (RFC 8058): they post a form, whose only field says what the address says. */
export function acceptOneClick(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestForm }, (_request, _body, done) =>
      done(null, undefined),
    );
    scope.post('/api/coach/unsubscribe/:token/one-click', async (request) => {
      const params = paramsSchema.safeParse(request.params);
      if (!params.success) throw new AppError('invalid_token', 'This link is not valid.');
      await endWeeklyMail(services, params.data.token);
      return { message: 'You will get no more of these mails.' };
    });
  });
}
