import type { BrandId } from '@foyer/market';
import type { App } from '../app.ts';
import { identityOf } from '../server/graphql/context.ts';
import { checkSignIn } from '../players/signInCheck.ts';
import { exchangeCode, refreshTokens, spendRefreshToken, type TokenPair } from './identityCalls.ts';
import { logOut } from './logOut.ts';
import type { TokenIdentity } from './tokenVerifier.ts';

/** The page that requests a session, and the handle its browser already has. */
export interface Browser {
  readonly brand: BrandId;
  /** Origin of the page. */
  readonly origin: string;
  readonly held: string | undefined;
}

export interface Opened {
  readonly handle: string;
  readonly accessToken: string;
}

/** Completes a sign-in: exchanges the code of the identity server for a session of this browser. */
export async function signInBrowser(
  app: App,
  browser: Browser,
  proof: { readonly code: string; readonly verifier: string; readonly redirectUri: string },
): Promise<Opened | 'refused' | 'unavailable'> {
  const tokens = await exchangeCode(app, browser.brand, browser.origin, proof);
  if (typeof tokens === 'string') return tokens;
  const identity = await identityFor(app, browser.brand, tokens.accessToken);
  if (!identity) return 'refused';
  const handle = await app.browserSessions.open(identity, tokens, false);
  await replaceHeld(app, browser, identity.sid);
  return { handle, accessToken: tokens.accessToken };
}

/**
 * Accepts tokens from a page's URL (requirements/routes#query-parameters). Both tokens are spent first,
 * here and at the identity server without the grace period of a renewal, so that a copy in a history, log
 * or referrer is worthless.
 */
export async function takeTokens(
  app: App,
  browser: Browser,
  presented: TokenPair,
  mustAsk: boolean,
): Promise<{ readonly handle: string; readonly isOffered: boolean } | 'refused'> {
  const { brand, origin } = browser;
  const identity = await identityFor(app, brand, presented.accessToken);
  if (!identity || !(await checkSignIn(app, brand, identity.playerId)).allowed) return 'refused';
  const isFirst = await app.spentTokens.spend([presented.accessToken, presented.refreshToken], app.clock());
  app.sessions.doubt(identity);
  if (!isFirst) return 'refused';
  const successor = await spendRefreshToken(app, brand, presented.refreshToken);
  const tokens = successor === undefined ? 'refused' : await refreshTokens(app, brand, origin, successor);
  if (typeof tokens === 'string') return 'refused';
  const fresh = await identityFor(app, brand, tokens.accessToken);
  // an access token and a refresh token of different players form no session
  if (!fresh || fresh.sid !== identity.sid || fresh.playerId !== identity.playerId) return 'refused';
  const held = browser.held === undefined ? undefined : await app.browserSessions.find(brand, browser.held);
  const isOffered = held?.playerId !== fresh.playerId && (mustAsk || held !== undefined);
  const handle = await app.browserSessions.open(fresh, tokens, isOffered);
  if (!isOffered) await replaceHeld(app, browser, fresh.sid);
  return { handle, isOffered };
}

/** First letter of the first name or email of the tokens' player, for the confirmation question. */
export async function readOffer(
  app: App,
  brand: BrandId,
  handle: string,
): Promise<{ readonly initial: string } | 'refused'> {
  const offer = await app.browserSessions.find(brand, handle);
  if (!offer?.isOffered) return 'refused';
  const { rows } = await app.pool.query<{ name: string }>(
    `select coalesce(nullif(first_name, ''), email) as name from api.player where id = $1 and brand = $2`,
    [offer.playerId, brand],
  );
  const [initial] = rows[0]?.name ?? '';
  return initial === undefined ? 'refused' : { initial: initial.toUpperCase() };
}

/** Accepts the offer and signs out the previous player. */
export async function acceptOffer(app: App, browser: Browser, handle: string): Promise<boolean> {
  const offer = await app.browserSessions.find(browser.brand, handle);
  if (!offer || !(await app.browserSessions.accept(browser.brand, handle))) return false;
  await replaceHeld(app, browser, offer.sid);
  return true;
}

/**
 * Ends a session, also a declined offer: its tokens are already spent, so that nothing remains of the
 * sign-in.
 */
export async function endBrowserSession(app: App, brand: BrandId, handle: string): Promise<boolean> {
  const session = await app.browserSessions.find(brand, handle);
  if (!session) return true;
  await app.browserSessions.drop(handle);
  return logOut(app, { brand, playerId: session.playerId, sid: session.sid });
}

async function replaceHeld(app: App, { brand, held }: Browser, sid: string): Promise<void> {
  if (held === undefined) return;
  const before = await app.browserSessions.find(brand, held);
  if (!before) return;
  if (before.sid === sid) await app.browserSessions.drop(held);
  else await endBrowserSession(app, brand, held);
}

async function identityFor(
  app: App,
  brand: BrandId,
  accessToken: string,
): Promise<TokenIdentity | undefined> {
  const identity = await identityOf(app, accessToken);
  return identity?.brand === brand ? identity : undefined;
}
