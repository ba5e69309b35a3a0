import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson, type Log } from '@foyer/runtime';

export interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  /** What the groups of the path matched. */
  readonly parts: readonly string[];
}

/** One party of this service: merchants on its address, payers on its two sites. */
export type Site = 'merchant' | 'pay' | 'bank';

export interface Route {
  readonly site: Site;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: RegExp;
  answer(call: Call): Promise<void> | void;
}

const SITES: Readonly<Record<string, Site>> = { 'pay.localhost': 'pay', 'bank.localhost': 'bank' };

/** A site answers under its own name only, so that no page of one has the origin of another. */
export function siteOf(host: string | undefined): Site {
  return SITES[(host ?? '').toLowerCase().replace(/:\d+$/, '')] ?? 'merchant';
}

/** First route that matches; HEAD is answered as GET without a body by Node. */
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
        // a path holds the proof of its link, so only the pattern is logged; bodies never are
        log.error('request failed', { route: route.path.source, error });
        if (!response.headersSent) sendJson(response, 500, { code: 'INTERNAL' });
        else response.destroy();
      });
  };
}
