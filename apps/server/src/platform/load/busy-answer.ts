import type { ErrorBody } from '@sevenfold/contract/platform/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPlainPage, wantsPage } from '../http/plain-page.ts';

const answers = {
  unavailable: {
    status: 503,
    message: 'We are very busy right now. Please try again in a few seconds.',
  },
  too_many_attempts: {
    status: 429,
    message: 'Too much is asked from your network at once. Please try again in a few seconds.',
  },
};

/** Not all at the same moment: those who were sent away together would come back together. */
const retryAfter = (random: () => number) => 2 + Math.floor(random() * 7);

/** The shortest way to say no: nothing is rendered, and nothing of the request is read but its address. */
export function busyAnswer(siteName: string, random: () => number) {
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    code: keyof typeof answers = 'unavailable',
  ): FastifyReply => {
    const seconds = retryAfter(random);
    const { status, message } = answers[code];
    reply.code(status).header('retry-after', String(seconds)).header('cache-control', 'no-store');
    if (!wantsPage(request)) {
      const body = { message, code } satisfies ErrorBody;
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
    }
    return sendPlainPage(reply, {
      title: 'We will be right back',
      words: `${siteName} is very busy right now. This page tries again by itself in a few seconds.`,
      againAfterSeconds: seconds,
    });
  };
}
