import type { ErrorBody } from '@sevenfold/contract/platform/errors';
import { somethingWentWrong } from '@sevenfold/contract/platform/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { databaseIsAway, isDatabaseAway } from '../database/database-away.ts';
import { takesTooLong } from './answer-time.ts';

/** Refusals of Fastify itself, before a handler is reached, in our words. */
function refusalOf(error: FastifyError): AppError | undefined {
  switch (error.statusCode) {
    case 400:
      return new AppError('malformed_body', 'The request could not be read');
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

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const refusal = error instanceof AppError ? error : refusalOf(error);
    if (refusal) return sendRefusal(reply, refusal);
    if (isDatabaseAway(error)) {
      request.log.warn({ err: error }, 'the database is away');
      return sendRefusal(reply, databaseIsAway());
    }
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send({ message: somethingWentWrong, code: 'internal' } satisfies ErrorBody);
  });
}

function sendRefusal(reply: FastifyReply, error: AppError) {
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
  else void sendRefusal(reply, new AppError('malformed_body', 'The address could not be read'));
}

export function answerNotFound(_request: FastifyRequest, reply: FastifyReply) {
  return sendRefusal(reply, new AppError('not_found', 'There is nothing at this address'));
}
