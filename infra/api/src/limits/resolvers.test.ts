import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { executeGraphql, tokenOf } from '../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { LAUNCH_GAME } from '../../test/launchGame.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ FOYER_PROTECTION_MODE: 'strict' });
}, START_MS);
afterAll(() => api.close());

afterEach(() => {
  api.skew.milliseconds = 0;
});

describe('limits in the GraphQL API', () => {
  const SET =
    'mutation($input: SetPlayerLimitInput!) { setPlayerLimit(input: $input) { amount minutes pending { status amount confirmableAt } } }';
  const KEY = { kind: 'LOSS', period: 'Week' };
  const DAY = 86_400_000;

  async function set(input: object) {
    return executeGraphql(api, { query: SET, variables: { input }, token: await tokenOf(api, 'empty') });
  }
  async function decide(name: 'confirmPlayerLimit' | 'cancelPlayerLimitChange') {
    // an access token is valid for only five minutes of the API clock
    return executeGraphql(api, {
      query: `mutation($input: PlayerLimitKeyInput!) { ${name}(input: $input) { amount pending { status } } }`,
      variables: { input: KEY },
      token: await tokenOf(api, 'empty'),
    });
  }

  it('apply a lower limit at once and a raised one by confirmation after the cool-off', async () => {
    expect((await set({ ...KEY, amount: 5_000 })).data).toEqual({
      setPlayerLimit: { amount: 5_000, minutes: null, pending: null },
    });
    expect((await set({ ...KEY, amount: 9_000 })).data).toMatchObject({
      setPlayerLimit: { amount: 5_000, pending: { status: 'COOLING_OFF', amount: 9_000 } },
    });
    expect((await decide('confirmPlayerLimit')).errors[0]?.extensions).toMatchObject({
      type: 'LimitFailure',
      reasons: ['COOLING_OFF'],
    });
    api.skew.milliseconds = DAY + 1_000;
    expect((await decide('confirmPlayerLimit')).data).toEqual({
      confirmPlayerLimit: { amount: 9_000, pending: null },
    });
    expect((await set({ ...KEY, amount: null })).data).toMatchObject({
      setPlayerLimit: { amount: 9_000, pending: { status: 'COOLING_OFF', amount: null } },
    });
    expect((await decide('cancelPlayerLimitChange')).data).toEqual({
      cancelPlayerLimitChange: { amount: 9_000, pending: null },
    });
    const { rows } = await api.pool.query<{ kind: string }>(
      `select kind from api.responsible_gaming_event where player_id = 'aurora-empty' order by id`,
    );
    expect(rows.map((row) => row.kind)).toEqual([
      'limit-set',
      'limit-set',
      'limit-confirmed',
      'limit-set',
      'limit-change-cancelled',
    ]);
  });

  it.each([
    [
      'a negative amount',
      { kind: 'LOSS', period: 'Day', amount: -1 },
      'ValidationFailure',
      ['TooSmall'],
      ['amount'],
    ],
    [
      'an amount above the maximum',
      { kind: 'LOSS', period: 'Day', amount: 999_999_999_999 },
      'ValidationFailure',
      ['TooLarge'],
      ['amount'],
    ],
    [
      'minutes for a money limit',
      { kind: 'LOSS', period: 'Day', minutes: 5 },
      'ValidationFailure',
      ['NotForThisKind'],
      ['minutes'],
    ],
    [
      'an amount for a time limit',
      { kind: 'SESSION', period: 'Day', amount: 5 },
      'ValidationFailure',
      ['NotForThisKind'],
      ['amount'],
    ],
    [
      'a period that the licence does not offer',
      { kind: 'SESSION', period: 'Month', minutes: 5 },
      'LimitFailure',
      ['LIMIT_NOT_OFFERED'],
      [],
    ],
  ])('reject %s', async (_what, input, type, reasons, keys) => {
    expect((await set(input)).errors[0]?.extensions).toMatchObject({ type, reasons, keys });
  });

  it('block a launch when the limit is used up', async () => {
    const token = await tokenOf(api, 'funded', 'caravel');
    await executeGraphql(api, {
      query: SET,
      variables: { input: { kind: 'WAGER', period: 'Day', amount: 0 } },
      token,
    });
    expect(
      (await executeGraphql(api, { query: LAUNCH_GAME, variables: { slug: 'slot-1', mode: 'REAL' }, token }))
        .data,
    ).toEqual({ launchGame: { reasons: ['LIMIT_REACHED'] } });
  });
});
