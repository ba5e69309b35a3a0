import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
} from '@opentelemetry/api';
import type { IncomingHttpHeaders } from 'node:http';

/** True if spans are recorded. Without an exporter, tracing costs no more than this check. */
let isOn = false;

export function isTracing(): boolean {
  return isOn;
}

export interface TracingOptions {
  /** OTLP over HTTP, `http://collector:4318`. */
  readonly endpoint: string;
  /** Share of the traces started here that are recorded, from 0 to 1. */
  readonly share: number;
  /** Replaces the endpoint in tests. */
  readonly exporter?: unknown;
}

/**
 * Starts recording and exporting spans, and loads the libraries for it.
 * @returns the shutdown function, which sends pending spans.
 */
export async function startTracing({
  endpoint,
  share,
  exporter,
}: TracingOptions): Promise<() => Promise<void>> {
  const { startProvider } = await import('./provider.ts');
  const stop = startProvider({ endpoint, share, exporter });
  isOn = true;
  return async () => {
    isOn = false;
    await stop();
  };
}

/** Id of the current trace, for log lines and support codes. */
export function currentTraceId(): string | undefined {
  return isOn ? trace.getActiveSpan()?.spanContext().traceId : undefined;
}

const TRACER = 'foyer';

/** Runs a request as a span that continues the caller's trace or starts a new one. */
export function inServerSpan(name: string, headers: IncomingHttpHeaders, run: (span: Span) => void): void {
  const parent = propagation.extract(ROOT_CONTEXT, headers);
  const span = trace.getTracer(TRACER).startSpan(name, { kind: SpanKind.SERVER }, parent);
  context.with(trace.setSpan(parent, span), () => run(span));
}

/**
 * Runs work as a child span. Attributes describe kinds of things, never a person or a value from a request.
 */
export async function inSpan<Value>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Value>,
  kind: SpanKind = SpanKind.CLIENT,
): Promise<Value> {
  if (!isOn) return work();
  const span = trace.getTracer(TRACER).startSpan(name, { kind, attributes });
  try {
    return await context.with(trace.setSpan(context.active(), span), work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'failed' });
    throw error;
  } finally {
    span.end();
  }
}

/** `traceparent` header for an outgoing request; empty outside a trace. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  if (isOn) propagation.inject(context.active(), headers);
  return headers;
}
