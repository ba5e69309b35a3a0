import { Refusal } from '@foyer/runtime';
import type { IncomingMessage } from 'node:http';

const FETCHED_BY_US: ReadonlySet<string | undefined> = new Set(['same-origin', 'none', undefined]);

/**
 * Rejects cross-site requests: the cookie is SameSite=Strict, and writes need our origin and a JSON body,
 * which no form can send.
 * @throws {@link Refusal}
 */
export function refuseForeign({ method, headers }: IncomingMessage, origin: string): void {
  const site = headers['sec-fetch-site'];
  // returning from sign-in and following an external link are read-only navigations
  const navigates = method === 'GET' && headers['sec-fetch-mode'] === 'navigate';
  if (!navigates && !FETCHED_BY_US.has(typeof site === 'string' ? site : undefined))
    throw new Refusal(403, 'FOREIGN_REQUEST', 'The request did not come from a page of the console.');
  if (method === 'GET' || method === 'HEAD') return;
  if (headers.origin !== origin)
    throw new Refusal(403, 'FOREIGN_REQUEST', 'The request did not come from a page of the console.');
  if (headers['content-type']?.split(';')[0]?.trim() !== 'application/json')
    throw new Refusal(415, 'NOT_JSON', 'The request body must be JSON.');
}
