import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DESKTOP_GAME } from '../../test/fakes/fakeGames.ts';
import { executeGraphql, tokenOf } from '../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { LAUNCH_GAME } from '../../test/launchGame.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

afterEach(() => {
  api.games.isDown = false;
});

describe('game launch', () => {
  it.each([
    ['aurora', 'funded', 'REAL', 'slot-1', 'opens'],
    ['aurora', 'empty', 'REAL', 'slot-1', 'opens'],
    ['aurora', undefined, 'REAL', 'slot-1', ['SIGN_IN_REQUIRED']],
    ['aurora', undefined, 'DEMO', 'slot-1', 'opens'],
    ['aurora', 'excluded', 'REAL', 'slot-1', ['SELF_EXCLUDED']],
    ['aurora', 'excluded', 'DEMO', 'slot-1', ['SELF_EXCLUDED']],
    ['aurora', 'closed', 'REAL', 'slot-1', ['ACCOUNT_CLOSED']],
    ['aurora', 'closed', 'DEMO', 'slot-1', ['ACCOUNT_CLOSED']],
    ['aurora', 'kyc', 'REAL', 'slot-1', ['KYC_REQUIRED']],
    ['aurora', 'kyc', 'DEMO', 'slot-1', 'opens'],
    ['tuli', undefined, 'DEMO', 'slot-1', ['DEMO_NOT_ALLOWED']],
    ['tuli', 'funded', 'DEMO', 'slot-1', 'opens'],
    ['tuli', 'kyc', 'REAL', 'slot-1', ['KYC_REQUIRED']],
    ['caravel', 'kyc', 'REAL', 'slot-1', 'opens'],
    ['zephyra', 'kyc', 'REAL', 'slot-1', ['KYC_REQUIRED']],
    ['quetzal', 'kyc', 'REAL', 'slot-1', 'opens'],
    ['aurora', 'funded', 'REAL', 'no-such-game', ['GAME_NOT_FOUND']],
  ] as const)(
    'depends on brand %s, player %s, mode %s and game %s: %s',
    async (brand, kind, mode, slug, expected) => {
      const token = kind === undefined ? {} : { token: await tokenOf(api, kind, brand) };
      const { data, errors } = await executeGraphql(api, {
        query: LAUNCH_GAME,
        variables: { slug, mode },
        brand,
        ...token,
      });
      expect(errors).toEqual([]);
      expect(data?.['launchGame']).toEqual(
        expected === 'opens'
          ? expect.objectContaining({ mode, url: expect.stringContaining('http'), origin: api.games.baseUrl })
          : { reasons: expected },
      );
    },
  );

  it('sends the settings of the licence to the provider and allows framing by the requesting page', async () => {
    await executeGraphql(api, {
      query: LAUNCH_GAME,
      variables: { slug: 'wheel', mode: 'REAL' },
      token: await tokenOf(api, 'funded'),
      headers: { 'x-forwarded-host': 'lobby.aurora.localhost:4000', locale: 'fi' },
    });
    expect(api.games.launches.at(-1)).toMatchObject({
      brand: 'aurora',
      playerId: 'aurora-funded',
      gameId: 'wheel',
      mode: 'real',
      currency: 'EUR',
      locale: 'fi',
      country: 'FI',
      returnOrigins: ['http://lobby.aurora.localhost:4000'],
      jurisdiction: {
        autoplay: false,
        turbo: false,
        minimumRoundMs: 5_000,
        celebrateReturnUpToStake: false,
        showNetPosition: false,
        showSessionClock: false,
      },
    });
    await executeGraphql(api, { query: LAUNCH_GAME, variables: { slug: 'slot-2', mode: 'DEMO' } });
    expect(api.games.launches.at(-1)).toMatchObject({ playerId: null, sessionId: null, mode: 'demo' });
  });

  it.each([
    ['slot-1', 'Mobile', 'opens'],
    ['slot-1', undefined, 'opens'],
    [DESKTOP_GAME, 'Desktop', 'opens'],
    [DESKTOP_GAME, undefined, 'opens'],
    [DESKTOP_GAME, 'Mobile', ['GAME_UNAVAILABLE']],
  ])(
    'sends the device to the provider where the game supports it (%s on %s: %s)',
    async (slug, device, expected) => {
      const launched = api.games.launches.length;
      const { data } = await executeGraphql(api, {
        query: LAUNCH_GAME,
        variables: { slug, mode: 'DEMO', device },
      });
      if (expected === 'opens')
        expect(api.games.launches.slice(launched)).toEqual([expect.objectContaining({ gameId: slug })]);
      else expect(data?.['launchGame']).toEqual({ reasons: expected });
      expect(api.games.launches.slice(launched).map((launch) => launch['device'])).toEqual(
        expected === 'opens' ? [device] : [],
      );
    },
  );

  it('is refused for a country that the brand does not serve, and while the provider is down', async () => {
    const token = await tokenOf(api, 'funded');
    expect(
      (
        await executeGraphql(api, {
          query: LAUNCH_GAME,
          variables: { slug: 'slot-1', mode: 'REAL' },
          token,
          headers: { 'x-country': 'SE' },
        })
      ).data,
    ).toEqual({ launchGame: { reasons: ['COUNTRY_NOT_ALLOWED'] } });
    api.games.isDown = true;
    expect(
      (await executeGraphql(api, { query: LAUNCH_GAME, variables: { slug: 'slot-1', mode: 'REAL' }, token }))
        .data,
    ).toEqual({ launchGame: { reasons: ['PROVIDER_UNAVAILABLE'] } });
    expect(
      (await executeGraphql(api, { query: '{ root { personalized { games { totalCount } } } }' })).data,
    ).toEqual({
      root: { personalized: { games: { totalCount: 25 } } },
    });
  });
});
