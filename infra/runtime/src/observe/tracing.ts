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

/** Whether spans are made at all: without an exporter nothing of this costs more than the question. */
let isOn = false;

export function isTracing(): boolean {
  return isOn;
}

export interface TracingOptions {
  /** OTLP over HTTP, `http://collector:4318`. */
  readonly endpoint: string;
  /** From 0 to 1, of the traces that begin here. */
  readonly share: number;
  /** In the place of the endpoint, for tests. */
  readonly exporter?: unknown;
}

/** Begins to make spans and to send them. Returns the end, which sends what waits. The libraries are read only here. */
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

/** The trace that runs, for log lines and support codes. */
export function currentTraceId(): string | undefined {
  return isOn ? trace.getActiveSpan()?.spanContext().traceId : undefined;
}

const TRACER = 'foyer';

/** Runs a request as a span: the continuation of the caller's trace, or the first of a new one. */
export function inServerSpan(name: string, headers: IncomingHttpHeaders, run: (span: Span) => void): void {
  const parent = propagation.extract(ROOT_CONTEXT, headers);
  const span = trace.getTracer(TRACER).startSpan(name, { kind: SpanKind.SERVER }, parent);
  context.with(trace.setSpan(parent, span), () => run(span));
}

/** Runs work as a span of what runs. Attributes name kinds of things, never a person or a value that somebody sent. */
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

/** `traceparent` for a request that leaves; nothing while nothing is traced. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  if (isOn) propagation.inject(context.active(), headers);
  return headers;
}
