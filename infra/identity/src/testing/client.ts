import * as oidc from 'openid-client';
import { request as httpRequest } from 'node:http';
import type { Visitor } from './visitor.ts';

export interface Pending {
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
  readonly redirectUri: string;
  readonly url: URL;
}

/** `fetch` for openid-client that also resolves `*.localhost`. */
export function localFetch(port: number): typeof fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const headers = Object.fromEntries(new Headers(init?.headers));
      const request = httpRequest(
        {
          host: '127.0.0.1',
          port,
          path: `${url.pathname}${url.search}`,
          method: init?.method ?? 'GET',
          headers: { ...headers, host: url.host },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const answered = Object.entries(response.headers).flatMap(([name, value]) =>
              value === undefined ? [] : [[name, String(value)] as [string, string]],
            );
            resolve(
              new Response(Buffer.concat(chunks), { status: response.statusCode ?? 500, headers: answered }),
            );
          });
        },
      );
      request.on('error', reject);
      request.end(
        typeof init?.body === 'string' || init?.body instanceof URLSearchParams
          ? String(init.body)
          : undefined,
      );
    });
}

export async function discover(port: number, origin: string, brand = 'aurora'): Promise<oidc.Configuration> {
  return oidc.discovery(new URL(`${origin}/realms/${brand}`), 'app', undefined, oidc.None(), {
    execute: [oidc.allowInsecureRequests],
    [oidc.customFetch]: localFetch(port) as oidc.CustomFetch,
  });
}

export async function authorisation(
  config: oidc.Configuration,
  origin: string,
  further: Readonly<Record<string, string>> = {},
): Promise<Pending> {
  const verifier = oidc.randomPKCECodeVerifier();
  const pending = {
    verifier,
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    redirectUri: `${origin}/en/identity-login-handler/`,
  };
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: pending.redirectUri,
    scope: 'openid',
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state: pending.state,
    nonce: pending.nonce,
    ...further,
  });
  return { ...pending, url };
}

export function exchange(
  config: oidc.Configuration,
  pending: Pending,
  callback: URL,
): ReturnType<typeof oidc.authorizationCodeGrant> {
  return oidc.authorizationCodeGrant(config, callback, {
    pkceCodeVerifier: pending.verifier,
    expectedState: pending.state,
    expectedNonce: pending.nonce,
  });
}

export const SEEDED_PASSWORD = 'Foyer-2026!';

/** Runs the sign-in from the client's request to its callback address. */
export async function signIn(
  visitor: Visitor,
  config: oidc.Configuration,
  email: string,
  password = SEEDED_PASSWORD,
): Promise<{ pending: Pending; callback: URL }> {
  const pending = await authorisation(config, visitor.origin);
  await visitor.open(pending.url.href);
  const { url } = await visitor.submit('/sign-in', { email, password });
  return { pending, callback: url };
}

export async function signedIn(
  visitor: Visitor,
  config: oidc.Configuration,
  email: string,
): ReturnType<typeof oidc.authorizationCodeGrant> {
  const { pending, callback } = await signIn(visitor, config, email);
  return exchange(config, pending, callback);
}

/** OAuth error or code of a rejected call; `nothing` when it succeeds. */
export async function failure(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    return (
      (error as { error?: string; code?: string }).error ?? (error as { code?: string }).code ?? String(error)
    );
  }
  return 'nothing';
}
