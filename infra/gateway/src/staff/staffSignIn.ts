import {
  staffClientSecret,
  staffIssuer,
  staffOrigin,
  type Clock,
  type FoyerSettings,
  type ServiceClient,
} from '@foyer/runtime';
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { RequestContext } from '../context.ts';
import type { Upstream } from '../proxy/upstreams.ts';

/** `silent` shows no page; `other` requests another account. */
export type StaffPrompt = 'silent' | 'ask' | 'other';

/**
 * The edge as client of the staff realm. It receives a person's identity without permission to act for them.
 */
export interface StaffSignIn {
  /** True if a browser can reach the staff sign-in now. */
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
  readonly serviceClient: ServiceClient;
}

export const PREVIEW_CALLBACK = '/staff-preview/callback';
const CLIENT = 'preview';
const PROTOCOL = '/realms/staff/protocol/openid-connect';
const DEADLINE_MS = 3_000;
const PROMPTS: Readonly<Record<StaffPrompt, Readonly<Record<string, string>>>> = {
  silent: { prompt: 'none' },
  ask: {},
  other: { prompt: 'login' },
};

export function createStaffSignIn({
  settings,
  upstream,
  clock,
  serviceClient,
}: StaffSignInDeps): StaffSignIn {
  const issuer = staffIssuer(settings);
  const { host, protocol } = new URL(staffOrigin(settings));
  // `fetch` sets its own Host header, but the realm needs the public one
  const headers = { host, 'x-forwarded-proto': protocol.slice(0, -1) };

  return {
    isUp: () =>
      call(serviceClient, {
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
      const answer = await call(serviceClient, {
        port,
        path: `${PROTOCOL}/token`,
        headers: {
          ...headers,
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Basic ${credentials}`,
        },
        body,
      });
      const keys = await call(serviceClient, { port, path: '/internal/realms/staff/certs', headers });
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

async function call(
  serviceClient: ServiceClient,
  {
    port,
    path,
    headers,
    body,
  }: {
    readonly port: number;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
  },
): Promise<unknown> {
  const response = await serviceClient.call({
    baseUrl: `http://127.0.0.1:${port}`,
    path,
    method: body === undefined ? 'GET' : 'POST',
    headers,
    ...(body !== undefined && { body }),
    deadlineMs: DEADLINE_MS,
  });
  if (response.status !== 200) throw new Error(`${path} responded with ${response.status}.`);
  return JSON.parse(response.body) as unknown;
}
