import { staffOrigin, type FoyerSettings } from '@foyer/runtime';
import type { CustomFetch } from 'openid-client';
import { request } from 'node:http';

const DEADLINE_MS = 5_000;

/**
 * Connects to identity's port with the staff origin's host header, which `fetch` cannot set; the name need
 * not resolve here.
 */
export function fetchIdentity(settings: FoyerSettings): CustomFetch {
  const { host } = new URL(staffOrigin(settings));
  return (address, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const { pathname, search } = new URL(address);
      const text = body === undefined || body === null ? undefined : String(body as string | URLSearchParams);
      const outgoing = request({
        host: '127.0.0.1',
        port: settings.identityPort,
        path: `${pathname}${search}`,
        method,
        headers: {
          ...headers,
          host,
          ...(text !== undefined && { 'content-length': Buffer.byteLength(text) }),
        },
        timeout: DEADLINE_MS,
      });
      outgoing.on('timeout', () =>
        outgoing.destroy(new Error('The identity service did not respond in time.')),
      );
      outgoing.on('error', reject);
      outgoing.on('response', (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve(
            new Response(chunks.length === 0 ? null : Buffer.concat(chunks), {
              status: incoming.statusCode ?? 502,
              headers: { 'content-type': incoming.headers['content-type'] ?? 'application/json' },
            }),
          ),
        );
      });
      outgoing.end(text);
    });
}
