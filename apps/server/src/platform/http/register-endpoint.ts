import type { Access, Endpoint, ObjectSchema, Parsed } from '@sevenfold/contract/platform/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import { type Authenticate, assertAccess, bearerToken, type Caller } from './caller.ts';

type CallerOf<Who extends Access> = Who extends 'anyone' ? Caller | undefined : Caller;

export interface Call<Who extends Access, Params, Query, Body> {
  readonly params: Parsed<Params>;
  readonly query: Parsed<Query>;
  readonly body: Parsed<Body>;
  readonly caller: CallerOf<Who>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Register = <
  Who extends Access,
  Params extends ObjectSchema | undefined,
  Query extends ObjectSchema | undefined,
  Body extends z.ZodType | undefined,
  Response extends z.ZodType,
>(
  endpoint: Endpoint<Who, Params, Query, Body, Response>,
  handler: (call: Call<Who, Params, Query, Body>) => Promise<z.output<Response>>,
) => void;

const callers = new WeakMap<FastifyRequest, Caller>();

/** Turns a declaration and its handler into routes: access first, then the schemas, then the handler. */
export function endpointRegistrar(app: FastifyInstance, authenticate: Authenticate): Register {
  return (endpoint, handler) => {
    for (const url of [endpoint.path, ...(endpoint.alsoAt ?? [])]) {
      app.route({
        method: endpoint.method,
        url,
        schema: {
          ...(endpoint.params && { params: endpoint.params }),
          ...(endpoint.query && { querystring: endpoint.query }),
          ...(endpoint.body && { body: endpoint.body }),
          response: { [endpoint.status ?? 200]: endpoint.response },
        } as FastifySchema,
        // Before the body is read: a stranger can't make the server parse anything.
        onRequest: async (request) => {
          const token = bearerToken(request.headers.authorization);
          const caller = token ? await authenticate(token) : undefined;
          assertAccess(endpoint.access, caller);
          if (caller) callers.set(request, caller);
        },
        preValidation: async (request) => refuseNullCharacters(request),
        handler: async (request, reply) => {
          reply.code(endpoint.status ?? 200);
          return handler({
            params: request.params,
            query: request.query,
            body: request.body,
            caller: callers.get(request),
            request,
            reply,
          } as Parameters<typeof handler>[0]);
        },
      });
    }
  };
}

/** PostgreSQL has no text with a null character in it; such input is a mistake or an attack, never a name. */
async function refuseNullCharacters(request: FastifyRequest): Promise<void> {
  for (const part of [request.params, request.query, request.body]) {
    if (part !== undefined && part !== null && JSON.stringify(part).includes('\\u0000')) {
      throw new AppError('invalid_input', 'The input has a character that is not allowed');
    }
  }
}
