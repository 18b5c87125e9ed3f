import type { Tracing, TracingSettings } from './tracing.ts';

/** Loads OpenTelemetry only where it is wanted: it is hundreds of files. */
export async function openTracing(settings: TracingSettings | undefined): Promise<Tracing | undefined> {
  if (!settings) return undefined;
  const { otlpTracing } = await import('./otlp-tracing.ts');
  return otlpTracing(settings);
}
