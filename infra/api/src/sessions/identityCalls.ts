import type { Clock, Log, ServiceClient } from '@foyer/runtime';
import * as v from 'valibot';

const jsonSchema = v.pipe(v.string(), v.parseJson());
const tokensSchema = v.object({ access_token: v.string(), refresh_token: v.string() });
const spentSchema = v.object({ refreshToken: v.string() });

const DEADLINE_MS = 5_000;

/** Dependencies of calls to the identity server. */
export interface IdentityDeps {
  readonly identityAddress: string;
  /** Secret that signs calls between our own services. */
  readonly internalSecret: string;
  readonly clock: Clock;
  readonly serviceClient: ServiceClient;
  readonly log: Log;
}

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
}

/**
 * Refresh grant at the brand's token endpoint, under the page's origin, from which the issuer of the tokens
 * is derived.
 */
export async function refreshTokens(
  deps: IdentityDeps,
  brand: string,
  pageOrigin: string,
  refreshToken: string,
): Promise<TokenPair | 'refused' | 'unavailable'> {
  return grantTokens(deps, brand, pageOrigin, { grant_type: 'refresh_token', refresh_token: refreshToken });
}

/** The authorization-code grant with the verifier of its PKCE challenge (requirements/interfaces#identity-server). */
export async function exchangeCode(
  deps: IdentityDeps,
  brand: string,
  pageOrigin: string,
  proof: { readonly code: string; readonly verifier: string; readonly redirectUri: string },
): Promise<TokenPair | 'refused' | 'unavailable'> {
  return grantTokens(deps, brand, pageOrigin, {
    grant_type: 'authorization_code',
    code: proof.code,
    code_verifier: proof.verifier,
    redirect_uri: proof.redirectUri,
  });
}

async function grantTokens(
  deps: IdentityDeps,
  brand: string,
  pageOrigin: string,
  grant: Readonly<Record<string, string>>,
): Promise<TokenPair | 'refused' | 'unavailable'> {
  const form = new URLSearchParams({ client_id: 'app', ...grant }).toString();
  try {
    const origin = new URL(pageOrigin);
    const { status, body } = await deps.serviceClient.call({
      baseUrl: deps.identityAddress,
      path: `/realms/${brand}/protocol/openid-connect/token`,
      method: 'POST',
      headers: {
        host: origin.host,
        'x-forwarded-proto': origin.protocol.replace(':', ''),
        'x-forwarded-for': '127.0.0.1',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: form,
      deadlineMs: DEADLINE_MS,
    });
    // a body that is not JSON does not come from the identity server, regardless of its status
    const tokens = v.safeParse(tokensSchema, v.parse(jsonSchema, body));
    if (status === 200 && tokens.success)
      return { accessToken: tokens.output.access_token, refreshToken: tokens.output.refresh_token };
    return status === 400 || status === 401 ? 'refused' : 'unavailable';
  } catch (error) {
    deps.log.warn('token request to the identity server failed', { error });
    return 'unavailable';
  }
}

/**
 * Exchanges a refresh token without a grace period, so that copies of the old token are useless. Undefined
 * when it is invalid or already used.
 */
export async function spendRefreshToken(
  deps: IdentityDeps,
  brand: string,
  refreshToken: string,
): Promise<string | undefined> {
  try {
    const answer = await deps.serviceClient.callSigned({
      baseUrl: deps.identityAddress,
      path: '/internal/refresh-tokens/spend',
      body: { brand, refreshToken },
      secret: deps.internalSecret,
      clock: deps.clock,
    });
    return answer.status === 200 && v.is(spentSchema, answer.body) ? answer.body.refreshToken : undefined;
  } catch (error) {
    deps.log.warn('refresh token exchange at the identity server failed', { error });
    return undefined;
  }
}

/** False when the call to identity failed; the api rejects the session from now on in any case. */
export async function endSession(
  deps: IdentityDeps,
  brand: string,
  sid: string,
  reason: string,
): Promise<boolean> {
  return notifyEnd(deps, `/internal/sessions/${encodeURIComponent(sid)}/end`, { brand, reason });
}

export async function endAllSessions(
  deps: IdentityDeps,
  brand: string,
  playerId: string,
  reason: string,
): Promise<boolean> {
  return notifyEnd(deps, `/internal/players/${encodeURIComponent(playerId)}/sessions/end`, { brand, reason });
}

async function notifyEnd(deps: IdentityDeps, path: string, body: object): Promise<boolean> {
  try {
    const answer = await deps.serviceClient.callSigned({
      baseUrl: deps.identityAddress,
      path,
      body,
      secret: deps.internalSecret,
      clock: deps.clock,
    });
    return answer.status < 300 || answer.status === 404;
  } catch (error) {
    deps.log.warn('session end at the identity server failed', { error });
    return false;
  }
}
