import type { BrandId } from '@foyer/market';
import type { Clock, Pool } from '@foyer/runtime';
import { checkSignIn, type SignInDeps } from '../players/signInCheck.ts';
import { exchangeCode, refreshTokens, spendRefreshToken, type TokenPair } from './identityCalls.ts';
import type { BrowserSessions } from './browserSessions.ts';
import { logOut, type LogOutDeps } from './logOut.ts';
import type { SessionRegistry } from './sessionRegistry.ts';
import type { SpentTokens } from './spentTokens.ts';
import { identityOf, type TokenDeps } from './tokenIdentity.ts';
import type { TokenIdentity } from './tokenVerifier.ts';

export interface BrowserSignInDeps extends LogOutDeps, TokenDeps, SignInDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly sessions: Pick<SessionRegistry, 'invalidate' | 'end' | 'isLive'>;
  readonly browserSessions: BrowserSessions;
  readonly spentTokens: SpentTokens;
}

/** The page that requests a session. */
export interface Browser {
  readonly brand: BrandId;
  /** Origin of the page. */
  readonly origin: string;
  /** Handle of the session that this browser already has. */
  readonly previousHandle: string | undefined;
}

export interface Opened {
  readonly handle: string;
  readonly accessToken: string;
}

/** Completes a sign-in: exchanges the code of the identity server for a session of this browser. */
export async function signInBrowser(
  deps: BrowserSignInDeps,
  browser: Browser,
  proof: { readonly code: string; readonly verifier: string; readonly redirectUri: string },
): Promise<Opened | 'refused' | 'unavailable'> {
  const tokens = await exchangeCode(deps, browser.brand, browser.origin, proof);
  if (typeof tokens === 'string') return tokens;
  const identity = await identityFor(deps, browser.brand, tokens.accessToken);
  if (!identity) return 'refused';
  const handle = await deps.browserSessions.open(identity, tokens, false);
  await endPreviousSession(deps, browser, identity.sid);
  return { handle, accessToken: tokens.accessToken };
}

/**
 * Accepts tokens from a page's URL (requirements/routes#query-parameters). Both tokens are spent first,
 * here and at the identity server without the grace period of a renewal, so that a copy in a history, log
 * or referrer is worthless.
 */
export async function takeTokens(
  deps: BrowserSignInDeps,
  browser: Browser,
  presented: TokenPair,
  requiresConfirmation: boolean,
): Promise<{ readonly handle: string; readonly isOffered: boolean } | 'refused'> {
  const { brand, origin } = browser;
  const identity = await identityFor(deps, brand, presented.accessToken);
  if (!identity || !(await checkSignIn(deps, brand, identity.playerId)).allowed) return 'refused';
  const isFirst = await deps.spentTokens.spend([presented.accessToken, presented.refreshToken], deps.clock());
  deps.sessions.invalidate(identity);
  if (!isFirst) return 'refused';
  const successor = await spendRefreshToken(deps, brand, presented.refreshToken);
  const tokens = successor === undefined ? 'refused' : await refreshTokens(deps, brand, origin, successor);
  if (typeof tokens === 'string') return 'refused';
  const fresh = await identityFor(deps, brand, tokens.accessToken);
  // an access token and a refresh token of different players form no session
  if (!fresh || fresh.sid !== identity.sid || fresh.playerId !== identity.playerId) return 'refused';
  const previous =
    browser.previousHandle === undefined
      ? undefined
      : await deps.browserSessions.find(brand, browser.previousHandle);
  const isOffered = previous?.playerId !== fresh.playerId && (requiresConfirmation || previous !== undefined);
  const handle = await deps.browserSessions.open(fresh, tokens, isOffered);
  if (!isOffered) await endPreviousSession(deps, browser, fresh.sid);
  return { handle, isOffered };
}

/** First letter of the first name or email of the tokens' player, for the confirmation question. */
export async function readOffer(
  deps: BrowserSignInDeps,
  brand: BrandId,
  handle: string,
): Promise<{ readonly initial: string } | 'refused'> {
  const offer = await deps.browserSessions.find(brand, handle);
  if (!offer?.isOffered) return 'refused';
  const { rows } = await deps.pool.query<{ name: string }>(
    `select coalesce(nullif(first_name, ''), email) as name from api.player where id = $1 and brand = $2`,
    [offer.playerId, brand],
  );
  const [initial] = rows[0]?.name ?? '';
  return initial === undefined ? 'refused' : { initial: initial.toUpperCase() };
}

/** Accepts the offer and signs out the previous player. */
export async function acceptOffer(
  deps: BrowserSignInDeps,
  browser: Browser,
  handle: string,
): Promise<boolean> {
  const offer = await deps.browserSessions.find(browser.brand, handle);
  if (!offer || !(await deps.browserSessions.accept(browser.brand, handle))) return false;
  await endPreviousSession(deps, browser, offer.sid);
  return true;
}

/**
 * Ends a session, also a declined offer: its tokens are already spent, so that nothing remains of the
 * sign-in.
 */
export async function endBrowserSession(
  deps: BrowserSignInDeps,
  brand: BrandId,
  handle: string,
): Promise<boolean> {
  const session = await deps.browserSessions.find(brand, handle);
  if (!session) return true;
  await deps.browserSessions.drop(handle);
  return logOut(deps, { brand, playerId: session.playerId, sid: session.sid });
}

async function endPreviousSession(
  deps: BrowserSignInDeps,
  { brand, previousHandle }: Browser,
  sid: string,
): Promise<void> {
  if (previousHandle === undefined) return;
  const before = await deps.browserSessions.find(brand, previousHandle);
  if (!before) return;
  if (before.sid === sid) await deps.browserSessions.drop(previousHandle);
  else await endBrowserSession(deps, brand, previousHandle);
}

async function identityFor(
  deps: BrowserSignInDeps,
  brand: BrandId,
  accessToken: string,
): Promise<TokenIdentity | undefined> {
  const identity = await identityOf(deps, accessToken);
  return identity?.brand === brand ? identity : undefined;
}
