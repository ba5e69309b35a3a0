import type { BrandId } from '@foyer/market';
import type { App } from '../app.ts';
import type { BrowserSession } from './browserSessions.ts';
import { refreshTokens } from './identityCalls.ts';
import { hashOf } from './handles.ts';

const RENEW_BEFORE_EXPIRY_MS = 30_000; // requirements/constants#session

export interface AccessTokenCall {
  readonly brand: BrandId;
  /** Origin of the page, from which the issuer of the tokens is derived. */
  readonly origin: string;
  readonly handle: string;
  /** The access token that the page already has and that is no longer sufficient. */
  readonly known?: string | undefined;
}

export type AccessTokenAnswer = { readonly accessToken: string } | 'refused' | 'unavailable';

export interface BrowserRenewal {
  accessToken(call: AccessTokenCall): Promise<AccessTokenAnswer>;
}

/**
 * Runs one renewal for all concurrent callers of a session. Another process may renew too: the identity
 * server's grace period gives both the same successor (ADR 0041), so that no row lock is held during the
 * call.
 */
export function createBrowserRenewal(app: () => App): BrowserRenewal {
  const running = new Map<string, Promise<AccessTokenAnswer>>();

  async function held({ brand, handle }: AccessTokenCall): Promise<BrowserSession | undefined> {
    const session = await app().browserSessions.find(brand, handle);
    return session?.isOffered === true ? undefined : session;
  }

  const isEnough = (session: BrowserSession, { known }: AccessTokenCall): boolean =>
    session.tokens.accessToken !== known && session.accessEndsAt > app().clock() + RENEW_BEFORE_EXPIRY_MS;

  async function renew(call: AccessTokenCall): Promise<AccessTokenAnswer> {
    // read again: a concurrent renewal may have finished since the first read
    const session = await held(call);
    if (!session) return 'refused';
    if (isEnough(session, call)) return { accessToken: session.tokens.accessToken };
    const { browserSessions, verifier } = app();
    const tokens = await refreshTokens(app(), call.brand, call.origin, session.tokens.refreshToken);
    if (tokens === 'unavailable') return tokens;
    const identity = tokens === 'refused' ? undefined : await verifier.verify(tokens.accessToken);
    if (tokens === 'refused' || identity?.sid !== session.sid || identity.playerId !== session.playerId) {
      await browserSessions.drop(call.handle);
      return 'refused';
    }
    await browserSessions.keep(call.handle, identity, tokens);
    return { accessToken: tokens.accessToken };
  }

  async function accessToken(call: AccessTokenCall): Promise<AccessTokenAnswer> {
    const session = await held(call);
    if (!session) return 'refused';
    if (isEnough(session, call)) return { accessToken: session.tokens.accessToken };
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
