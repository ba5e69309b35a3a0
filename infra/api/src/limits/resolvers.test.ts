import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { executeGraphql, tokenOf } from '../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { createLog, createServiceClient } from '@foyer/runtime';
import { LAUNCH_GAME } from '../../test/launchGame.ts';
import { lowerLimit } from './playerLimits.ts';
import { endReachedSessions } from './sessionLimitJob.ts';

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

describe('a request with an idempotency key', () => {
  const SET =
    'mutation($input: SetPlayerLimitInput!) { setPlayerLimit(input: $input) { amount pending { amount confirmableAt } } }';
  const CONFIRM =
    'mutation($input: PlayerLimitKeyInput!) { confirmPlayerLimit(input: $input) { amount pending { amount } } }';
  const LIMIT = { kind: 'WAGER', period: 'Day' };
  const ask = async (query: string, input: object) =>
    executeGraphql(api, { query, variables: { input }, token: await tokenOf(api, 'funded', 'zephyra') });
  const events = async () =>
    (
      await api.pool.query(
        `select 1 from api.responsible_gaming_event where player_id = 'zephyra-funded' and details ->> 'kind' = 'WAGER' and details ->> 'period' = 'Day'`,
      )
    ).rowCount;

  it('has one effect, however often it is sent', async () => {
    await ask(SET, { ...LIMIT, amount: 5_000, key: 'first-limit' });
    const raise = { ...LIMIT, amount: 9_000, key: 'first-raise' };
    const raised = await ask(SET, raise);
    api.skew.milliseconds = 3_600_000;
    expect((await ask(SET, raise)).data).toEqual(raised.data);
    // a late repetition, after other changes, causes no second raise
    api.skew.milliseconds = 26 * 3_600_000;
    const confirm = { ...LIMIT, key: 'confirmation' };
    expect((await ask(CONFIRM, confirm)).data).toEqual({
      confirmPlayerLimit: { amount: 9_000, pending: null },
    });
    expect((await ask(CONFIRM, confirm)).data).toEqual({
      confirmPlayerLimit: { amount: 9_000, pending: null },
    });
    await ask(SET, { ...LIMIT, amount: 1_000, key: 'lower-limit' });
    expect((await ask(SET, raise)).data).toEqual({ setPlayerLimit: { amount: 1_000, pending: null } });
    expect(await events()).toBe(4);
  });

  it.each<[string, string, object]>([
    ['another amount', SET, { ...LIMIT, amount: 4_000, key: 'first-raise' }],
    ['another limit', SET, { kind: 'WAGER', period: 'Week', amount: 9_000, key: 'first-raise' }],
    ['another change', CONFIRM, { ...LIMIT, key: 'first-raise' }],
    ['a malformed key', SET, { ...LIMIT, amount: 4_000, key: 'a b' }],
  ])('is refused with %s', async (_what, query, input) => {
    const { errors } = await ask(query, input);
    expect(errors[0]?.extensions).toMatchObject({ type: 'ValidationFailure', keys: ['key'] });
    expect(await events()).toBe(4);
  });
});

describe('the history of limits (requirements/regulation#histories)', () => {
  const HOUR = 3_600_000;
  const KEY = { kind: 'WAGER', period: 'Week' };
  const CHANGES = `kind period changedBy amountBefore amountAfter status requestedAt confirmableAt lapsesAt effectiveAt endedAt`;
  const ask = async (query: string, variables: Record<string, unknown> = {}) =>
    executeGraphql(api, { query, variables, token: await tokenOf(api, 'funded', 'aurora') });
  const set = (amount: number | null) =>
    ask('mutation($input: SetPlayerLimitInput!) { setPlayerLimit(input: $input) { id } }', {
      input: { ...KEY, amount },
    });
  const decide = (name: 'confirmPlayerLimit' | 'cancelPlayerLimitChange') =>
    ask(`mutation($input: PlayerLimitKeyInput!) { ${name}(input: $input) { id } }`, { input: KEY });
  const history = async (filter = 'kind: WAGER') =>
    (
      (
        await ask(
          `{ viewer { limitChanges(${filter}) { edges { node { ${CHANGES} } } totals { count lowered raised notApplied } } } }`,
        )
      ).data as {
        viewer: {
          limitChanges: { edges: { node: Record<string, unknown> }[]; totals: Record<string, number> };
        };
      }
    ).viewer.limitChanges;

  it('has every request with both values, who asked and the outcome', async () => {
    await set(5_000);
    await set(9_000);
    api.skew.milliseconds = 25 * HOUR;
    await decide('confirmPlayerLimit');
    await set(20_000);
    await decide('cancelPlayerLimitChange');
    await set(null);
    await set(30_000);
    api.skew.milliseconds += 97 * HOUR;
    await lowerLimit(
      { pool: api.pool, clock: () => Date.now() + api.skew.milliseconds },
      'aurora-funded',
      { kind: 'WAGER', period: 'Week' },
      { ceiling: 4_000, requestKey: 'staff-lowers', record: () => Promise.resolve(undefined) },
    );
    await set(6_000);
    const { edges, totals } = await history();
    expect(
      edges
        .toReversed()
        .map(({ node: { changedBy, amountBefore, amountAfter, status, effectiveAt, endedAt } }) => [
          changedBy,
          amountBefore,
          amountAfter,
          status,
          effectiveAt !== null,
          endedAt !== null,
        ]),
    ).toEqual([
      ['PLAYER', null, 5_000, 'APPLIED', true, false],
      ['PLAYER', 5_000, 9_000, 'APPLIED', true, false],
      ['PLAYER', 9_000, 20_000, 'CANCELLED', false, true],
      ['PLAYER', 9_000, null, 'REPLACED', false, true],
      ['PLAYER', 9_000, 30_000, 'LAPSED', false, true],
      ['STAFF', 9_000, 4_000, 'APPLIED', true, false],
      ['PLAYER', 4_000, 6_000, 'COOLING_OFF', false, false],
    ]);
    expect(totals).toEqual({ count: 7, lowered: 2, raised: 1, notApplied: 4 });
    api.skew.milliseconds += 25 * HOUR;
    expect((await history()).edges[0]?.node).toMatchObject({ status: 'AWAITING_CONFIRMATION' });
  });

  it('ends 24 months ago, on a day of the licence', async () => {
    await api.pool.query(
      `insert into api.responsible_gaming_event (player_id, kind, details, at)
       select 'aurora-funded', 'limit-set', '{"kind":"LOSS","period":"Month","before":null,"ceiling":100}', at
       from unnest(array[now() - interval '25 months', now() - interval '23 months']) at`,
    );
    const { totals } = await history('kind: LOSS, from: "2000-01-01T00:00:00Z"');
    expect(totals['count']).toBe(1);
  });
});

describe('a session limit in the GraphQL API', () => {
  const QUERY = '{ viewer { sessionLimit { minutes usedSeconds remainingSeconds isRunning endsAt } } }';
  const MINUTE = 60_000;

  /** Opens a real-money game of a player who has 30 minutes a day. */
  async function play(openedMinutesAgo: number, now = Date.now()): Promise<void> {
    await api.pool.query(
      `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ('zephyra-funded', 'SESSION', 'Day', 30, now()) on conflict do nothing`,
    );
    await api.pool.query(`delete from api.game_session where player_id = 'zephyra-funded'`);
    await api.pool.query(
      `insert into api.game_session (id, brand, player_id, game_id, mode, currency, opened_at, last_activity_at, expires_at)
       values ($1, 'zephyra', 'zephyra-funded', 'slot-1', 'REAL', 'EUR', $2, $3, $4)`,
      [
        crypto.randomUUID(),
        new Date(now - openedMinutesAgo * MINUTE),
        new Date(now),
        new Date(now + 60 * MINUTE),
      ],
    );
  }

  it('shows the time left, which runs while a game is open', async () => {
    await play(0);
    const { data } = await executeGraphql(api, {
      query: QUERY,
      token: await tokenOf(api, 'funded', 'zephyra'),
    });
    expect(data).toMatchObject({ viewer: { sessionLimit: { minutes: 30, isRunning: true } } });
    const { sessionLimit } = data?.['viewer'] as {
      sessionLimit: { usedSeconds: number; remainingSeconds: number };
    };
    expect(sessionLimit.usedSeconds + sessionLimit.remainingSeconds).toBe(1_800);
  });

  it('ends all sessions of the player when it is used up, also after the identity server was down', async () => {
    // The latest noon: the minutes count by day, so that a game from before midnight would use fewer of them. The running
    // api carries the end out as well, and the fake identity server refuses a signature from the future.
    const noon = new Date(Date.now() - 12 * 60 * MINUTE).setUTCHours(12, 0, 0, 0);
    const deps = {
      pool: api.pool,
      clock: () => noon,
      log: createLog('test', () => undefined),
      identityAddress: api.identity.baseUrl,
      internalSecret: api.settings.internalSecret,
      serviceClient: createServiceClient(),
    };
    const ends = () => api.identity.ended.filter(({ path }) => path.includes('/zephyra-funded/'));
    api.identity.isDown = true;
    await play(31, noon);
    expect(await endReachedSessions(deps)).toBe(0);
    expect(ends()).toEqual([]);
    api.identity.isDown = false;
    const recorded = () =>
      api.pool.query(
        `select 1 from api.session_limit_end where player_id = 'zephyra-funded' and sessions_ended_at is not null`,
      );
    // the job of the running api may be at work, and its attempt may be one that started while identity was down
    while ((await recorded()).rowCount === 0) await endReachedSessions(deps);
    expect(ends()[0]).toEqual({
      path: '/internal/players/zephyra-funded/sessions/end',
      body: { brand: 'zephyra', reason: 'SESSION_LIMIT_REACHED' },
    });
    await deps.serviceClient.close();
  });
});

describe('a review of the limits', () => {
  const REVIEW = 'months lastAt dueAt isDue';

  it('is due six months after the last one, and is recorded', async () => {
    const read = async () =>
      (
        await executeGraphql(api, {
          query: `{ viewer { limitReview { ${REVIEW} } } }`,
          token: await tokenOf(api, 'funded', 'tuli'),
        })
      ).data;
    expect(await read()).toMatchObject({ viewer: { limitReview: { months: 6, isDue: false } } });
    api.skew.milliseconds = 190 * 86_400_000;
    expect(await read()).toMatchObject({ viewer: { limitReview: { isDue: true } } });
    const confirmed = await executeGraphql(api, {
      query: `mutation { confirmLimitReview { ${REVIEW} } }`,
      token: await tokenOf(api, 'funded', 'tuli'),
    });
    expect(confirmed.data).toMatchObject({ confirmLimitReview: { isDue: false } });
    expect(await read()).toMatchObject({ viewer: { limitReview: { isDue: false } } });
    const { rowCount } = await api.pool.query(
      `select 1 from api.responsible_gaming_event where player_id = 'tuli-funded' and kind = 'limits-reviewed'`,
    );
    expect(rowCount).toBe(1);
  });
});

describe('a limit that is tested on last month', () => {
  const QUERY =
    'query($input: SetPlayerLimitInput!) { viewer { limitSimulation(input: $input) { timeZone stoppedAt days most } } }';
  const simulate = async (input: object) =>
    executeGraphql(api, { query: QUERY, variables: { input }, token: await tokenOf(api, 'funded', 'tuli') });

  it('stops nothing without movements', async () => {
    expect((await simulate({ kind: 'LOSS', period: 'Day', amount: 100 })).data).toEqual({
      viewer: { limitSimulation: { timeZone: 'Europe/Tallinn', stoppedAt: null, days: 0, most: 0 } },
    });
  });
  it.each([
    [{ kind: 'LOSS', period: 'Day' }, ['Required'], ['amount']],
    [{ kind: 'SESSION', period: 'Day' }, ['Required'], ['minutes']],
    [{ kind: 'LOSS', period: 'Day', amount: -1 }, ['TooSmall'], ['amount']],
  ])('rejects %j', async (input, reasons, keys) => {
    expect((await simulate(input)).errors[0]?.extensions).toMatchObject({
      type: 'ValidationFailure',
      reasons,
      keys,
    });
  });
});

describe('the explanation of a rule (requirements/regulation#why-this-rule)', () => {
  const QUERY =
    'query($rule: ProtectionRuleName!) { protectionRule(rule: $rule) { field regulator legalBasis legalBasisSection legalBasisUrl values { value source } } }';
  const explain = async (brand: string, rule: string) =>
    (await executeGraphql(api, { query: QUERY, variables: { rule }, brand })).data?.['protectionRule'];

  it('names field, authority and source, for a visitor too', async () => {
    expect(await explain('tuli', 'lossLimit')).toEqual({
      field: 'limits.loss.periods',
      regulator: 'Maksu- ja Tolliamet',
      legalBasis: 'Hasartmänguseadus (Gambling Act)',
      legalBasisSection: null,
      legalBasisUrl: 'https://www.riigiteataja.ee/akt/HasMS',
      values: ['Day', 'Week', 'Month'].map((value) => ({ value, source: 'licence' })),
    });
    // this instance runs in strict mode
    expect(await explain('quetzal', 'lossLimit')).toMatchObject({
      legalBasis: null,
      values: ['Day', 'Week', 'Month'].map((value) => ({ value, source: 'instance' })),
    });
  });
  it('explains the closed loop and the identity check before a withdrawal of Estonia', async () => {
    expect(await explain('tuli', 'closedLoop')).toMatchObject({
      values: [{ value: 'mandatory', source: 'licence' }],
    });
    expect(await explain('tuli', 'identityCheck')).toMatchObject({
      values: expect.arrayContaining([{ value: 'before-withdrawal', source: 'licence' }]),
    });
  });
});
