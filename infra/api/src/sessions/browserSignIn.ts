import type { BrandId } from '@foyer/market';
import type { App } from '../app.ts';
import { identityOf } from '../graphql/context.ts';
import { checkSignIn } from '../players/signInCheck.ts';
import { exchangeCode, refreshTokens, spendRefreshToken, type TokenPair } from './identityCalls.ts';
import { logOut } from './logOut.ts';
import type { TokenIdentity } from './tokenVerifier.ts';

/** Where a browser session is asked for, and which one the browser has already. */
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

/** The end of a sign-in at the identity server: its code becomes a session of this browser. */
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
 * Tokens from the address of a page (requirements/routes#query-parameters). They are spent before anything else comes of them, here and at the identity server, without the grace
 * of an ordinary renewal: a copy in a history, a log or a referrer is worth nothing by the time anybody reads it.
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
  // one player's access token beside another's refresh token is nobody's session
  if (!fresh || fresh.sid !== identity.sid || fresh.playerId !== identity.playerId) return 'refused';
  const held = browser.held === undefined ? undefined : await app.browserSessions.find(brand, browser.held);
  const isOffered = held?.playerId !== fresh.playerId && (mustAsk || held !== undefined);
  const handle = await app.browserSessions.open(fresh, tokens, isOffered);
  if (!isOffered) await replaceHeld(app, browser, fresh.sid);
  return { handle, isOffered };
}

/** First letter of the player to whom the tokens belong, for the question whether they are meant. */
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

/** The player said yes: who was signed in before is signed out. */
export async function acceptOffer(app: App, browser: Browser, handle: string): Promise<boolean> {
  const offer = await app.browserSessions.find(browser.brand, handle);
  if (!offer || !(await app.browserSessions.accept(browser.brand, handle))) return false;
  await replaceHeld(app, browser, offer.sid);
  return true;
}

/** Also what becomes of an offer that was turned down: its tokens were spent, so that nothing is left of the sign-in. */
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
