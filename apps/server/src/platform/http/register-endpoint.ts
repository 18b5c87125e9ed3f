import type {
  BodyOf,
  Endpoint,
  FormOf,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from '@sevenfold/contract/platform/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import { limitAnswers } from '../load/limit-answers.ts';
import { priorityOf } from '../load/priority.ts';
import { answerTime } from './answer-time.ts';
import { type Authenticate, assertAccess, bearerToken, type Caller } from './caller.ts';
import { compressLarge } from './compress-large.ts';
import { assertStorable } from './storable-input.ts';
import { acceptUploads, assertMultipart, type ReadUpload, type ReadUploads, uploadOf } from './upload.ts';

export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** There for a call that sends a file. */
  readonly upload: E extends { readonly form: unknown } ? ReadUpload<FormOf<E>> : undefined;
  /** There for a call that sends several. */
  readonly uploads: E extends { readonly files: unknown } ? ReadUploads<FormOf<E>> : undefined;
  readonly caller: E['access'] extends 'anyone' ? Caller | undefined : Caller;
  /** Of a call that is answered with a file, or sends one: nobody waits for the answer any more. */
  readonly gone: E extends { readonly form: unknown } | { readonly responseType: string }
    ? AbortSignal
    : undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export type Register = <E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<ResponseOf<E>>,
  options?: {
    /** Answers who has no token from what is kept, before the input is looked at, or says that it can't. */
    readonly answerAtOnce?: (request: FastifyRequest, reply: FastifyReply) => boolean;
  },
) => void;

const callers = new WeakMap<FastifyRequest, Caller>();

/** Nobody waits longer for an answer, whatever is slow behind us. What staff ask for or what is drawn may be much. */
const timeFor = ({ access, responseType }: Endpoint): number =>
  access === 'staff' || access === 'owner' || responseType ? 60_000 : 15_000;

/** With a file that comes or goes as slowly as the line carries it, apart from the time that its answer takes. */
const timeWithFile = 360_000;

/** Turns a declaration and its handler into routes: access first, then the schemas, then the handler. */
export function endpointRegistrar(
  app: FastifyInstance,
  authenticate: Authenticate,
  answerTimeScale = 1,
): Register {
  const limitAnswer = limitAnswers();
  return (endpoint, handler, { answerAtOnce } = {}) => {
    const answerWithin = timeFor(endpoint) * answerTimeScale;
    const hasFile = endpoint.form !== undefined || endpoint.responseType !== undefined;
    for (const url of [endpoint.path, ...(endpoint.alsoAt ?? [])]) {
      const route: RouteOptions = {
        method: endpoint.method,
        url,
        config: { priority: priorityOf(endpoint) },
        handlerTimeout: hasFile ? timeWithFile * answerTimeScale : answerWithin,
        ...(endpoint.largestBody && { bodyLimit: endpoint.largestBody }),
        schema: {
          ...(endpoint.params && { params: endpoint.params }),
          ...(endpoint.query && { querystring: endpoint.query }),
          ...(endpoint.body && { body: endpoint.body }),
          ...(!endpoint.responseType && { response: { [endpoint.status ?? 200]: endpoint.response } }),
        } as FastifySchema,
        // Before the body is read: a stranger can't make the server parse anything.
        onRequest: (request, reply, done) => {
          const enter = (caller: Caller | undefined) => {
            assertAccess(endpoint.access, caller);
            if (caller) callers.set(request, caller);
            if (endpoint.form) assertMultipart(request);
          };
          const token = bearerToken(request.headers.authorization);
          if (token) {
            void authenticate(token)
              .then(enter)
              .then(() => done(), done);
            return;
          }
          enter(undefined);
          if (!answerAtOnce?.(request, reply)) done();
        },
        preValidation: (request, _reply, done) => {
          for (const part of [request.params, request.query, request.body]) assertStorable(part);
          done();
        },
        onSend: (request, reply, payload, done) => {
          const caller = callers.get(request);
          if (caller) limitAnswer(caller.userId, reply, payload);
          const compressing = compressLarge(request, reply, payload);
          if (compressing) compressing.then((sent) => done(null, sent), done);
          else done(null, payload);
        },
        handler: async (request, reply) => {
          reply.code(endpoint.status ?? 200);
          // Making and ending them costs a short call more than its own work.
          const time = hasFile ? answerTime(answerWithin) : undefined;
          const over = hasFile ? new AbortController() : undefined;
          const upload =
            endpoint.form &&
            uploadOf(request, endpoint.form, {
              names: endpoint.files,
              time: time!,
              gone: over!.signal,
              account: endpoint.access === 'signed-in' ? callers.get(request)?.userId : undefined,
            });
          // When it has been answered, or its client has gone.
          if (over) reply.raw.once('close', () => over.abort());
          try {
            const answering = handler({
              params: request.params,
              query: request.query,
              body: request.body,
              upload: upload?.read,
              uploads: upload?.readSeveral,
              caller: callers.get(request),
              gone: over?.signal,
              request,
              reply,
            } as Parameters<typeof handler>[0]).finally(() => upload?.release());
            const answer = await (time ? Promise.race([answering, time.over]) : answering);
            // Named only now: a refusal is JSON in any case.
            if (endpoint.responseType) reply.type(endpoint.responseType);
            return answer;
          } finally {
            time?.stop();
            over?.abort();
          }
        },
      };
      if (!endpoint.form) app.route(route);
      else
        void app.register(async (scope) => {
          await acceptUploads(scope);
          scope.route(route);
        });
    }
  };
}
