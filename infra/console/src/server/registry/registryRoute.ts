import { readBody, Refusal } from '@foyer/runtime';
import type { Route } from '../route.ts';
import type { RegistryClient } from './registryClient.ts';

const MOST_BODY_BYTES = 64 * 1024;

/**
 * Forwards `/api/v1/…` to the registry's `/v1/…` in the name of the signed-in person. The registry checks
 * permissions.
 */
export function createRegistryRoute(client: RegistryClient): Route {
  return async ({ request, response, url, session }) => {
    if (!session) throw new Refusal(401, 'SIGNED_OUT', 'Sign in to continue.');
    const { method } = request;
    if ((method !== 'GET' && method !== 'POST') || !/^\/api\/v1\/[a-z0-9/-]+$/.test(url.pathname))
      throw new Refusal(404, 'NOT_FOUND', 'The registry has no such endpoint.');
    const path = `${url.pathname.slice('/api'.length)}${url.search}`;
    const answer = await client.ask(session, {
      method,
      path,
      ...(method === 'POST' && { body: await readBody(request, MOST_BODY_BYTES) }),
    });
    const isFile = url.pathname.endsWith('/export');
    response.writeHead(answer.status, {
      'content-type': answer.type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(isFile && { 'content-disposition': 'attachment; filename="foyer-audit.ndjson"' }),
    });
    response.end(answer.text);
  };
}
