import type { BrandId } from '@foyer/market';
import type { App } from '../app.ts';
import type { BrowserSession } from './browserSessions.ts';
import { refreshTokens } from './identityCalls.ts';
import { hashOf } from './sealing.ts';

const RENEW_BEFORE_EXPIRY_MS = 30_000; // spec §9

export interface AccessTokenCall {
  readonly brand: BrandId;
  /** Origin of the page: the issuer of the tokens is made from it. */
  readonly origin: string;
  readonly handle: string;
  /** What the page holds ends then; only a later one helps it. */
  readonly after?: number | undefined;
}

export type AccessTokenAnswer = { readonly accessToken: string } | 'refused' | 'unavailable';

export interface BrowserRenewal {
  accessToken(call: AccessTokenCall): Promise<AccessTokenAnswer>;
}

/**
 * One renewal for all who ask at the same time. Another process may renew too: the identity server's grace gives both the same successor (ADR 0041), so
 * no row is locked while it is asked.
 */
export function createBrowserRenewal(app: () => App): BrowserRenewal {
  const running = new Map<string, Promise<AccessTokenAnswer>>();

  async function renew({ brand, origin, handle }: AccessTokenCall, session: BrowserSession): Promise<AccessTokenAnswer> {
    const { browserSessions, verifier } = app();
    const tokens = await refreshTokens(app(), brand, origin, session.tokens.refreshToken);
    if (tokens === 'unavailable') return tokens;
    const identity = tokens === 'refused' ? undefined : await verifier.verify(tokens.accessToken);
    if (tokens === 'refused' || identity?.sid !== session.sid || identity.playerId !== session.playerId) {
      await browserSessions.drop(handle);
      return 'refused';
    }
    await browserSessions.keep(handle, identity, tokens);
    return { accessToken: tokens.accessToken };
  }

  return {
    async accessToken(call) {
      const session = await app().browserSessions.find(call.brand, call.handle);
      if (!session || session.isOffered) return 'refused';
      if (session.accessEndsAt > Math.max(call.after ?? 0, app().clock() + RENEW_BEFORE_EXPIRY_MS)) return { accessToken: session.tokens.accessToken };
      const key = hashOf(call.handle).toString('hex');
      const renewal = running.get(key) ?? renew(call, session).finally(() => running.delete(key));
      running.set(key, renewal);
      return renewal;
    },
  };
}
