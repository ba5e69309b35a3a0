import type { IncomingHttpHeaders } from 'node:http';
import { CONTENT_PREVIEW_HEADER, traceHeaders } from '@foyer/runtime';
import type { RequestContext } from '../context.ts';
import { readCookie } from '../cookies.ts';

/** Hop-by-hop headers (RFC 9110 §7.6.1). */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
]);
/** Headers that only the edge may set, such as the brand of the host (ADR 0235); removed from client requests. */
const EDGE_ONLY =
  /^(?:brand|forwarded|via|client-ip|true-client-ip|x-country|x-sub-division|x-connection-risk|x-real-ip|x-client-ip|x-original-.*|x-rewrite-url|x-forwarded-.*|x-foyer-.*|x-development-.*|x-request-id|traceparent|tracestate|cf-.*)$/;
/** Response headers that reveal software. */
const PRIVATE_HEADERS = new Set(['server', 'x-powered-by', 'via']);

export interface ForwardOptions {
  readonly requestId: string;
  readonly upgrade?: boolean;
}

/** Headers for an upstream: the client's without forbidden ones, plus the edge's. */
export function forwardedHeaders(
  headers: IncomingHttpHeaders,
  context: RequestContext,
  options: ForwardOptions,
): Record<string, string | string[]> {
  const named = connectionNames(headers);
  const result: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || HOP_BY_HOP.has(name) || named.has(name) || EDGE_ONLY.test(name)) continue;
    result[name] = value;
  }
  // the api verifies the token
  const preview = readCookie({ headers }, context, 'contentPreview');
  return {
    ...result,
    ...(preview !== undefined && { [CONTENT_PREVIEW_HEADER]: preview }),
    ...(options.upgrade === true ? { connection: 'Upgrade', upgrade: 'websocket' } : {}),
    host: context.host,
    brand: context.brand.id,
    'x-country': context.country,
    ...(context.subDivision === undefined ? {} : { 'x-sub-division': context.subDivision }),
    ...(context.isUnsafe ? { 'x-connection-risk': 'unsafe' } : {}),
    'x-forwarded-for': context.clientAddress,
    'x-forwarded-proto': context.scheme,
    'x-request-id': options.requestId,
    ...traceHeaders(),
  };
}

/** Headers returned to the client. */
export function returnedHeaders(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = connectionNames(headers);
  const result: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || HOP_BY_HOP.has(name) || named.has(name) || PRIVATE_HEADERS.has(name)) continue;
    result[name] = value;
  }
  return result;
}

/** A connection header can name further hop-by-hop headers. */
function connectionNames(headers: IncomingHttpHeaders): ReadonlySet<string> {
  return new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
}
