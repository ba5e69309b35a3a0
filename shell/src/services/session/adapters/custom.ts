import { ignoreError } from '@foyer/kernel';
import type { Locale } from '@foyer/links';
import { startJourney } from '../journey.ts';
import { readClaims, type Tokens } from '../tokens.ts';
import { IdentityFailure, type IdentityProvider, type Journey } from './identityProvider.ts';
import { loginPath } from './loginPath.ts';
import { isRecord, parseJson } from '../../../lib/parseJson.ts';

export { logOut } from './logOut.ts';

/**
 * In ms. The identity server has its own deadlines; a hanging gateway must not hold a page longer
 * (requirements/constants#session: silent request timeout).
 */
const DEADLINE_MS = 10_000;
const JOURNEY_KEY = 'foyer.sign-in.journey';
const ACCEPTED = 200;
const NO_SESSION = 204;
const SESSION_ENDED = 401;

export interface CustomOptions {
  readonly locale: Locale;
  /** Survives the redirect to the identity server; holds the requested page and no secrets of a session. */
  readonly storage: {
    getItem(key: string): string | null;
    setItem(key: string, value: string): void;
    removeItem(key: string): void;
  };
  send(path: string, request: RequestInit): Promise<Response>;
  /** Redirects the page to an address of the identity server. */
  depart(href: string): void;
  /** requirements/states#session: the mutation Logout with this access token; true when it has logged out. */
  logOut(accessToken: string): Promise<boolean>;
  /** Opens an address of this site after the session has ended. */
  leave(href: string): void;
}

/**
 * The product's own token system: the gateway stores the session of this browser and issues access tokens for
 * five minutes.
 */
export function createCustom({
  locale,
  storage,
  send,
  depart,
  logOut,
  leave,
}: CustomOptions): IdentityProvider {
  async function call(path: string, body: object): Promise<Response> {
    try {
      return await send(`/session/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        credentials: 'same-origin',
        cache: 'no-store',
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
    } catch (error) {
      throw new IdentityFailure('unreachable', error);
    }
  }

  async function begin(requested: Journey, isSignUp: boolean, country?: string): Promise<void> {
    const journey = startJourney(requested);
    storage.setItem(JOURNEY_KEY, JSON.stringify(journey));
    const { location } = (await contentOf(
      await call('sign-in', {
        locale,
        isSignUp,
        country,
        loginPath: loginPath(locale, journey),
        loginTicket: requested.ticket,
      }),
    )) as { readonly location?: unknown };
    // only to the identity server on this origin
    if (typeof location !== 'string' || !location.startsWith('/realms/'))
      throw new IdentityFailure('broken', 'the response has no sign-in address');
    depart(location);
  }

  return {
    async restore() {
      const answer = await call('token', {});
      return answer.status === NO_SESSION ? undefined : tokensOf(answer);
    },
    renew: async (tokens) => tokensOf(await call('token', { known: tokens.accessToken })),
    signIn: (journey) => begin(journey, false),
    signUp: (journey, country) => begin(journey, true, country),
    async finishSignIn(href) {
      const query = new URL(href).searchParams;
      const tokens = await tokensOf(
        await call('code', { locale, code: query.get('code') ?? '', state: query.get('state') ?? '' }),
      );
      const journey = parseJourney(storage.getItem(JOURNEY_KEY));
      storage.removeItem(JOURNEY_KEY);
      return { tokens, journey };
    },
    async signOut({ accessToken }, href) {
      try {
        if (!(await logOut(accessToken))) throw new IdentityFailure('broken', 'logout request failed');
      } finally {
        // the handle of this browser ends regardless of the result of the mutation; afterwards, because this ends the
        // token too
        await contentOf(await call('end', {}));
      }
      leave(href);
    },
  };
}

async function tokensOf(answer: Response): Promise<Tokens> {
  const { accessToken, serverTime } = (await contentOf(answer)) as {
    readonly accessToken?: unknown;
    readonly serverTime?: unknown;
  };
  const claims = typeof accessToken === 'string' ? readClaims(accessToken) : undefined;
  if (typeof accessToken !== 'string' || !claims || typeof serverTime !== 'number')
    throw new IdentityFailure('broken', 'unreadable access token');
  // a restored session has an older token, so the clock uses the time of the response
  return {
    accessToken,
    refreshToken: undefined,
    idToken: undefined,
    claims: { ...claims, issuedAt: serverTime },
  };
}

/**
 * requirements/errors#token-refresh: 401 is InvalidTokenFailure; an unavailable gateway is temporary;
 * everything else is invalid.
 */
async function contentOf(answer: Response): Promise<object> {
  if (answer.status === SESSION_ENDED) throw new IdentityFailure('refused', 'InvalidTokenFailure');
  if (answer.status >= 500 || answer.status === 429) throw new IdentityFailure('unreachable', answer.status);
  const content: unknown =
    answer.status === ACCEPTED
      ? await answer.json().catch(ignoreError('session answer is not JSON, it counts as broken'))
      : undefined;
  if (typeof content !== 'object' || content === null) throw new IdentityFailure('broken', answer.status);
  return content;
}

/** Parses a stored journey; `destination` validates it again where it is used. */
function parseJourney(text: string | null): Journey {
  const value = parseJson(text);
  return isRecord(value) ? value : {};
}
