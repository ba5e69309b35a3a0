import { request } from 'node:http';
import { callSigned, readBody } from '@foyer/runtime';
import type { App } from '../app.ts';
import * as v from 'valibot';

const spentSchema = v.object({ refreshToken: v.string() });

const DEADLINE_MS = 5_000;
const MAXIMUM_ANSWER = 64 * 1024;

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/**
 * Refresh grant at the brand's token endpoint, under the page's origin, from which the issuer of the tokens
 * is derived.
 */
export async function refreshTokens(
  app: App,
  brand: string,
  pageOrigin: string,
  refreshToken: string,
): Promise<TokenPair | 'refused' | 'unavailable'> {
  return grantTokens(app, brand, pageOrigin, { grant_type: 'refresh_token', refresh_token: refreshToken });
}

/** The authorization-code grant with the verifier of its PKCE challenge (requirements/interfaces#identity-server). */
export async function exchangeCode(
  app: App,
  brand: string,
  pageOrigin: string,
  proof: { readonly code: string; readonly verifier: string; readonly redirectUri: string },
): Promise<TokenPair | 'refused' | 'unavailable'> {
  return grantTokens(app, brand, pageOrigin, {
    grant_type: 'authorization_code',
    code: proof.code,
    code_verifier: proof.verifier,
    redirect_uri: proof.redirectUri,
  });
}

async function grantTokens(
  app: App,
  brand: string,
  pageOrigin: string,
  grant: Readonly<Record<string, string>>,
): Promise<TokenPair | 'refused' | 'unavailable'> {
  const form = new URLSearchParams({ client_id: 'app', ...grant }).toString();
  try {
    const { status, body } = await postForm(
      `${app.identityAddress}/realms/${brand}/protocol/openid-connect/token`,
      new URL(pageOrigin),
      form,
    );
    const answer = JSON.parse(body) as { access_token?: unknown; refresh_token?: unknown };
    if (
      status === 200 &&
      typeof answer.access_token === 'string' &&
      typeof answer.refresh_token === 'string'
    ) {
      return { accessToken: answer.access_token, refreshToken: answer.refresh_token };
    }
    return status === 400 || status === 401 ? 'refused' : 'unavailable';
  } catch (error) {
    app.log.warn('token request to the identity server failed', { error });
    return 'unavailable';
  }
}

/** Uses node:http because fetch() cannot set Host and Node cannot resolve *.localhost. */
function postForm(address: string, origin: URL, form: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request(
      address,
      {
        method: 'POST',
        headers: {
          host: origin.host,
          'x-forwarded-proto': origin.protocol.replace(':', ''),
          'x-forwarded-for': '127.0.0.1',
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': String(Buffer.byteLength(form)),
        },
        signal: AbortSignal.timeout(DEADLINE_MS),
      },
      (response) => {
        readBody(response, MAXIMUM_ANSWER).then(
          (body) => resolve({ status: response.statusCode ?? 0, body }),
          reject,
        );
      },
    );
    call.on('error', reject);
    call.end(form);
  });
}

/**
 * Exchanges a refresh token without a grace period, so that copies of the old token are useless. Undefined
 * when it is invalid or already used.
 */
export async function spendRefreshToken(
  app: App,
  brand: string,
  refreshToken: string,
): Promise<string | undefined> {
  try {
    const answer = await callSigned({
      baseUrl: app.identityAddress,
      path: '/internal/refresh-tokens/spend',
      body: { brand, refreshToken },
      secret: app.settings.internalSecret,
      clock: app.clock,
    });
    return answer.status === 200 && v.is(spentSchema, answer.body) ? answer.body.refreshToken : undefined;
  } catch (error) {
    app.log.warn('spending a token at the identity server failed', { error });
    return undefined;
  }
}

/** False when the call to identity failed; the api rejects the session from now on in any case. */
export async function endSession(app: App, brand: string, sid: string, reason: string): Promise<boolean> {
  return told(app, `/internal/sessions/${encodeURIComponent(sid)}/end`, { brand, reason });
}

export async function endAllSessions(
  app: App,
  brand: string,
  playerId: string,
  reason: string,
): Promise<boolean> {
  return told(app, `/internal/players/${encodeURIComponent(playerId)}/sessions/end`, { brand, reason });
}

async function told(app: App, path: string, body: object): Promise<boolean> {
  try {
    const answer = await callSigned({
      baseUrl: app.identityAddress,
      path,
      body,
      secret: app.settings.internalSecret,
      clock: app.clock,
    });
    return answer.status < 300 || answer.status === 404;
  } catch (error) {
    app.log.warn('session end at the identity server failed', { error });
    return false;
  }
}
