import { staffClientSecret, staffIssuer, staffOrigin, type Clock, type FoyerSettings } from '@foyer/runtime';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { RequestContext } from '../context.ts';
import type { Upstream } from '../proxy/upstreams.ts';

/** `silent` shows no page; `other` asks for another account. */
export type StaffPrompt = 'silent' | 'ask' | 'other';

/** The edge as client of the staff realm: learns who a person is, without rights to act for them. */
export interface StaffSignIn {
  /** Whether a browser can reach the staff sign-in now. */
  isUp(): Promise<boolean>;
  href(
    context: RequestContext,
    request: { readonly secret: string; readonly state: string; readonly prompt: StaffPrompt },
  ): string;
  /**
   * The staff member's subject.
   * @throws when the response is invalid or the realm unavailable.
   */
  subjectOf(
    context: RequestContext,
    proof: { readonly secret: string; readonly code: string },
  ): Promise<string>;
}

export interface StaffSignInDeps {
  readonly settings: Pick<FoyerSettings, 'consolePort' | 'consoleOrigin' | 'internalSecret'>;
  readonly upstream: Upstream;
  readonly clock: Clock;
}

export const PREVIEW_CALLBACK = '/staff-preview/callback';
const CLIENT = 'preview';
const PROTOCOL = '/realms/staff/protocol/openid-connect';
const DEADLINE_MS = 3_000;
const LARGEST_ANSWER = 64 * 1024;
const PROMPTS: Readonly<Record<StaffPrompt, Readonly<Record<string, string>>>> = {
  silent: { prompt: 'none' },
  ask: {},
  other: { prompt: 'login' },
};

export function createStaffSignIn({ settings, upstream, clock }: StaffSignInDeps): StaffSignIn {
  const issuer = staffIssuer(settings);
  const { host, protocol } = new URL(staffOrigin(settings));
  // `fetch` sets its own Host header, but the realm needs the public one
  const headers = { host, 'x-forwarded-proto': protocol.slice(0, -1) };

  return {
    isUp: () =>
      call({
        port: settings.consolePort,
        path: '/realms/staff/.well-known/openid-configuration',
        headers,
      }).then(
        () => true,
        () => false,
      ),
    href(context, { secret, state, prompt }) {
      const query = new URLSearchParams({
        client_id: CLIENT,
        response_type: 'code',
        scope: 'openid',
        redirect_uri: `${context.origin}${PREVIEW_CALLBACK}`,
        state,
        nonce: derive(secret, 'nonce'),
        code_challenge: createHash('sha256').update(derive(secret, 'verifier')).digest('base64url'),
        code_challenge_method: 'S256',
        ...PROMPTS[prompt],
      });
      return `${staffOrigin(settings)}${PROTOCOL}/auth?${query.toString()}`;
    },
    async subjectOf(context, { secret, code }) {
      const port = upstream.port;
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: `${context.origin}${PREVIEW_CALLBACK}`,
        code_verifier: derive(secret, 'verifier'),
      }).toString();
      const credentials = Buffer.from(
        `${CLIENT}:${staffClientSecret(settings.internalSecret, CLIENT)}`,
      ).toString('base64');
      const answer = await call({
        port,
        path: `${PROTOCOL}/token`,
        headers: {
          ...headers,
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Basic ${credentials}`,
        },
        body,
      });
      const keys = await call({ port, path: '/internal/realms/staff/certs', headers });
      const { id_token: token } = answer as { id_token?: unknown };
      if (typeof token !== 'string') throw new Error('The staff realm returned no id token.');
      const { payload } = await jwtVerify(token, createLocalJWKSet(keys as JSONWebKeySet), {
        issuer,
        audience: CLIENT,
        algorithms: ['ES256'],
        requiredClaims: ['sub', 'exp', 'nonce'],
        currentDate: new Date(clock()),
      });
      if (payload['nonce'] !== derive(secret, 'nonce') || payload.sub === undefined)
        throw new Error('The id token belongs to another request.');
      return payload.sub;
    },
  };
}

export function createSecret(): string {
  return randomBytes(24).toString('base64url');
}

export function derive(secret: string, purpose: string): string {
  return createHmac('sha256', secret).update(`foyer-preview:${purpose}`).digest('base64url');
}

function call({
  port,
  path,
  headers,
  body,
}: {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers:
          body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        agent: false,
        signal: AbortSignal.timeout(DEADLINE_MS),
      },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
          if (size > LARGEST_ANSWER) request.destroy(new Error('The response is too large.'));
          else chunks.push(chunk);
        });
        response.on('error', reject);
        response.on('end', () => {
          if (response.statusCode !== 200)
            return reject(new Error(`${path} answered ${response.statusCode}.`));
          try {
            resolve(JSON.parse(Buffer.concat(chunks).toString()));
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
