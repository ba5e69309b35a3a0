import type * as Undici from 'undici';
import type { Agent, Dispatcher } from 'undici';
import * as v from 'valibot';
import type { Clock } from '../jobs/clock.ts';
import { inSpan, traceHeaders } from '../observability/tracing.ts';
import { signRequest } from '../security/signing.ts';

export interface ServiceCall {
  /** Origin of the called service, without a path. */
  readonly baseUrl: string;
  /** Path with query. */
  readonly path: string;
  readonly method: Dispatcher.HttpMethod;
  /** A function is called for each attempt: a signature with a nonce is accepted once. */
  readonly headers?: Readonly<Record<string, string>> | (() => Readonly<Record<string, string>>);
  readonly body?: string;
  /** Milliseconds from the call to the complete answer. */
  readonly deadlineMs: number;
  /** The call is repeated once when its connection is closed before an answer; by default GET only. */
  readonly isIdempotent?: boolean;
}

export interface ServiceAnswer {
  readonly status: number;
  /** The `content-type` header. */
  readonly contentType: string | undefined;
  readonly body: string;
}

export interface SignedCall {
  readonly baseUrl: string;
  readonly path: string;
  readonly body?: unknown;
  readonly method?: 'GET' | 'POST';
  readonly secret: string;
  readonly clock: Clock;
  /** Limit in ms; no call is unlimited (requirements/reliability#deadlines). */
  readonly deadlineMs?: number;
}

/**
 * Calls of one service to others over kept-alive connections (ADR 0204). Each service has its own: services
 * of one process could deadlock on shared connections.
 */
export interface ServiceClient {
  /**
   * Redirects are not followed; any status is an answer.
   * @throws on transport failure, an answer above the size limit, and a `TimeoutError` at the deadline.
   */
  call(call: ServiceCall): Promise<ServiceAnswer>;
  /**
   * A signed JSON call. The body of the answer is unchecked: parse it with a schema.
   * @throws like `call`, and for an answer that is not JSON.
   */
  callSigned(call: SignedCall): Promise<{ readonly status: number; readonly body: unknown }>;
  /** Refuses new calls, waits for those in progress up to the grace period, then aborts them. */
  close(): Promise<void>;
}

export interface ServiceClientOptions {
  /** Connections to each called service; further calls wait, within their deadline. */
  readonly connections?: number;
  readonly maxAnswerBytes?: number;
  /** Milliseconds. */
  readonly closeGraceMs?: number;
  /** Loads the HTTP library. */
  readonly load?: () => Promise<Pick<typeof Undici, 'Agent'>>;
}

const jsonText = v.pipe(v.string(), v.parseJson());

const DEADLINE_MS = 5_000;
const CONNECT_MS = 3_000;
/** Longer than every deadline: ends a connection whose call has none. */
const IDLE_ANSWER_MS = 30_000;
/** The connection was closed: while idle, or during the call. */
const CLOSED: readonly unknown[] = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

export function createServiceClient({
  connections = 64,
  maxAnswerBytes = 32 * 1024 * 1024,
  closeGraceMs = 3_000,
  load = () => import('undici'),
}: ServiceClientOptions = {}): ServiceClient {
  let agent: Promise<Agent> | undefined;
  /** Loaded with the first call: half of the code that every service and every test would load. */
  const openAgent = (): Promise<Agent> =>
    (agent ??= load().then(
      (undici) =>
        new undici.Agent({
          connections,
          pipelining: 1,
          connect: { timeout: CONNECT_MS },
          headersTimeout: IDLE_ANSWER_MS,
          bodyTimeout: IDLE_ANSWER_MS,
          maxResponseSize: maxAnswerBytes,
        }),
      (error: unknown) => {
        agent = undefined; // the next call loads the module again: too many open files is temporary
        throw error;
      },
    ));

  const running = new Set<AbortController>();
  let closing: Promise<void> | undefined;

  async function send(
    { baseUrl, path, method, headers, body, isIdempotent = method === 'GET' }: ServiceCall,
    signal: AbortSignal,
  ): Promise<ServiceAnswer> {
    if (closing !== undefined) throw new Error('The service is shutting down.');
    const opened = await openAgent();
    const attempt = (): Promise<Dispatcher.ResponseData> =>
      opened.request({
        origin: baseUrl,
        path,
        method,
        headers: { ...(typeof headers === 'function' ? headers() : headers) },
        body: body ?? null,
        signal,
      });
    const response = await attempt().catch((error: unknown) => {
      if (!isIdempotent || !CLOSED.includes(codeOf(error))) throw error;
      return attempt();
    });
    const contentType = response.headers['content-type'];
    return {
      status: response.statusCode,
      contentType: typeof contentType === 'string' ? contentType : undefined,
      body: await response.body.text(),
    };
  }

  function call(call: ServiceCall): Promise<ServiceAnswer> {
    const { deadlineMs } = call;
    const abort = new AbortController();
    const timer = setTimeout(
      () => abort.abort(new DOMException(`No answer within ${deadlineMs} ms.`, 'TimeoutError')),
      deadlineMs,
    );
    running.add(abort);
    return rejectOnAbort(abort.signal, send(call, abort.signal)).finally(() => {
      clearTimeout(timer);
      running.delete(abort);
    });
  }

  async function close(): Promise<void> {
    const timer = setTimeout(() => {
      for (const abort of running) abort.abort(new Error('The service is shutting down.'));
    }, closeGraceMs);
    await Promise.resolve(agent)
      .then((opened) => opened?.close())
      .finally(() => clearTimeout(timer));
  }

  return {
    call,
    async callSigned({ baseUrl, path, body: value, method = 'POST', secret, clock, deadlineMs }) {
      const body = value === undefined ? '' : JSON.stringify(value);
      const response = await inSpan(`call ${method}`, { 'server.port': Number(new URL(baseUrl).port) }, () =>
        call({
          baseUrl,
          path,
          method,
          headers: {
            'content-type': 'application/json',
            ...traceHeaders(),
            ...signRequest(secret, { method, path, body }, clock()),
          },
          ...(method === 'POST' && { body }),
          deadlineMs: deadlineMs ?? DEADLINE_MS,
        }),
      );
      return { status: response.status, body: v.parse(jsonText, response.body) };
    },
    close: () => (closing ??= close()),
  };
}

/** The agent observes a signal only once the request has a connection; a request that was aborted before is not sent. */
function rejectOnAbort<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
