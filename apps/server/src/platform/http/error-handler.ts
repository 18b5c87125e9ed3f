import type { ErrorBody } from '@sevenfold/contract/platform/errors';
import { somethingWentWrong } from '@sevenfold/contract/platform/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { databaseIsAway, isDatabaseAway } from '../database/database-away.ts';
import { takesTooLong } from './answer-time.ts';
import { type PlainPage, sendPlainPage, wantsPage } from './plain-page.ts';

/** Refusals of Fastify itself, before a handler is reached, in our words. */
function refusalOf(error: FastifyError): AppError | undefined {
  switch (error.statusCode) {
    case 400:
      return new AppError('malformed_body', 'The request could not be read');
    // A file outside of the folder that is served.
    case 403:
      return nothingHere();
    case 413:
      return new AppError('too_large', 'The request is too large');
    case 415:
      return new AppError('unsupported_type', 'Please send the request as JSON');
    case 503:
      return takesTooLong();
    default:
      return undefined;
  }
}

const nothingHere = () => new AppError('not_found', 'There is nothing at this address');

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const refusal = error instanceof AppError ? error : refusalOf(error);
    if (refusal) return sendRefusal(request, reply, refusal);
    if (isDatabaseAway(error)) {
      request.log.warn({ err: error }, 'the database is away');
      return sendRefusal(request, reply, databaseIsAway());
    }
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send({ message: somethingWentWrong, code: 'internal' } satisfies ErrorBody);
  });
}

const home = { path: '/', words: 'Go to the home page' };

/** What somebody meets who typed or followed an address; every other refusal answers a program. */
const pages: Partial<Record<AppError['code'], PlainPage>> = {
  malformed_body: {
    title: 'This address can’t be read',
    words: 'Something in it is mistyped, or was cut off on its way to you.',
    link: home,
  },
  not_found: {
    title: 'There is nothing here',
    words: 'The address may be mistyped. A link to a file is good for some minutes; please open it anew.',
    link: home,
  },
};

function pageOf({ code, message }: AppError): PlainPage | undefined {
  // The home page would be refused as well.
  return code === 'misdirected' ? { title: 'Nothing is served here', words: `${message}.` } : pages[code];
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  const page = wantsPage(request) && !request.url.startsWith('/api/') ? pageOf(error) : undefined;
  if (page) return sendPlainPage(reply.code(error.status), page);
  if (error.details.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(error.details.retryAfterSeconds));
  }
  if (error.code === 'not_signed_in') reply.header('www-authenticate', 'Bearer');
  const body: ErrorBody = {
    message: error.message,
    code: error.code,
    ...(error.details.issues && { issues: error.details.issues }),
  };
  return reply.code(error.status).send(body);
}

/** An address that the router itself can't take: not decodable, or with an endless part. */
export function answerFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (error.statusCode === 414) void answerNotFound(request, reply);
  else void sendRefusal(request, reply, new AppError('malformed_body', 'The address could not be read'));
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply) {
  return sendRefusal(request, reply, nothingHere());
}
