import { expect } from '@jest/globals';
import { exchange, failure } from '@foyer/identity/test-client';
import { refreshTokenGrant } from 'openid-client';
import { graphql, GAME, launchGame, openGame, placeStake, scene } from './world.ts';
import { tokens, viewer } from './excludedPersons.ts';
import { authorise, holdRedirect } from './signIns.ts';
import { afterwards, way, type NamedWay } from './way.ts';

/** The end of a session reaches the api within this time, in ms. */
const EFFECTIVE_MS = 2_000;

/** The last answer to the token of an old tab, at the latest after the time in which it must be refused. */
async function useOldToken(): Promise<string> {
  const until = Date.now() + EFFECTIVE_MS;
  for (;;) {
    const answer = JSON.stringify(await viewer());
    if (answer.includes('AuthenticationFailure') || Date.now() > until) return answer;
  }
}

const refresh = async () =>
  refreshTokenGrant(await scene.configurationOf('aurora'), tokens.refresh_token ?? '');

/** Ways that use an open session or a sign-in that was not finished. */
export const SESSION_WAYS: readonly NamedWay[] = [
  // runs first, because an accepted sign-in would also end the session of the old tab
  ['the access token of an old tab', afterwards(useOldToken), 'AuthenticationFailure'],
  ['the refresh token of an old tab', afterwards(() => failure(refresh())), 'invalid_grant'],
  [
    'both tokens in an address',
    afterwards(async () => {
      const answer = await scene.call('api', 'browser-sessions/take', {
        browser: { brand: 'aurora', origin: scene.visitorOf('aurora').origin },
        tokens: { accessToken: tokens.access_token, refreshToken: tokens.refresh_token },
        requiresConfirmation: false,
      });
      return JSON.stringify(answer);
    }),
    'REFUSED',
  ],
  [
    'the handle of a browser whose tokens the operator holds',
    way(
      async () => {
        const { pending, url, origin } = await authorise('aurora', 'wealth@aurora.test');
        const browser = { brand: 'aurora', origin };
        const proof = {
          code: url.searchParams.get('code'),
          verifier: pending.verifier,
          redirectUri: pending.redirectUri,
        };
        const { handle } = await scene.call('api', 'browser-sessions/sign-in', { browser, proof });
        expect(handle).toEqual(expect.any(String));
        return { browser, handle };
      },
      async (held) => JSON.stringify(await scene.call('api', 'browser-sessions/token', held)),
    ),
    'REFUSED',
  ],
  [
    'an authorization code that was not exchanged',
    way(
      () => authorise('zephyra', 'wealth@zephyra.test'),
      async ({ pending, url }) => failure(exchange(await scene.configurationOf('zephyra'), pending, url)),
    ),
    'invalid_grant',
  ],
  [
    'the last redirect of a sign-in that was held back',
    way(holdRedirect, async ({ visitor, location }) => (await visitor.open(location)).url.search),
    'error=access_denied',
  ],
  [
    'the key of a game that was open',
    way(
      () => openGame('aurora', 'aurora-empty', GAME.id),
      () => placeStake(),
    ),
    'WalletRefusal',
    'SELF_EXCLUDED',
  ],
  [
    'a game that is opened again',
    afterwards(async () => JSON.stringify(await graphql(tokens.access_token, launchGame(GAME.gameId)))),
    'AuthenticationFailure',
  ],
];
