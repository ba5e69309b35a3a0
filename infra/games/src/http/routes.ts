import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '@foyer/runtime';
import { sendJson } from '@foyer/runtime';

export interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  /** Matched groups of the path pattern. */
  readonly parts: readonly string[];
}

export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  answer(call: Call): Promise<void> | void;
}

/** First matching route; Node answers HEAD as GET without a body. */
export function createHandler(
  routes: readonly Route[],
  log: Log,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const target = request.url ?? '/';
    const url = URL.canParse(target, 'http://games') ? new URL(target, 'http://games') : undefined;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const matching = routes.filter((route) => url && route.path.test(url.pathname));
    const route = matching.find((candidate) => candidate.method === method);
    if (!url || !route) {
      sendJson(response, matching.length > 0 ? 405 : 404, {
        code: matching.length > 0 ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND',
      });
      return;
    }
    const parts = route.path.exec(url.pathname)?.slice(1) ?? [];
    Promise.resolve()
      .then(() => route.answer({ request, response, url, parts }))
      .catch((error: unknown) => {
        // a frame's path contains its launch token, so only the pattern is logged
        log.error('request failed', { route: route.path.source, error });
        if (!response.headersSent) sendJson(response, 500, { code: 'INTERNAL' });
        else response.destroy();
      });
  };
}
