import type { ErrorBody } from '@sevenfold/contract/platform/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPlainPage, wantsPage } from '../http/plain-page.ts';

const answers = {
  unavailable: {
    status: 503,
    title: 'We will be right back',
    reason: 'We are very busy right now.',
  },
  too_many_attempts: {
    status: 429,
    title: 'A little too fast',
    reason: 'Too much is asked from your network at once.',
  },
};

/** Not all at the same moment: those who were sent away together would come back together. */
const retryAfter = (random: () => number) => 2 + Math.floor(random() * 7);

/** The shortest way to say no: nothing is rendered, and nothing of the request is read but its address. */
export function busyAnswer(random: () => number) {
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    code: keyof typeof answers = 'unavailable',
  ): FastifyReply => {
    const seconds = retryAfter(random);
    const { status, title, reason } = answers[code];
    reply.code(status).header('retry-after', String(seconds)).header('cache-control', 'no-store');
    if (!wantsPage(request)) {
      const message = `${reason} Please try again in a few seconds.`;
      const body = { message, code } satisfies ErrorBody;
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
    }
    return sendPlainPage(reply, {
      title,
      words: `${reason} This page tries again by itself in a few seconds.`,
      againAfterSeconds: seconds,
    });
  };
}
