import type { Log } from '@foyer/runtime';
import { randomUUID } from 'node:crypto';
import { request as httpRequest, STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RequestContext } from '../context.ts';
import { forwardedHeaders, returnedHeaders } from './headers.ts';
import { refusalBody, statusOf, type RefusalCode } from './refusals.ts';
import { pathAt, type ProxyTarget, type Upstream } from './upstreams.ts';

const HANDSHAKE_MS = 10_000;
const MAX_SOCKETS = 20_000;

export interface SocketProxy {
  forward(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    context: RequestContext,
    target: ProxyTarget,
    upstream: Upstream,
  ): void;
  close(): void;
}

/**
 * Proxies WebSockets byte by byte. The gateway decides who may open one; the service handles the messages.
 */
export function createSocketProxy(log: Log): SocketProxy {
  const open = new Set<Duplex>();

  function forward(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    context: RequestContext,
    target: ProxyTarget,
    upstream: Upstream,
  ): void {
    const traceId = randomUUID();
    socket.on('error', () => socket.destroy());
    if (!isOwnOrigin(request.headers.origin, context.host))
      return refuseUpgrade(socket, 'ORIGIN_NOT_ALLOWED', traceId);
    if (open.size >= MAX_SOCKETS) return refuseUpgrade(socket, 'TOO_MANY_CONNECTIONS', traceId);
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    const outgoing = httpRequest({
      host: upstream.host,
      port: upstream.port,
      path: `${pathAt(upstream, target, context.path)}${context.query}`,
      headers: forwardedHeaders(request.headers, context, { requestId: traceId, upgrade: true }),
      agent: false,
    });
    const deadline = setTimeout(() => outgoing.destroy(new Error('handshake timed out')), HANDSHAKE_MS);
    outgoing.on('upgrade', (answer, upstreamSocket, upstreamHead) => {
      clearTimeout(deadline);
      socket.write(headOf(answer));
      join(socket, head, upstreamSocket, upstreamHead);
    });
    outgoing.on('response', (answer) => {
      clearTimeout(deadline);
      answer.resume();
      socket.end(plainResponse(answer.statusCode ?? 502, ''));
    });
    outgoing.on('error', (error) => {
      clearTimeout(deadline);
      log.warn('socket proxy failed', { upstream: upstream.name, traceId, error });
      refuseUpgrade(socket, 'UPSTREAM_UNREACHABLE', traceId);
    });
    socket.once('close', () => outgoing.destroy());
    outgoing.end();
  }

  return { forward, close: () => open.forEach((socket) => socket.destroy()) };
}

/** True for pages of this host, and without Origin: browsers always send it, other clients need a token. */
export function isOwnOrigin(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  return origin === `http://${host}` || origin === `https://${host}`;
}

function join(socket: Duplex, head: Buffer, upstreamSocket: Duplex, upstreamHead: Buffer): void {
  upstreamSocket.on('error', () => socket.destroy());
  upstreamSocket.once('close', () => socket.destroy());
  socket.once('close', () => upstreamSocket.destroy());
  if (upstreamHead.length > 0) socket.write(upstreamHead);
  if (head.length > 0) upstreamSocket.write(head);
  upstreamSocket.pipe(socket);
  socket.pipe(upstreamSocket);
}

function headOf(answer: IncomingMessage): string {
  const lines = Object.entries(returnedHeaders(answer.headers)).flatMap(([name, value]) =>
    [value].flat().map((item) => `${name}: ${item}`),
  );
  return [
    'HTTP/1.1 101 Switching Protocols',
    'connection: Upgrade',
    'upgrade: websocket',
    ...lines,
    '',
    '',
  ].join('\r\n');
}

function refuseUpgrade(socket: Duplex, code: RefusalCode, traceId: string): void {
  if (!socket.destroyed)
    socket.end(plainResponse(statusOf(code), JSON.stringify(refusalBody(code, traceId))));
}

/** Before the protocol switch, a socket carries plain HTTP. */
export function plainResponse(status: number, body: string): string {
  const type = body === '' ? [] : ['content-type: application/json; charset=utf-8'];
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}`,
    'connection: close',
    ...type,
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}
