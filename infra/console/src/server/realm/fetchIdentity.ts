import { staffOrigin, type FoyerSettings, type ServiceClient } from '@foyer/runtime';
import type { CustomFetch } from 'openid-client';

const DEADLINE_MS = 5_000;

/**
 * Connects to identity's port with the staff origin's host header, which `fetch` cannot set; the name need
 * not resolve here.
 */
export function fetchIdentity(settings: FoyerSettings, serviceClient: ServiceClient): CustomFetch {
  const { host } = new URL(staffOrigin(settings));
  return async (address, { method, headers, body }) => {
    const { pathname, search } = new URL(address);
    const answer = await serviceClient.call({
      baseUrl: `http://127.0.0.1:${settings.identityPort}`,
      path: `${pathname}${search}`,
      method,
      headers: { ...headers, host },
      ...(body !== undefined && body !== null && { body: String(body as string | URLSearchParams) }),
      deadlineMs: DEADLINE_MS,
    });
    return new Response(answer.body === '' ? null : answer.body, {
      status: answer.status,
      headers: { 'content-type': answer.contentType ?? 'application/json' },
    });
  };
}
