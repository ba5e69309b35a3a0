import type { IncomingMessage, ServerResponse } from 'node:http';
import { createLocalJWKSet, errors, jwtVerify, type JWK, type JWTVerifyGetKey } from 'jose';
import { ignoreError } from '@foyer/kernel';
import { sendJson } from '@foyer/runtime';
import { publicKeys } from './publicKeys.ts';
import { SIGNING_ALGORITHM } from '../store/signingKeys.ts';
import type { Services } from '../services.ts';
import type { PublicOrigin } from './origins.ts';

/**
 * Handled here, because oidc-provider rejects its own JWT access tokens at its userinfo (their audience is
 * the api).
 */
export async function userinfo(
  request: IncomingMessage,
  response: ServerResponse,
  services: Services,
  site: PublicOrigin,
  keys: readonly JWK[],
): Promise<void> {
  const own =
    request.headers.origin === site.origin
      ? { 'access-control-allow-origin': site.origin, vary: 'Origin' }
      : { vary: 'Origin' };
  if (request.method === 'OPTIONS') {
    response.writeHead(204, {
      ...own,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'authorization',
      'access-control-max-age': '3600',
    });
    return void response.end();
  }
  const token = /^Bearer ([\w.-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1];
  const playerId =
    token === undefined
      ? undefined
      : await livePlayer(token, services, site, createLocalJWKSet(publicKeys(keys)));
  if (playerId === undefined) {
    return sendJson(
      response,
      401,
      { error: 'invalid_token' },
      { ...own, 'www-authenticate': 'Bearer error="invalid_token"' },
    );
  }
  sendJson(response, 200, { sub: playerId, player_id: playerId }, own);
}

/** @throws when sessions cannot be read: a failing database must not be reported as an invalid token. */
async function livePlayer(
  token: string,
  services: Services,
  site: PublicOrigin,
  key: JWTVerifyGetKey,
): Promise<string | undefined> {
  const claims = await jwtVerify(token, key, {
    issuer: `${site.origin}/realms/${site.brand}`,
    audience: 'app',
    algorithms: [SIGNING_ALGORITHM],
    typ: 'at+jwt',
    currentDate: new Date(services.clock()),
  }).then(({ payload }) => payload, ifInvalid);
  if (typeof claims?.['sid'] !== 'string') return undefined;
  const session = await services.sessions.find(site.brand, claims['sid']);
  return session && session.playerId === claims.sub ? session.playerId : undefined;
}

function ifInvalid(error: unknown): undefined {
  if (!(error instanceof errors.JOSEError)) throw error;
  return ignoreError('userinfo was requested with an invalid token')(error);
}
