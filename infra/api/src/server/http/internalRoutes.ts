import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRouter, receiveSigned, sendJson, type Clock, type Log } from '@foyer/runtime';
import type { Routes } from './route.ts';

export interface InternalRouteDeps {
  /** Secret that signs calls between our own services. */
  readonly internalSecret: string;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Serves calls from our own services; the gateway never proxies /internal.
 * @throws when two routes serve the same requests.
 */
export function createInternalHandler(
  { internalSecret, clock, log }: InternalRouteDeps,
  routes: Routes,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const router = createRouter(routes);
  return async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://api');
    const found = router.find(request.method, url.pathname);
    if (typeof found === 'string') return sendJson(response, 404, { code: 'NOT_FOUND' });
    const received = await receiveSigned(request, response, internalSecret, clock);
    if (!received) return;
    try {
      const { status, body } = await found.handler({
        body: received.body,
        params: found.params,
        query: url.searchParams,
      });
      sendJson(response, status, body);
    } catch (error) {
      log.error('internal call failed', { route: found.name, error });
      sendJson(response, 503, { code: 'UNAVAILABLE' }, { 'retry-after': '1' });
    }
  };
}
