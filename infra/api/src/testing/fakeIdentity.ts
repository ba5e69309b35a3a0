import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { readBody, sendJson, verifyRequest, type Clock } from '@foyer/runtime';
import { closeServer, listen } from './listen.ts';

export interface TokenClaims {
  readonly brand: string;
  readonly playerId: string;
  readonly sid: string;
  readonly lifeSeconds?: number;
  readonly issuedAt?: number;
  readonly audience?: string;
  readonly issuer?: string;
  readonly type?: string;
  readonly kid?: string;
}

export interface FakeIdentity {
  readonly baseUrl: string;
  /** How often the keys were asked for. */
  readonly keyRequests: { count: number };
  readonly ended: { path: string; body: unknown }[];
  /** Refresh tokens that still work, and what they give. */
  readonly refreshable: Map<string, { accessToken: string; refreshToken: string }>;
  readonly hosts: string[];
  isDown: boolean;
  token(claims: TokenClaims): Promise<string>;
  close(): Promise<void>;
}

const KEY_ID = 'test-key';

/** The contract of the identity service as far as the api uses it, with real ES256 keys. */
export async function startFakeIdentity(deps: { readonly secret: string; readonly clock: Clock }): Promise<FakeIdentity> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'ES256', use: 'sig' };
  const keyRequests = { count: 0 };
  const ended: { path: string; body: unknown }[] = [];
  const refreshable = new Map<string, { accessToken: string; refreshToken: string }>();
  const hosts: string[] = [];

  const server = createServer((request, response) => {
    void (async () => {
      const url = request.url ?? '';
      const body = await readBody(request, 65_536);
      if (fake.isDown) return request.socket.destroy();
      if (url.endsWith('/certs')) {
        keyRequests.count += 1;
        return sendJson(response, 200, { keys: [jwk] });
      }
      if (url.endsWith('/token')) {
        hosts.push(request.headers.host ?? '');
        const tokens = refreshable.get(new URLSearchParams(body).get('refresh_token') ?? '');
        return tokens ? sendJson(response, 200, { access_token: tokens.accessToken, refresh_token: tokens.refreshToken }) : sendJson(response, 400, { error: 'invalid_grant' });
      }
      if (!verifyRequest(deps.secret, { method: request.method ?? '', path: url, body }, request.headers, deps.clock())) return sendJson(response, 401, {});
      if (url.endsWith('/state')) return sendJson(response, 200, { active: true });
      ended.push({ path: url, body: JSON.parse(body) as unknown });
      return sendJson(response, 200, { ended: true });
    })();
  });
  const baseUrl = await listen(server);
  const fake: FakeIdentity = {
    baseUrl, keyRequests, ended, refreshable, hosts, isDown: false,
    token(claims) {
      const issuedAt = claims.issuedAt ?? Math.floor(deps.clock() / 1000);
      return new SignJWT({ player_id: claims.playerId, sid: claims.sid, passwordless: false, flow: 'Identity' })
        .setProtectedHeader({ alg: 'ES256', kid: claims.kid ?? KEY_ID, typ: claims.type ?? 'at+jwt' })
        .setIssuer(claims.issuer ?? `http://${claims.brand}.localhost:4000/realms/${claims.brand}`)
        .setAudience(claims.audience ?? 'app').setSubject(claims.playerId).setIssuedAt(issuedAt).setExpirationTime(issuedAt + (claims.lifeSeconds ?? 300))
        .sign(privateKey);
    },
    close: () => closeServer(server),
  };
  return fake;
}
