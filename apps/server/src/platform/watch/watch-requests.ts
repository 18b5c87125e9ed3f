import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routeName } from './route-name.ts';
import type { Tracing } from './tracing.ts';
import { trustedProxy } from './trusted-proxy.ts';
import type { Watch } from './watch.ts';
import { currentWork, type Work } from './work-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    work: Work | null;
    /** Asked by a page while it is rendered, not by a browser. */
    isInside: boolean;
  }
}

/**
 * Everything that is done for a request is done in its name, so that statements know their route. The calls of a page
 * that is rendered are parts of that page, and not counted again.
 */
export function nameRequests(
  app: FastifyInstance,
  watch: Watch | undefined,
  trustedProxies: readonly string[],
): void {
  const isTrusted = trustedProxy(trustedProxies);
  app.decorateRequest('work', null);
  app.decorateRequest('isInside', false);
  app.addHook('onRequest', (request, reply, done) => {
    const outer = currentWork.getStore();
    const route = routeName(request);
    const span = watch?.tracing && startSpan(watch.tracing, request, route, outer, isTrusted);
    request.isInside = outer !== undefined;
    request.work = { requestId: outer?.requestId ?? request.id, route, span };
    if (span) nameTrace(span, request, reply);
    currentWork.run(request.work, done);
  });
  // What reads a body goes on in the name of the socket.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.work) currentWork.run(request.work, done);
    else done();
  });
  if (watch) countRequests(app, watch);
}

function countRequests(app: FastifyInstance, { metrics, tracing }: Watch): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.isInside) {
      metrics.requestsInFlight.inc();
      onEnd(reply, () => metrics.requestsInFlight.dec());
    }
    const span = request.work?.span;
    if (span) onEnd(reply, () => endSpan(tracing, span, reply));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.work?.route ?? 'none';
    if (!request.isInside && !isShed(reply)) {
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      metrics.requests.inc({ method, route, status });
      metrics.requestSeconds.observe({ method, route }, reply.elapsedTime / 1000);
      if (reply.statusCode === 429) metrics.rateLimited.inc({ route });
    }
    done();
  });
}

const shed = new WeakSet<FastifyReply>();
const isShed = (reply: FastifyReply): boolean => shed.has(reply);
/** Counted apart: how fast a refusal is says nothing of how fast answers are. */
export const markShed = (reply: FastifyReply): void => void shed.add(reply);

/** Once, whether the answer was sent whole or the browser went away. */
export function onEnd(reply: FastifyReply, work: () => void): void {
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    work();
  };
  reply.raw.once('finish', end);
  reply.raw.once('close', end);
}

function startSpan(
  tracing: Tracing,
  request: FastifyRequest,
  route: string,
  outer: Work | undefined,
  isTrusted: (address: string | undefined) => boolean,
): Span {
  const { traceparent } = request.headers;
  const told = typeof traceparent === 'string' && !outer && isTrusted(request.raw.socket.remoteAddress);
  return tracing.start(`${request.method} ${route}`, outer ? 'internal' : 'server', {
    parent: outer?.span ?? (told ? tracing.readParent(traceparent) : undefined),
    // The address itself may carry a token or name a person.
    attributes: {
      'http.request.method': request.method,
      'http.route': route,
      'sevenfold.request_id': request.id,
    },
  });
}

function endSpan(tracing: Tracing | undefined, span: Span, reply: FastifyReply): void {
  const status = reply.raw.statusCode;
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) tracing?.fail(span, { code: String(status) });
  span.end();
}

/** A line of the log leads to its trace. */
function nameTrace(span: Span, request: FastifyRequest, reply: FastifyReply): void {
  const { traceId } = span.spanContext();
  request.log = request.log.child({ traceId });
  reply.log = request.log;
}
