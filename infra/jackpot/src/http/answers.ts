import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '@foyer/runtime';

export function notFound(response: ServerResponse): void {
  sendJson(response, 404, { code: 'NOT_FOUND' });
}

export function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/** The brand from the header that the gateway sets; values sent by the client never reach this service. */
export function brandOf(request: IncomingMessage): string {
  return single(request.headers['brand']) ?? '';
}
