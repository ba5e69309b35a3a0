import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask } from '../../test/graphqlClient.ts';
import { START_MS, startTestApi, type TestApi } from '../../test/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());
afterEach(() => {
  api.skew.milliseconds = 0;
  api.games.isDown = false;
});

function tokenOf(kind: string, brand = 'aurora') {
  return api.identity.token({ brand, playerId: `${brand}-${kind}`, sid: `${brand}-${kind}-sid` });
}

const LAUNCH =
  'mutation($slug: String!, $mode: GameMode!) { launchGame(input: { slug: $slug, mode: $mode }) { ... on GameLaunch { mode url origin nonce currency } ... on GameLaunchRefusal { reasons } } }';

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
  ] as const)('brand %s, player %s, mode %s, game %s: %s', async (brand, kind, mode, slug, expected) => {
    const token = kind === undefined ? {} : { token: await tokenOf(kind, brand) };
    const { data, errors } = await ask(api, { query: LAUNCH, variables: { slug, mode }, brand, ...token });
    expect(errors).toEqual([]);
    expect(data?.['launchGame']).toEqual(
      expected === 'opens'
        ? expect.objectContaining({ mode, url: expect.stringContaining('http'), origin: api.games.baseUrl })
        : { reasons: expected },
    );
  });

  it('sends the settings of the licence to the provider and allows framing by the requesting page', async () => {
    await ask(api, {
      query: LAUNCH,
      variables: { slug: 'wheel', mode: 'REAL' },
      token: await tokenOf('funded'),
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
        showNetPosition: true,
        showSessionClock: true,
      },
    });
    await ask(api, { query: LAUNCH, variables: { slug: 'slot-2', mode: 'DEMO' } });
    expect(api.games.launches.at(-1)).toMatchObject({ playerId: null, sessionId: null, mode: 'demo' });
  });

  it('is refused for a country that the brand does not serve, and while the provider is down', async () => {
    const token = await tokenOf('funded');
    expect(
      (
        await ask(api, {
          query: LAUNCH,
          variables: { slug: 'slot-1', mode: 'REAL' },
          token,
          headers: { 'x-country': 'SE' },
        })
      ).data,
    ).toEqual({ launchGame: { reasons: ['COUNTRY_NOT_ALLOWED'] } });
    api.games.isDown = true;
    expect(
      (await ask(api, { query: LAUNCH, variables: { slug: 'slot-1', mode: 'REAL' }, token })).data,
    ).toEqual({ launchGame: { reasons: ['PROVIDER_UNAVAILABLE'] } });
    expect((await ask(api, { query: '{ root { personalized { games { totalCount } } } }' })).data).toEqual({
      root: { personalized: { games: { totalCount: 25 } } },
    });
  });

  // requirements/routes#query-parameters, requirements/constants#default-currency
  it.each([
    ['caravel', undefined, false, 'CAD'],
    ['caravel', undefined, true, 'EUR'],
    ['quetzal', undefined, true, 'USD'],
    ['caravel', 'funded', true, 'CAD'],
  ] as const)(
    'for brand %s, player %s and forced default currency %s, shows amounts in %s',
    async (brand, kind, setDefaultCurrency, countryCurrency) => {
      const token = kind === undefined ? {} : { token: await tokenOf(kind, brand) };
      const query =
        'query($setDefaultCurrency: Boolean) { countryContext(setDefaultCurrency: $setDefaultCurrency) { countryCurrency } }';
      expect(
        (
          await ask(api, {
            query,
            variables: { setDefaultCurrency },
            brand,
            ...token,
            headers: { 'x-country': 'CA' },
          })
        ).data,
      ).toEqual({ countryContext: { countryCurrency } });
    },
  );

  it('ignores a country override in production, also for content', async () => {
    const production = await startTestApi({ FOYER_MODE: 'production' });
    const documentId = `sha256:${'c'.repeat(64)}`;
    const folder = join(production.settings.home, 'releases', 'shell', 'r1');
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'documents.json'),
      JSON.stringify({
        [documentId]: '{ countryContext(setCustomVPN: "SE") { ipCountryCode countryCode } }',
      }),
    );
    const answer = await ask(production, { documentId, headers: { 'x-country': 'CA' } });
    expect(answer.data).toEqual({ countryContext: { ipCountryCode: 'CA', countryCode: 'CA' } });
    await production.close();
  });

  it('limits a country override to the countryContext query that sets it', async () => {
    const answer = await ask(api, {
      query: '{ countryContext(setCustomVPN: "SE") { ipCountryCode } }',
      headers: { 'x-country': 'CA', 'x-sub-division': 'on' },
    });
    expect(answer.data).toEqual({ countryContext: { ipCountryCode: 'SE' } });
    expect(
      (
        await ask(api, {
          query: '{ countryContext { countryCode subDivision countryCurrency } }',
          headers: { 'x-country': 'CA', 'x-sub-division': 'on' },
        })
      ).data,
    ).toEqual({ countryContext: { countryCode: 'CA', subDivision: 'ON', countryCurrency: 'CAD' } });
  });
});

describe('account notices', () => {
  it.each([
    ['funded', []],
    ['excluded', [{ id: 'SelfExclusion', blocksPlay: true }]],
    ['closed', [{ id: 'AccountClosed', blocksPlay: true }]],
    ['kyc', [{ id: 'KycRequired', blocksPlay: true }]],
  ])('of the %s player', async (kind, notices) => {
    expect(
      (await ask(api, { query: '{ viewer { notices { id blocksPlay } } }', token: await tokenOf(kind) }))
        .data,
    ).toEqual({ viewer: { notices } });
  });
});

describe('limits in the GraphQL API', () => {
  const SET =
    'mutation($input: SetPlayerLimitInput!) { setPlayerLimit(input: $input) { amount minutes pending { status amount confirmableAt } } }';
  const KEY = { kind: 'LOSS', period: 'Week' };
  const DAY = 86_400_000;

  async function set(input: object) {
    return ask(api, { query: SET, variables: { input }, token: await tokenOf('empty') });
  }
  async function decide(name: 'confirmPlayerLimit' | 'cancelPlayerLimitChange') {
    // an access token is valid for only five minutes of the API clock
    return ask(api, {
      query: `mutation($input: PlayerLimitKeyInput!) { ${name}(input: $input) { amount pending { status } } }`,
      variables: { input: KEY },
      token: await tokenOf('empty'),
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
    const token = await tokenOf('funded', 'caravel');
    await ask(api, { query: SET, variables: { input: { kind: 'WAGER', period: 'Day', amount: 0 } }, token });
    expect(
      (await ask(api, { query: LAUNCH, variables: { slug: 'slot-1', mode: 'REAL' }, token })).data,
    ).toEqual({ launchGame: { reasons: ['LIMIT_REACHED'] } });
  });
});

describe('reality check', () => {
  it('is due one period after the sign-in or the last acknowledgement, by the server’s clock', async () => {
    const token = await tokenOf('funded');
    const QUERY =
      '{ viewer { realityCheck { isMandatory periodMinutes lastAcknowledgedAt nextDueAt } sessionPosition { startedAt } } }';
    const before = (await ask(api, { query: QUERY, token })).data?.['viewer'] as {
      realityCheck: { nextDueAt: string };
      sessionPosition: { startedAt: string };
    };
    expect(Date.parse(before.realityCheck.nextDueAt) - Date.parse(before.sessionPosition.startedAt)).toBe(
      3_600_000,
    );
    await ask(api, { query: 'mutation { setRealityCheckPeriod(minutes: 15) { periodMinutes } }', token });
    const { data } = await ask(api, {
      query:
        'mutation { acknowledgeRealityCheck(input: { choice: CONTINUE }) { periodMinutes lastAcknowledgedAt nextDueAt } }',
      token,
    });
    const after = data?.['acknowledgeRealityCheck'] as {
      periodMinutes: number;
      lastAcknowledgedAt: string;
      nextDueAt: string;
    };
    expect(after.periodMinutes).toBe(15);
    expect(Date.parse(after.nextDueAt) - Date.parse(after.lastAcknowledgedAt)).toBe(900_000);
    expect(
      (await ask(api, { query: 'mutation { setRealityCheckPeriod(minutes: 7) { periodMinutes } }', token }))
        .errors[0]?.extensions,
    ).toMatchObject({ type: 'ValidationFailure', keys: ['minutes'] });
  });
});

describe('error response', () => {
  const anonymous = {};
  it.each<[string, { query: string; variables?: Record<string, unknown> }, object]>([
    [
      'a visitor who requests player data',
      { query: '{ viewer { id } }' },
      { type: 'AuthenticationFailure', reasons: ['AuthenticationFailure'], keys: [] },
    ],
    [
      'an invalid refresh token',
      { query: 'mutation { refreshAccessToken(refreshToken: "x") { accessToken } }' },
      { type: 'InvalidTokenFailure', reasons: ['InvalidTokenFailure'] },
    ],
    [
      'a page too large',
      { query: '{ root { personalized { games(first: 101) { totalCount } } } }' },
      { type: 'ValidationFailure', reasons: ['PageSizeInvalid'], keys: ['first'] },
    ],
    [
      'an invalid cursor',
      { query: '{ root { personalized { games(after: "x") { totalCount } } } }' },
      { type: 'ValidationFailure', reasons: ['CursorInvalid'], keys: ['after'] },
    ],
    [
      'an empty search',
      { query: '{ root { personalized { searchGames(query: " ") { totalCount } } } }' },
      { type: 'ValidationFailure', reasons: ['LengthInvalid'], keys: ['query'] },
    ],
    [
      'too many translation keys',
      {
        query: 'query($k: [String!]!) { root { ts(keys: $k) { key } } }',
        variables: { k: Array.from({ length: 201 }, (_, index) => `K${index}`) },
      },
      { type: 'ValidationFailure', keys: ['keys'] },
    ],
    ['an unknown field', { query: '{ nothing }' }, { type: 'RequestInvalid' }],
    ['a document that does not parse', { query: '{ root {' }, { type: 'RequestInvalid' }],
    [
      'a variable of the wrong type',
      { query: 'query($k: [String!]!) { root { ts(keys: $k) { key } } }', variables: { k: 5 } },
      { type: 'RequestInvalid' },
    ],
    [
      'the missing chat service',
      { query: 'mutation { generateLiveChatToken { token } }' },
      { type: 'ServiceUnavailableFailure', reasons: ['ServiceUnavailableFailure', 'chat'] },
    ],
  ])('for %s', async (_what, call, expected) => {
    const { errors } = await ask(api, { ...anonymous, ...call });
    expect(errors[0]?.extensions).toMatchObject({
      ...expected,
      traceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('hides an unexpected error and contains the trace id of its log entry', async () => {
    await api.pool.query('alter table api.bonus rename to bonus_gone');
    const { errors, data } = await ask(api, {
      query: '{ viewer { id bonuses { id } } }',
      token: await tokenOf('funded'),
    });
    await api.pool.query('alter table api.bonus_gone rename to bonus');
    expect(data).toEqual({ viewer: null });
    expect(errors[0]).toMatchObject({
      message: 'Something went wrong.',
      extensions: { type: 'InternalFailure', reasons: ['InternalFailure'] },
    });
    expect(JSON.stringify(errors)).not.toMatch(/bonus"|relation|api\.|select/);
    expect(
      api.logLines.some(
        (line) => line.includes(errors[0]?.extensions.traceId ?? '-') && line.includes('does not exist'),
      ),
    ).toBe(true);
  });
});
