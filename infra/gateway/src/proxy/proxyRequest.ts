import { metricsOf, type Log } from '@foyer/runtime';
import { randomUUID } from 'node:crypto';
import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { RequestContext } from '../context.ts';
import { compressionOf, type Compression } from './compressAnswer.ts';
import { forwardedHeaders, returnedHeaders } from './headers.ts';
import { hasBody, receiveBody } from './receiveBody.ts';
import { refuse, type RefusalCode } from './refusals.ts';
import { pathAt, type ProxyTarget, type Upstream } from './upstreams.ts';

const failures = metricsOf('gateway').count('proxy_failures', 'Calls of a service behind that failed', {
  upstream: ['api', 'identity', 'jackpot', 'sports-feed', 'chat', 'engagement'],
  code: ['UPSTREAM_SLOW', 'UPSTREAM_UNREACHABLE', 'UPSTREAM_BROKEN'],
});

const SOCKETS_PER_UPSTREAM = 256;
/** Maximum pause within a response. */
const IDLE_MS = 30_000;
/** Upstreams with large responses that are safe to compress (see {@link compressionOf}). */
const COMPRESSED: ReadonlySet<ProxyTarget['upstream']> = new Set(['api', 'sportsFeed']);

export interface Proxy {
  forward(
    request: IncomingMessage,
    response: ServerResponse,
    context: RequestContext,
    target: ProxyTarget,
    upstream: Upstream,
    refusal?: Refusal,
  ): void;
  close(): void;
}

/** Writes an error response: HTML for navigation, JSON for others. */
export type Refusal = (code: RefusalCode, traceId: string) => void;

export function createProxy(log: Log): Proxy {
  const agent = new Agent({
    keepAlive: true,
    maxSockets: SOCKETS_PER_UPSTREAM,
    maxFreeSockets: 32,
    scheduling: 'lifo',
  });
  return {
    forward(request, response, context, target, upstream, refusal) {
      const traceId = randomUUID();
      const sendRefusal = refusal ?? ((code: RefusalCode) => refuse(response, code, traceId));
      forwardOne({
        request,
        response,
        context,
        target,
        upstream,
        agent,
        traceId,
        log,
        sendRefusal: (code) => sendRefusal(code, traceId),
      });
    },
    close: () => agent.destroy(),
  };
}

interface Forwarding {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly context: RequestContext;
  readonly target: ProxyTarget;
  readonly upstream: Upstream;
  readonly agent: Agent;
  readonly traceId: string;
  readonly log: Log;
  readonly sendRefusal: (code: RefusalCode) => void;
}

function forwardOne(call: Forwarding): void {
  const { request, response, target, upstream, traceId } = call;
  const method = request.method ?? 'GET';
  if (!target.methods.includes(method)) {
    refuse(response, 'METHOD_NOT_ALLOWED', traceId, { allow: target.methods.join(', ') });
    return;
  }
  if (Number(request.headers['content-length'] ?? 0) > upstream.maximumBodyBytes) {
    refuse(response, 'BODY_TOO_LARGE', traceId, { connection: 'close' });
    return;
  }
  if (!hasBody(request)) return send(call, Buffer.alloc(0));
  receiveBody(request, upstream.maximumBodyBytes).then(
    (body) =>
      body === 'TOO_LARGE'
        ? refuse(response, 'BODY_TOO_LARGE', traceId, { connection: 'close' })
        : send(call, body),
    () => response.destroy(), // the client has disconnected
  );
}

/**
 * Sends a request whose body has arrived: a client that sends its body slowly holds no socket of the service, which all
 * visitors share.
 */
function send(call: Forwarding, body: Buffer): void {
  const { request, response, context, target, upstream, log, traceId } = call;
  let settled = false;
  const outgoing = httpRequest({
    agent: call.agent,
    host: upstream.host,
    port: upstream.port,
    method: request.method,
    path: `${pathAt(upstream, target, context.path)}${context.query}`,
    headers: forwardedHeaders(request.headers, context, { requestId: traceId }),
  });
  function fail(code: RefusalCode, error?: unknown): void {
    if (settled) return;
    settled = true;
    failures.add({ upstream: upstream.name, code });
    log.warn('proxied request failed', { upstream: upstream.name, code, traceId, error });
    outgoing.destroy();
    call.sendRefusal(code);
  }
  const deadline = setTimeout(() => fail('UPSTREAM_SLOW'), upstream.deadlineMs);
  outgoing.on('error', (error: NodeJS.ErrnoException) =>
    fail(error.code === 'ECONNREFUSED' ? 'UPSTREAM_UNREACHABLE' : 'UPSTREAM_BROKEN', error),
  );
  outgoing.on('response', (incoming) => {
    clearTimeout(deadline);
    if (settled) return;
    settled = true;
    passBack(
      incoming,
      response,
      COMPRESSED.has(target.upstream) ? compressionOf(request, incoming) : undefined,
    );
  });
  outgoing.on('close', () => clearTimeout(deadline));
  response.on('close', () => {
    settled = true;
    outgoing.destroy(); // the client has disconnected
  });
  outgoing.end(body);
}

function passBack(
  incoming: IncomingMessage,
  response: ServerResponse,
  compression: Compression | undefined,
): void {
  const headers = returnedHeaders(incoming.headers);
  if (compression) delete headers['content-length'];
  response.writeHead(incoming.statusCode ?? 502, { ...headers, ...compression?.headers });
  incoming.setTimeout(IDLE_MS, () => incoming.destroy());
  // an incomplete response must abort for the client, too, instead of ending normally
  const breakOff = (error: Error | null): void => void (error && response.destroy());
  if (compression) pipeline(incoming, compression.stream, response, breakOff);
  else pipeline(incoming, response, breakOff);
}
