import { staffClientSecret } from '@foyer/runtime';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { NOW, portOf } from './servedGateway.ts';

/** Staff realm behind one port for console and identity, with real codes, PKCE and signatures. */
export interface FakeStaffRealm {
  readonly port: number;
  /** The redirect parameters after sign-in as this staff member; an error without one. */
  answer(location: string, subject: string | undefined): string;
  /** Returns tokens of another request. */
  isConfused: boolean;
  close(): Promise<void>;
}

interface Issued {
  readonly subject: string;
  readonly nonce: string;
  readonly challenge: string;
  readonly redirectUri: string;
}

export async function startFakeStaffRealm(): Promise<FakeStaffRealm> {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'ES256', use: 'sig' };
  const codes = new Map<string, Issued>();
  let made = 0;

  async function exchange(
    body: URLSearchParams,
    authorization: string | undefined,
    host: string | undefined,
  ): Promise<object | undefined> {
    const issued = codes.get(body.get('code') ?? '');
    codes.delete(body.get('code') ?? '');
    const isClient =
      authorization ===
      `Basic ${Buffer.from(`preview:${staffClientSecret('internal', 'preview')}`).toString('base64')}`;
    const isHolder =
      issued !== undefined &&
      createHash('sha256')
        .update(body.get('code_verifier') ?? '')
        .digest('base64url') === issued.challenge;
    if (
      !issued ||
      !isClient ||
      !isHolder ||
      issued.redirectUri !== body.get('redirect_uri') ||
      host !== `console.localhost:${realm.port}`
    )
      return undefined;
    const token = new SignJWT({ nonce: realm.isConfused ? 'another' : issued.nonce }).setProtectedHeader({
      alg: 'ES256',
      kid: 'k',
    });
    return {
      id_token: await token
        .setIssuer(`http://console.localhost:${realm.port}/realms/staff`)
        .setAudience('preview')
        .setSubject(issued.subject)
        .setIssuedAt(NOW / 1_000)
        .setExpirationTime(NOW / 1_000 + 300)
        .sign(privateKey),
    };
  }

  const server = createServer((request, response) => {
    const send = (status: number, value: object): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    if (request.url === '/internal/realms/staff/certs') return send(200, { keys: [jwk] });
    if (request.url === '/realms/staff/.well-known/openid-configuration') return send(200, {});
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on(
      'end',
      () =>
        void exchange(new URLSearchParams(body), request.headers.authorization, request.headers.host).then(
          (found) => send(found ? 200 : 400, found ?? { error: 'invalid_grant' }),
        ),
    );
  });
  const realm: FakeStaffRealm = {
    port: await portOf(server),
    isConfused: false,
    answer(location, subject) {
      const { searchParams: query } = new URL(location);
      const state = query.get('state') ?? '';
      const redirectUri = query.get('redirect_uri') ?? '';
      const path = new URL(redirectUri).pathname;
      if (subject === undefined) return `${path}?error=login_required&state=${state}`;
      const code = `code-${(made += 1)}`;
      codes.set(code, {
        subject,
        redirectUri,
        nonce: query.get('nonce') ?? '',
        challenge: query.get('code_challenge') ?? '',
      });
      return `${path}?code=${code}&state=${state}`;
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return realm;
}
