import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { readBody } from '@foyer/runtime';
import type { Services } from '../services.ts';
import { originFacts } from './realmVisit.ts';

const TOKEN_BYTES = 16 * 1024;

/**
 * Rotates the refresh token before oidc-provider handles the request, and passes it the successor, which it
 * accepts without another rotation. Its own rotation is not atomic: two tabs that refresh at once would
 * both be signed out (requirements/reliability#refresh-race).
 */
export async function rotateBefore(
  request: IncomingMessage,
  services: Services,
  brand: string,
): Promise<void> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return;
  const body = await readBody(request, TOKEN_BYTES);
  const form = new URLSearchParams(body);
  const presented = form.getAll('refresh_token');
  if (form.get('grant_type') === 'refresh_token' && presented.length === 1 && presented[0]) {
    const result = await services.refreshTokens.rotate(brand, presented[0]);
    if (result.kind === 'use') form.set('refresh_token', result.token);
    if (result.kind === 'reused') {
      await services.events.record({
        kind: 'REFRESH_TOKEN_REUSED',
        brand,
        playerId: result.playerId,
        from: originFacts(request, ''),
        details: { sid: result.sid },
      });
      await services.sessions.end(brand, result.sid, 'REFRESH_TOKEN_REUSED');
    }
  }
  replaceBody(request, form.toString());
}

/** Restores the body that was read, so that the next handler can stream it. */
function replaceBody(request: IncomingMessage, body: string): void {
  const bytes = Buffer.from(body);
  const source = Readable.from([bytes]);
  request.headers['content-length'] = String(bytes.length);
  Object.defineProperties(request, {
    readable: { value: true, configurable: true },
    iterator: { value: () => source[Symbol.asyncIterator](), configurable: true },
    [Symbol.asyncIterator]: { value: () => source[Symbol.asyncIterator](), configurable: true },
  });
}
