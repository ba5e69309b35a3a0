import { sendJson } from '@foyer/runtime';
import type { ServerResponse } from 'node:http';

export type RefusalCode =
  | 'UPSTREAM_UNREACHABLE'
  | 'UPSTREAM_BROKEN'
  | 'UPSTREAM_SLOW'
  | 'BODY_TOO_LARGE'
  | 'METHOD_NOT_ALLOWED'
  | 'ORIGIN_NOT_ALLOWED'
  | 'TOO_MANY_CONNECTIONS';

const STATUS: Readonly<Record<RefusalCode, number>> = {
  UPSTREAM_UNREACHABLE: 503,
  UPSTREAM_BROKEN: 502,
  UPSTREAM_SLOW: 504,
  BODY_TOO_LARGE: 413,
  METHOD_NOT_ALLOWED: 405,
  ORIGIN_NOT_ALLOWED: 403,
  TOO_MANY_CONNECTIONS: 503,
};
const MESSAGE: Readonly<Record<RefusalCode, string>> = {
  UPSTREAM_UNREACHABLE: 'This service is not available right now. Please try again.',
  UPSTREAM_BROKEN: 'The answer was cut off. Please try again.',
  UPSTREAM_SLOW: 'The answer took too long. Please try again.',
  BODY_TOO_LARGE: 'The request is too large.',
  METHOD_NOT_ALLOWED: 'This address does not take such requests.',
  ORIGIN_NOT_ALLOWED: 'This site may not connect here.',
  TOO_MANY_CONNECTIONS: 'There are too many connections at the moment. Please try again.',
};
const RETRY_AFTER_SECONDS = '2';

export function statusOf(code: RefusalCode): number {
  return STATUS[code];
}

/**
 * Error body in the shape of requirements/errors#error-shape, so that the shell handles gateway and api
 * errors alike.
 */
export function refusalBody(code: RefusalCode, traceId: string): unknown {
  const type = STATUS[code] >= 500 ? 'ServiceUnavailableFailure' : 'ValidationFailure';
  return { errors: [{ message: MESSAGE[code], extensions: { type, reasons: [code], keys: [], traceId } }] };
}

export function refuse(
  response: ServerResponse,
  code: RefusalCode,
  traceId: string,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const retry: Record<string, string> = STATUS[code] >= 500 ? { 'retry-after': RETRY_AFTER_SECONDS } : {};
  sendJson(response, STATUS[code], refusalBody(code, traceId), { ...retry, ...headers });
}
