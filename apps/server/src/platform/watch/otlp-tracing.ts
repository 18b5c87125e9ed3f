import {
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import { version } from '../version.ts';
import type { SpanKindName, Tracing, TracingSettings } from './tracing.ts';

const kinds: Record<SpanKindName, SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
  consumer: SpanKind.CONSUMER,
};

/** Sends spans to a collector over OTLP/HTTP. Nothing is registered for the whole process. */
export function otlpTracing({ endpoint, headers, ratio, serviceName }: TracingSettings): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: 5000,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    // What a collector that is away can't take is dropped: the product must not fill up with it.
    spanProcessors: [new BatchSpanProcessor(exporter, { maxQueueSize: 2048, scheduledDelayMillis: 2000 })],
  });
  const tracer = provider.getTracer('sevenfold', version);
  return {
    start(name, kind, { parent, attributes = {} }) {
      const context = parent
        ? trace.setSpanContext(ROOT_CONTEXT, 'spanContext' in parent ? parent.spanContext() : parent)
        : ROOT_CONTEXT;
      return tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
    },
    readParent,
    fail(span: Span, error: unknown) {
      const { code } = (error ?? {}) as { code?: unknown };
      const type = typeof code === 'string' ? code : error instanceof Error ? error.name : 'error';
      span.setAttribute('error.type', type);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    close: () => provider.shutdown(),
  };
}

/** W3C Trace Context, version 00. */
function readParent(traceparent: string): SpanContext | undefined {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent) ?? [];
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(context) ? context : undefined;
}
