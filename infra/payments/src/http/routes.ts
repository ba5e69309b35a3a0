import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson, type Log } from '@foyer/runtime';

export interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  /** Matched groups of the path pattern. */
  readonly parts: readonly string[];
}

/** Site of this service: merchants have their own address, payers two sites. */
export type Site = 'merchant' | 'pay' | 'bank';

export interface Route {
  readonly site: Site;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: RegExp;
  answer(call: Call): Promise<void> | void;
}

const SITES: Readonly<Record<string, Site>> = { 'pay.localhost': 'pay', 'bank.localhost': 'bank' };

/** Each site answers only under its own host name, so that they never share an origin. */
export function siteOf(host: string | undefined): Site {
  return SITES[(host ?? '').toLowerCase().replace(/:\d+$/, '')] ?? 'merchant';
}

/** First matching route; Node answers HEAD as GET without a body. */
export function createHandler(
  routes: readonly Route[],
  log: Log,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const target = request.url ?? '/';
    const url = URL.canParse(target, 'http://payments') ? new URL(target, 'http://payments') : undefined;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const site = siteOf(request.headers.host);
    const matching = routes.filter((route) => url && route.site === site && route.path.test(url.pathname));
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
        // a path contains the link's proof, so only the pattern is logged, and never a body
        log.error('request failed', { route: route.path.source, error });
        if (!response.headersSent) sendJson(response, 500, { code: 'INTERNAL' });
        else response.destroy();
      });
  };
}
