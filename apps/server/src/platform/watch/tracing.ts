import type { Attributes, Span, SpanContext } from '@opentelemetry/api';

export type SpanKindName = 'server' | 'client' | 'internal' | 'consumer';

/** Taking traces, or not: without a collector none of this is loaded. */
export interface Tracing {
  start(
    name: string,
    kind: SpanKindName,
    options: { parent?: Span | SpanContext | undefined; attributes?: Attributes },
  ): Span;
  /** What a caller says it belongs to; undefined when that can't be read. */
  readParent(traceparent: string): SpanContext | undefined;
  /** Marks it as failed. The error's own words may hold values, so only its kind is told. */
  fail(span: Span, error: unknown): void;
  /** Sends what is still waiting to be sent. */
  close(): Promise<void>;
}

export interface TracingSettings {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly ratio: number;
  readonly serviceName: string;
}
