import type {
  Access,
  AccessOf,
  BodyOf,
  Endpoint,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '@sevenfold/contract/platform/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { type Authenticate, assertAccess, bearerToken, type Caller } from './caller.ts';

type CallerOf<Who extends Access> = Who extends 'anyone' ? Caller | undefined : Caller;

export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly caller: CallerOf<AccessOf<E>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<ResponseOf<E>>;

export type Register = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;

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
        },
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
            params: request.params as ParamsOf<typeof endpoint>,
            query: request.query as QueryOf<typeof endpoint>,
            body: request.body as BodyOf<typeof endpoint>,
            caller: callers.get(request) as CallerOf<AccessOf<typeof endpoint>>,
            request,
            reply,
          });
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
