import { request } from 'node:http';
import { callSigned, readBody } from '@foyer/runtime';
import type { App } from '../app.ts';

const DEADLINE_MS = 5_000;
const MAXIMUM_ANSWER = 64 * 1024;

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** The refresh grant at the brand's token endpoint, asked under the origin the page knows: the issuer of the tokens is made from it. */
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
    app.log.warn('the identity server gave no tokens', { error });
    return 'unavailable';
  }
}

/** fetch() cannot set Host, and Node cannot resolve *.localhost; so the plain client. */
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

/** The successor of a refresh token that has no grace: nobody who has a copy of the old one gets anywhere. Undefined when it was used before, or is none. */
export async function spendRefreshToken(
  app: App,
  brand: string,
  refreshToken: string,
): Promise<string | undefined> {
  try {
    const answer = await callSigned<{ refreshToken?: unknown }>({
      baseUrl: app.identityAddress,
      path: '/internal/refresh-tokens/spend',
      body: { brand, refreshToken },
      secret: app.settings.internalSecret,
      clock: app.clock,
    });
    return answer.status === 200 && typeof answer.body.refreshToken === 'string'
      ? answer.body.refreshToken
      : undefined;
  } catch (error) {
    app.log.warn('the identity server did not spend a token', { error });
    return undefined;
  }
}

/** False when identity could not be told; the api refuses the session from now on all the same. */
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
    app.log.warn('the identity server was not told of an ended session', { error });
    return false;
  }
}
