import type { IncomingMessage, ServerResponse } from 'node:http';
import createFindMyWay from 'find-my-way';
import type { Log } from '../observability/log.ts';
import { sendJson } from './http.ts';
import { Refusal } from './refusal.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;
type Method = (typeof METHODS)[number];
/** Longest value of a path parameter in characters; signed tokens are longer than the library's default. */
const MAX_PARAMETER_LENGTH = 500;

/**
 * Handlers by method and path pattern of `find-my-way`: `GET /rounds/:id`, `POST /rounds/:id([0-9a-f-]{36})`,
 * `GET /art/*`.
 */
export type Routes<Handler> = Readonly<Record<string, Handler>>;

export interface FoundRoute<Handler> {
  readonly handler: Handler;
  /** Method and pattern: fit for logs, because it contains no value of the path. */
  readonly name: string;
  /** Decoded values of the path parameters. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

export interface Router<Handler> {
  /**
   * The route of a request; HEAD is served by GET, because Node omits the body.
   * @param path - path without query.
   * @returns the reason when no route serves it.
   */
  find(method: string | undefined, path: string): FoundRoute<Handler> | 'METHOD_NOT_ALLOWED' | 'NOT_FOUND';
}

/** @throws when two routes serve the same requests, or a name is not a method and a pattern. */
export function createRouter<Handler>(routes: Routes<Handler>): Router<Handler> {
  const tree = createFindMyWay({ maxParamLength: MAX_PARAMETER_LENGTH });
  for (const [name, handler] of Object.entries(routes)) {
    const [method = '', pattern = ''] = name.split(/ (.*)/s);
    tree.on(method as Method, pattern, () => undefined, { handler, name });
  }
  function find(method: Method, path: string): FoundRoute<Handler> | undefined {
    const found = tree.find(method, path);
    if (!found) return undefined;
    const { handler, name } = found.store as Pick<FoundRoute<Handler>, 'handler' | 'name'>;
    return { handler, name, params: found.params };
  }
  return {
    find(method, path) {
      const wanted = METHODS.find((known) => known === (method === 'HEAD' ? 'GET' : method));
      const found = wanted && find(wanted, path);
      if (found) return found;
      return METHODS.some((other) => find(other, path)) ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND';
    },
  };
}

/** A request with its parsed URL and the parameters of its path. */
export interface RouteCall {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
}

export type Route = (call: RouteCall) => Promise<void> | void;

/**
 * Serves routes over HTTP: 404 and 405 with a code for what no route serves, the status and code of a
 * `Refusal` that a route throws, 500 for a route that fails otherwise. The
 * log names the pattern of a failed route only, because paths and bodies may contain tokens.
 */
export function createRouteHandler(
  routes: Routes<Route>,
  log: Pick<Log, 'error'>,
): (request: IncomingMessage, response: ServerResponse) => void {
  const router = createRouter(routes);
  return (request, response) => {
    const target = request.url ?? '/';
    const url = URL.canParse(target, 'http://service') ? new URL(target, 'http://service') : undefined;
    const found = url ? router.find(request.method, url.pathname) : 'NOT_FOUND';
    if (!url || typeof found === 'string')
      return sendJson(response, found === 'METHOD_NOT_ALLOWED' ? 405 : 404, { code: found });
    const { handler, name, params } = found;
    Promise.resolve()
      .then(() => handler({ request, response, url, params }))
      .catch((error: unknown) => {
        if (error instanceof Refusal && !response.headersSent)
          return sendJson(response, error.status, { code: error.code });
        log.error('request failed', { route: name, error });
        if (response.headersSent) response.destroy();
        else sendJson(response, 500, { code: 'INTERNAL' });
      });
  };
}
