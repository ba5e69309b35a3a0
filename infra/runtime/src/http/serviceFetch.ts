import type { ServiceClient } from './serviceClient.ts';

/** A service that is reached by its port, under a host name that need not resolve here. */
export interface FetchedService {
  readonly port: number;
  /** Origin that the service expects, for example of its issuer. */
  readonly origin: string;
  /** Longest time for an answer, in ms. */
  readonly deadlineMs: number;
}

/** A request as openid-client describes it; its body is a form or a text. */
interface FetchRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * Returns a `fetch` for openid-client that connects to the port of a service and sends the host header of its
 * origin, which the built-in `fetch` cannot set.
 * @throws from the returned function, what {@link ServiceClient.call} throws.
 */
export function createServiceFetch(
  serviceClient: Pick<ServiceClient, 'call'>,
  { port, origin, deadlineMs }: FetchedService,
): (address: string, request: FetchRequest) => Promise<Response> {
  const { host } = new URL(origin);
  return async (address, { method, headers, body }) => {
    const { pathname, search } = new URL(address);
    const answer = await serviceClient.call({
      baseUrl: `http://127.0.0.1:${port}`,
      path: `${pathname}${search}`,
      method,
      headers: { ...headers, host },
      ...((typeof body === 'string' || body instanceof URLSearchParams) && { body: String(body) }),
      deadlineMs,
    });
    return new Response(answer.body === '' ? null : answer.body, {
      status: answer.status,
      headers: { 'content-type': answer.contentType ?? 'application/json' },
    });
  };
}
