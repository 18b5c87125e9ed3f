import { createHash } from 'node:crypto';
import type { ErrorBody } from '@sevenfold/contract/platform/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';

const style =
  'body{font:18px/1.6 system-ui,sans-serif;max-width:32em;margin:20vh auto;padding:0 1.5em;text-align:center}' +
  '@media(prefers-color-scheme:dark){body{background:#111418;color:#e8eaed}}';
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`;

/** Comes back by itself, without a script. */
const page = (siteName: string, seconds: number) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta http-equiv="refresh" content="${seconds}"><meta name="robots" content="noindex">` +
  `<title>We will be right back</title><style>${style}</style></head><body><main><h1>We will be right back</h1>` +
  `<p>${siteName} is very busy right now. This page tries again by itself in a few seconds.</p></main></body></html>`;

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

const plainNames: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Not all at the same moment: those who were sent away together would come back together. */
const retryAfter = (random: () => number) => 2 + Math.floor(random() * 7);

/** The shortest way to say no: nothing is rendered, and nothing of the request is read but its address. */
export function busyAnswer(siteName: string, random: () => number) {
  const name = siteName.replaceAll(/[&<>]/g, (character) => plainNames[character]!);
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    code: keyof typeof answers = 'unavailable',
  ): FastifyReply => {
    const seconds = retryAfter(random);
    const { status, message } = answers[code];
    reply.code(status).header('retry-after', String(seconds)).header('cache-control', 'no-store');
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!wantsPage) {
      const body = { message, code } satisfies ErrorBody;
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
    }
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(page(name, seconds));
  };
}
