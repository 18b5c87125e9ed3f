import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Span } from '@opentelemetry/api';
import type { Tracing } from './tracing.ts';
import { currentWork } from './work-context.ts';

interface Outgoing {
  readonly request: { readonly origin?: string | URL; readonly method?: string };
  readonly response?: { readonly statusCode: number };
  readonly error?: unknown;
}

/**
 * A span for each call that leaves through fetch: storage, payment providers, single sign-on, content service. Only the
 * host is told, since addresses of files are signed and others name what they are about. A call that nobody's work
 * caused, such as one of the collector itself, is none.
 */
export function traceOutgoing(tracing: Tracing): () => void {
  const spans = new WeakMap<object, Span>();
  const begin = (message: unknown) => {
    const { request } = message as Outgoing;
    const parent = currentWork.getStore()?.span;
    if (!parent) return;
    const method = request.method ?? 'GET';
    const host = hostOf(request.origin);
    const attributes = { 'http.request.method': method, 'server.address': host };
    spans.set(request, tracing.start(`${method} ${host}`, 'client', { parent, attributes }));
  };
  const answer = (message: unknown) => {
    const { request, response } = message as Outgoing;
    const span = spans.get(request);
    if (!span || !response) return;
    span.setAttribute('http.response.status_code', response.statusCode);
    if (response.statusCode >= 500) tracing.fail(span, { code: String(response.statusCode) });
  };
  const end = (message: unknown) => {
    const { request, error } = message as Outgoing;
    const span = spans.get(request);
    if (!span) return;
    spans.delete(request);
    if (error) tracing.fail(span, error);
    span.end();
  };
  const told = [
    ['undici:request:create', begin],
    ['undici:request:headers', answer],
    ['undici:request:trailers', end],
    ['undici:request:error', end],
  ] as const;
  for (const [channel, listen] of told) subscribe(channel, listen);
  return () => {
    for (const [channel, listen] of told) unsubscribe(channel, listen);
  };
}

function hostOf(origin: string | URL | undefined): string {
  const address = String(origin ?? '');
  return URL.canParse(address) ? new URL(address).host : 'unknown';
}
