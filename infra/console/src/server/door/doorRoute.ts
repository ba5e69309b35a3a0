import { readBody, Refusal } from '@foyer/runtime';
import type { Route } from '../route.ts';
import type { RegistryDoor } from './registryDoor.ts';

const MOST_BODY_BYTES = 64 * 1024;

/** `/api/v1/…` → `/v1/…` of the registry, in the name of whoever is signed in. What each may is the registry's to say. */
export function createDoorRoute(door: RegistryDoor): Route {
  return async ({ request, response, url, session }) => {
    if (!session) throw new Refusal(401, 'SIGNED_OUT', 'Nobody is signed in.');
    const { method } = request;
    if ((method !== 'GET' && method !== 'POST') || !/^\/api\/v1\/[a-z0-9/-]+$/.test(url.pathname))
      throw new Refusal(404, 'NOT_FOUND', 'The registry has no such address.');
    const path = `${url.pathname.slice('/api'.length)}${url.search}`;
    const answer = await door.ask(session, {
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
