import { Refusal } from '@foyer/runtime';
import type { IncomingMessage } from 'node:http';

const FETCHED_BY_US: ReadonlySet<string | undefined> = new Set(['same-origin', 'none', undefined]);

/**
 * Nothing another site's page can cause is answered: the cookie is SameSite=Strict, and what writes names its origin and is JSON besides,
 * which no form can send. @throws {@link Refusal}
 */
export function refuseForeign({ method, headers }: IncomingMessage, origin: string): void {
  const site = headers['sec-fetch-site'];
  // coming back from the sign-in, and the first navigation after a link in a chat, are navigations; they only read
  const navigates = method === 'GET' && headers['sec-fetch-mode'] === 'navigate';
  if (!navigates && !FETCHED_BY_US.has(typeof site === 'string' ? site : undefined))
    throw new Refusal(403, 'FOREIGN_REQUEST', 'That was not asked by a page of the console.');
  if (method === 'GET' || method === 'HEAD') return;
  if (headers.origin !== origin)
    throw new Refusal(403, 'FOREIGN_REQUEST', 'That was not asked by a page of the console.');
  if (headers['content-type']?.split(';')[0]?.trim() !== 'application/json')
    throw new Refusal(415, 'NOT_JSON', 'The console takes JSON.');
}
