import { TOKEN_RENEWAL_BEFORE_EXPIRY_MS } from '@foyer/market/constants';
import type { BrandId } from '@foyer/market';
import type { Clock } from '@foyer/runtime';
import type { BrowserSession, BrowserSessions } from './browserSessions.ts';
import { hashOf } from './handles.ts';
import { refreshTokens, type IdentityDeps } from './identityCalls.ts';
import type { TokenVerifier } from './tokenVerifier.ts';

export interface AccessTokenCall {
  readonly brand: BrandId;
  /** Origin of the page, from which the issuer of the tokens is derived. */
  readonly origin: string;
  readonly handle: string;
  /** The access token that the page already has and that is no longer sufficient. */
  readonly known?: string | undefined;
}

export type AccessTokenAnswer = { readonly accessToken: string } | 'refused' | 'unavailable';

export interface BrowserRenewalDeps extends IdentityDeps {
  readonly clock: Clock;
  readonly browserSessions: Pick<BrowserSessions, 'find' | 'drop' | 'store'>;
  readonly verifier: TokenVerifier;
}

export interface BrowserRenewal {
  accessToken(call: AccessTokenCall): Promise<AccessTokenAnswer>;
}

/**
 * Runs one renewal for all concurrent callers of a session. Another process may renew too: the identity
 * server's grace period gives both the same successor (ADR 0041), so that no row lock is held during the
 * call.
 */
export function createBrowserRenewal(deps: BrowserRenewalDeps): BrowserRenewal {
  const running = new Map<string, Promise<AccessTokenAnswer>>();

  async function findSession({ brand, handle }: AccessTokenCall): Promise<BrowserSession | undefined> {
    const session = await deps.browserSessions.find(brand, handle);
    return session?.isOffered === true ? undefined : session;
  }

  const isFresh = (session: BrowserSession, { known }: AccessTokenCall): boolean =>
    session.tokens.accessToken !== known &&
    session.accessEndsAt > deps.clock() + TOKEN_RENEWAL_BEFORE_EXPIRY_MS;

  async function renew(call: AccessTokenCall): Promise<AccessTokenAnswer> {
    // read again: a concurrent renewal may have finished since the first read
    const session = await findSession(call);
    if (!session) return 'refused';
    if (isFresh(session, call)) return { accessToken: session.tokens.accessToken };
    const tokens = await refreshTokens(deps, call.brand, call.origin, session.tokens.refreshToken);
    if (tokens === 'unavailable') return tokens;
    const identity = tokens === 'refused' ? undefined : await deps.verifier.verify(tokens.accessToken);
    if (tokens === 'refused' || identity?.sid !== session.sid || identity.playerId !== session.playerId) {
      await deps.browserSessions.drop(call.handle);
      return 'refused';
    }
    await deps.browserSessions.store(call.handle, identity, tokens);
    return { accessToken: tokens.accessToken };
  }

  async function accessToken(call: AccessTokenCall): Promise<AccessTokenAnswer> {
    const session = await findSession(call);
    if (!session) return 'refused';
    if (isFresh(session, call)) return { accessToken: session.tokens.accessToken };
    const key = hashOf(call.handle).toString('hex');
    const others = running.get(key);
    const renewal = others ?? renew(call).finally(() => running.delete(key));
    running.set(key, renewal);
    const renewed = await renewal;
    // the shared renewal may have returned the token that this page already has
    return others && typeof renewed === 'object' && renewed.accessToken === call.known
      ? accessToken(call)
      : renewed;
  }

  return { accessToken };
}
