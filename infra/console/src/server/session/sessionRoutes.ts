import type { Person } from '@foyer/kernel/console-answers';
import { ignoreError } from '@foyer/kernel';
import { readCookie, Refusal, sendJson, type Routes } from '@foyer/runtime';
import { randomBytes } from 'node:crypto';
import type { Route } from '../route.ts';
import { cookie, DEPARTURE_COOKIE, SESSION_COOKIE } from './cookies.ts';
import type { SignInAttempt, IdentityProvider } from './identityProvider.ts';
import type { Sessions } from './sessions.ts';

interface Parts {
  readonly provider: IdentityProvider;
  readonly sessions: Sessions;
  readonly origin: string;
}

const SESSION_SECONDS = 8 * 3600;
/** Time limit of a sign-in. */
const DEPARTURE_SECONDS = 15 * 60;
const MAX_DEPARTURES = 1_000;

/** Code flow sign-in, current person, sign-out. */
export function sessionRoutes({ provider, sessions, origin }: Parts): Routes<Route> {
  const isSecure = origin.startsWith('https:');
  const departures = new Map<string, SignInAttempt & { readonly to: string }>();

  return {
    async 'GET /session'({ response, session }) {
      if (!session) throw new Refusal(401, 'SIGNED_OUT', 'Sign in to continue.');
      const { name, email, roles } = session.person;
      const person: Person = { name, email, roles };
      sendJson(response, 200, person);
    },
    async 'GET /session/login'({ response, url }) {
      const departure = await provider.leave();
      const handle = randomBytes(18).toString('base64url');
      const [oldest] = departures.keys();
      if (departures.size >= MAX_DEPARTURES && oldest !== undefined) departures.delete(oldest);
      departures.set(handle, { ...departure, to: ownPath(url.searchParams.get('to')) });
      response
        .writeHead(303, {
          location: departure.location,
          'cache-control': 'no-store',
          'set-cookie': cookie(DEPARTURE_COOKIE, handle, { isSecure, seconds: DEPARTURE_SECONDS }),
        })
        .end();
    },
    async 'GET /session/callback'({ request, response, url }) {
      const handle = readCookie(request, DEPARTURE_COOKIE) ?? '';
      const departure = departures.get(handle);
      departures.delete(handle);
      // completed in another tab or expired: start again instead of showing an error
      if (!departure)
        return void response.writeHead(303, { location: '/', 'cache-control': 'no-store' }).end();
      const signedIn = await provider
        .completeSignIn(url, departure)
        .catch(ignoreError('staff sign-in was not completed; the page says so'));
      if (!signedIn)
        return void response
          .writeHead(303, { location: '/?sign-in=failed', 'cache-control': 'no-store' })
          .end();
      response
        .writeHead(303, {
          location: departure.to,
          'cache-control': 'no-store',
          'set-cookie': [
            cookie(SESSION_COOKIE, sessions.begin(signedIn), { isSecure, seconds: SESSION_SECONDS }),
            cookie(DEPARTURE_COOKIE, '', { isSecure, seconds: 0 }),
          ],
        })
        .end();
    },
    async 'POST /session/logout'({ response, session }) {
      const idToken = session && sessions.end(session);
      sendJson(
        response,
        200,
        { location: provider.signOutAddress(idToken) },
        { 'set-cookie': cookie(SESSION_COOKIE, '', { isSecure, seconds: 0 }) },
      );
    },
  };
}

/** Accepts own paths only, to prevent open redirects. */
function ownPath(wanted: string | null): string {
  const base = 'http://console.invalid';
  if (wanted === null || !wanted.startsWith('/') || !URL.canParse(wanted, base)) return '/';
  const { origin, pathname, search } = new URL(wanted, base);
  return origin === base ? `${pathname}${search}` : '/';
}
