import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { executeGraphql } from '../../test/graphqlClient.ts';
import { LAUNCH_GAME } from '../../test/launchGame.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { testPersonalCodes } from '../../test/testPersonalCodes.ts';
import { gameMovement, openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { callTyped, testClient } from '@foyer/runtime/service-calls';
import { compiledLiveContent } from '../content/liveContent.ts';
import { stake } from '../ledger/productLedger.ts';
import { registerPlayer } from '../players/registerPlayer.ts';
import { sendPlayerEmails } from '../player-emails/playerEmailJob.ts';
import { sendPayoutEmails } from '../withdrawals/payoutEmailJob.ts';
import { endOrderedSessions } from '../sessions/sessionEndOrders.ts';
import { sendBreakEmails } from './breakEmailJob.ts';
import { liftDueExclusions } from './exclusionReturns.ts';

let api: TestApi;
const clock = () => Date.now() + api.skew.milliseconds;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

const TAKE =
  'mutation($input: TakeBreakInput!) { takeBreak(input: $input) { kind length groups endsAt brands } }';

const tokenFor = ({ brand, playerId, sid }: LedgerPlayer) => api.identity.token({ brand, playerId, sid });
const open = (brand: string) =>
  openLedgerPlayer(api.pool, { brand, at: clock(), fundsMinor: 10_000, isKnown: true });

interface Choice {
  readonly kind: 'TIME_OUT' | 'EXCLUSION';
  readonly length: string;
  readonly groups?: readonly string[];
  readonly allBrands?: boolean;
  readonly key?: string;
}
async function take(player: LedgerPlayer, choice: Choice) {
  const input = { key: crypto.randomUUID(), groups: [], allBrands: true, ...choice };
  return executeGraphql(api, {
    query: TAKE,
    variables: { input },
    token: await tokenFor(player),
    brand: player.brand,
  });
}

const bet = (player: LedgerPlayer, product: 'casino' | 'sportsbook' = 'casino') => {
  const movement = gameMovement(player, crypto.randomUUID(), 100);
  const { gameId: _game, gameSessionId: _session, ...slip } = movement;
  return stake(
    api.pool,
    product === 'casino' ? movement : { ...slip, product, provider: 'foyer-sports' },
    clock(),
  );
};
const rowOf = async ({ playerId }: LedgerPlayer) =>
  (
    await api.pool.query<Record<string, unknown>>(
      `select self_excluded_at is not null as is_excluded, timeout_ends_at, excluded_groups, email_marketing,
         (select count(*)::int from api.exclusion e where e.player_id = p.id) as breaks,
         (select array_agg(channel) from api.marketing_consent c where c.player_id = p.id and not is_accepted) as withdrawn
       from api.player p where id = $1`,
      [playerId],
    )
  ).rows[0];
/** Calls that end the sessions of a player at identity. */
/** Dependencies of the jobs that send emails through the fake identity service. */
const emailDeps = () => ({
  pool: api.pool,
  clock,
  content: { of: compiledLiveContent },
  catalogue: { current: () => ({ gameById: new Map() }) as never },
  log: { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined },
  identityAddress: api.identity.baseUrl,
  internalSecret: TEST_SECRETS.internal,
  serviceClient: testClient,
});
const subjectsTo = ({ playerId }: LedgerPlayer) =>
  api.identity.emails.filter(({ path }) => path.includes(playerId)).map(({ subject }) => subject);
const endsOf = ({ playerId }: LedgerPlayer) =>
  api.identity.ended.filter(({ path }) => path.includes(playerId)).map(({ body }) => body);
async function untilEnded(player: LedgerPlayer): Promise<unknown> {
  while (endsOf(player).length === 0) await new Promise((resolve) => setImmediate(resolve));
  return endsOf(player)[0];
}

async function twoBrands(): Promise<readonly [LedgerPlayer, LedgerPlayer]> {
  await api.pool.query(`update api.brand_rule set operator = 'op-a' where brand = 'zephyra'`);
  const first = await open('aurora');
  const second = await open('zephyra');
  for (const { playerId } of [first, second])
    await api.pool.query(`update api.player set first_name = 'Ada', last_name = $2 where id = $1`, [
      playerId,
      first.playerId,
    ]);
  return [first, second];
}

describe('takeBreak', () => {
  it('refuses play and deposits at once, ends the sessions and withdraws marketing consent', async () => {
    const player = await open('aurora');
    await api.pool.query('update api.player set email_marketing = true where id = $1', [player.playerId]);
    await api.pool.query(
      `insert into api.recently_played (player_id, game_id, played_at) values ($1, 'ember-hollow', now())`,
      [player.playerId],
    );
    expect(await bet(player)).toMatchObject({ ok: true });
    const token = await tokenFor(player);
    const answer = await take(player, { kind: 'EXCLUSION', length: 'P6M' });
    expect(answer.data?.['takeBreak']).toMatchObject({ kind: 'EXCLUSION', length: 'P6M', brands: 1 });
    expect(await bet(player)).toMatchObject({
      ok: false,
      code: 'PLAYER_BLOCKED',
      reasons: ['SELF_EXCLUDED'],
    });
    expect(await rowOf(player)).toMatchObject({
      is_excluded: true,
      email_marketing: false,
      withdrawn: ['email'],
    });
    expect(await untilEnded(player)).toEqual({ brand: 'aurora', reason: 'BREAK_STARTED' });
    const { rowCount } = await api.pool.query('select 1 from api.recently_played where player_id = $1', [
      player.playerId,
    ]);
    expect(rowCount).toBe(0);
    const launched = await executeGraphql(api, {
      query: LAUNCH_GAME,
      variables: { slug: 'slot-1', mode: 'REAL' },
      token,
    });
    expect(launched.data?.['launchGame'] ?? launched.errors[0]?.extensions.type).toEqual({
      reasons: ['SELF_EXCLUDED'],
    });
  });

  it('starts one break for a repeated key', async () => {
    const player = await open('aurora');
    const key = crypto.randomUUID();
    const choice = { kind: 'TIME_OUT', length: 'P7D', key } as const;
    await Promise.all([take(player, choice), take(player, choice)]);
    expect(await rowOf(player)).toMatchObject({ is_excluded: false, breaks: 1 });
    expect(await bet(player)).toMatchObject({ code: 'PLAYER_BLOCKED', reasons: ['TIMED_OUT'] });
  });

  it('answers a repeated key with the first break, and refuses the key for another break', async () => {
    const player = await open('aurora');
    const choice = { kind: 'TIME_OUT', length: 'P7D', key: crypto.randomUUID() } as const;
    const first = await take(player, choice);
    api.skew.milliseconds = 60_000;
    try {
      expect((await take(player, choice)).data).toEqual(first.data);
      expect((await take(player, { ...choice, length: 'P30D' })).errors[0]?.extensions).toMatchObject({
        type: 'ValidationFailure',
        reasons: ['KeyReused'],
      });
      expect(await rowOf(player)).toMatchObject({ breaks: 1 });
    } finally {
      api.skew.milliseconds = 0;
    }
  });

  it('ends the sessions after an outage of identity', async () => {
    const player = await open('aurora');
    const token = await tokenFor(player);
    const orders = async () =>
      (await api.pool.query('select 1 from api.session_end_order where player_id = $1', [player.playerId]))
        .rowCount;
    api.identity.isDown = true;
    try {
      await executeGraphql(api, {
        query: TAKE,
        variables: {
          input: { key: 'identity-down', kind: 'TIME_OUT', length: 'P7D', groups: [], allBrands: true },
        },
        token,
      });
      expect(await orders()).toBe(1);
    } finally {
      api.identity.isDown = false;
    }
    expect(await endOrderedSessions(emailDeps(), player.playerId)).toBe(true);
    expect(await untilEnded(player)).toEqual({ brand: 'aurora', reason: 'BREAK_STARTED' });
    expect(await orders()).toBe(0);
  });

  it('ends the sessions of a time-out by the clock of the service, not of the database', async () => {
    api.skew.milliseconds = -10 * 86_400_000;
    try {
      const player = await open('aurora');
      await take(player, { kind: 'TIME_OUT', length: 'P7D' });
      expect(await untilEnded(player)).toEqual({ brand: 'aurora', reason: 'BREAK_STARTED' });
    } finally {
      api.skew.milliseconds = 0;
    }
  });

  it('keeps the later end of two time-outs', async () => {
    const player = await open('aurora');
    await take(player, { kind: 'TIME_OUT', length: 'P30D' });
    const until = (await rowOf(player))?.['timeout_ends_at'];
    await take(player, { kind: 'TIME_OUT', length: 'PT48H' });
    expect((await rowOf(player))?.['timeout_ends_at']).toEqual(until);
  });

  it.each([
    ['a length that the licence does not offer', { kind: 'TIME_OUT', length: 'PT24H' }, ['length']],
    [
      'groups that the licence does not offer',
      { kind: 'EXCLUSION', length: 'P6M', groups: ['casino'] },
      ['groups'],
    ],
    ['a malformed key', { kind: 'TIME_OUT', length: 'P7D', key: 'x' }, ['key']],
  ] as const)('refuses %s and changes nothing', async (_name, choice, keys) => {
    const player = await open('aurora');
    const { errors } = await take(player, choice);
    expect(errors[0]?.extensions).toMatchObject({ type: 'ValidationFailure', keys });
    expect(await rowOf(player)).toMatchObject({ is_excluded: false, timeout_ends_at: null, breaks: 0 });
  });

  it.each([
    ['identity is required', `kyc_status = 'Required'`],
    ['terms are not accepted', 'terms_version = null'],
  ])('is possible while %s', async (_name, change) => {
    const player = await open('aurora');
    await api.pool.query(`update api.player set ${change} where id = $1`, [player.playerId]);
    expect((await take(player, { kind: 'EXCLUSION', length: 'indefinite' })).errors).toEqual([]);
    expect(await rowOf(player)).toMatchObject({ is_excluded: true });
  });

  it('is refused for a visitor, and the button where the licence has none', async () => {
    const visitor = await executeGraphql(api, {
      query: TAKE,
      variables: {
        input: { key: 'visitor-1', kind: 'TIME_OUT', length: 'P7D', groups: [], allBrands: true },
      },
    });
    expect(visitor.errors[0]?.extensions.type).toBe('AuthenticationFailure');
    const player = await open('aurora');
    const pressed = await executeGraphql(api, {
      query: 'mutation { takeButtonBreak(key: "button-01") { kind } }',
      token: await tokenFor(player),
    });
    expect(pressed.errors[0]?.extensions).toMatchObject({ reasons: ['NoBreakButton'] });
  });
});

describe('an exclusion from one group of games (requirements/regulation#est)', () => {
  it('blocks the stakes of that group only, and both groups are everything', async () => {
    const player = await open('tuli');
    await take(player, { kind: 'EXCLUSION', length: 'P6M', groups: ['casino'] });
    expect(await bet(player)).toMatchObject({ code: 'PLAYER_BLOCKED', reasons: ['PRODUCT_EXCLUDED'] });
    expect(await bet(player, 'sportsbook')).toMatchObject({ ok: true });
    expect(await rowOf(player)).toMatchObject({ is_excluded: false, excluded_groups: ['casino'] });
    await take(player, { kind: 'EXCLUSION', length: 'P12M', groups: ['sports'] });
    expect(await rowOf(player)).toMatchObject({ is_excluded: true });
    expect(await bet(player, 'sportsbook')).toMatchObject({
      code: 'PLAYER_BLOCKED',
      reasons: ['SELF_EXCLUDED'],
    });
  });
});

describe('the minimum age of a group of games', () => {
  const born = (years: number) => {
    const date = new Date(clock());
    date.setUTCFullYear(date.getUTCFullYear() - years);
    return date.toISOString().slice(0, 10);
  };
  it.each([
    ['tuli', 20, ['UNDER_AGE'], []],
    ['tuli', 22, [], []],
    ['aurora', 17, ['UNDER_AGE'], ['UNDER_AGE']],
    ['aurora', 19, [], []],
  ] as const)('decides at %s, aged %i: casino %j, sports %j', async (brand, years, casino, sports) => {
    const player = await open(brand);
    await api.pool.query('update api.player set date_of_birth = $2 where id = $1', [
      player.playerId,
      born(years),
    ]);
    for (const [product, reasons] of [
      ['casino', casino],
      ['sportsbook', sports],
    ] as const)
      expect(await bet(player, product)).toMatchObject(
        reasons.length === 0 ? { ok: true } : { code: 'PLAYER_BLOCKED', reasons },
      );
  });
});

describe('brands of one operator', () => {
  const person = (player: LedgerPlayer) => ({
    firstName: 'Ada',
    lastName: player.playerId,
    dateOfBirth: '1985-02-03',
  });
  const register = (player: LedgerPlayer, brand: string, country: string) =>
    registerPlayer(
      {
        pool: api.pool,
        clock,
        content: { of: compiledLiveContent },
        personalCodes: testPersonalCodes,
        registerChecks: { isRestricted: () => Promise.resolve(false) },
      },
      {
        brand,
        email: `${crypto.randomUUID()}@ledger.test`,
        country,
        personalInfo: person(player),
        termsAccepted: true,
        privacyPolicyAccepted: true,
      },
    );

  it('are all covered by an exclusion from all brands, each with its sessions and its proof', async () => {
    const [first, second] = await twoBrands();
    const { data } = await take(first, { kind: 'EXCLUSION', length: 'P1Y' });
    expect(data?.['takeBreak']).toMatchObject({ brands: 2 });
    expect(await bet(second)).toMatchObject({ code: 'PLAYER_BLOCKED', reasons: ['SELF_EXCLUDED'] });
    expect(await untilEnded(second)).toMatchObject({ brand: 'zephyra' });
  });
  it('stay open when the player chose one brand', async () => {
    const [first, second] = await twoBrands();
    await take(first, { kind: 'EXCLUSION', length: 'P1Y', allBrands: false });
    expect(await bet(second)).toMatchObject({ ok: true });
  });
  it('refuse a new account of the excluded person; other operators accept it', async () => {
    const first = await open('aurora');
    await api.pool.query(`update api.brand_rule set operator = 'op-a' where brand = 'zephyra'`);
    await api.pool.query(`update api.player set first_name = 'Ada', last_name = $1 where id = $1`, [
      first.playerId,
    ]);
    await take(first, { kind: 'EXCLUSION', length: 'P1Y' });
    expect(await register(first, 'zephyra', 'FI')).toMatchObject({ failure: { code: 'PERSON_EXCLUDED' } });
    expect(await register(first, 'quetzal', 'NZ')).toMatchObject({ ok: true });
  });
});

describe('the proof of a break', () => {
  it('is sent once in the player’s language, with its end in the time zone of the licence', async () => {
    const player = await open('tuli');
    await api.pool.query(`update api.player set language = 'et_EE' where id = $1`, [player.playerId]);
    await take(player, { kind: 'TIME_OUT', length: 'P7D' });
    while ((await sendBreakEmails(emailDeps())) > 0);
    const mine = api.identity.emails.filter(({ path }) => path.includes(player.playerId));
    expect(mine).toHaveLength(1);
    expect(mine[0]).toMatchObject({
      locale: 'et_EE',
      subject: expect.stringContaining('Sinu paus on alanud'),
    });
    expect(mine[0]?.body).not.toMatch(/[[{]/);
  });
});

describe('the request to end an exclusion', () => {
  const DAY_MS = 86_400_000;
  const call = (path: string, body: object) =>
    callTyped<Record<string, unknown>>({
      baseUrl: api.baseUrl,
      path,
      body,
      secret: TEST_SECRETS.internal,
      clock,
    });
  const lift = () =>
    liftDueExclusions({
      pool: api.pool,
      clock,
      relay: { kick: () => undefined },
      exclusionRegister: {
        check: () => Promise.resolve([]),
        restrict: () => Promise.resolve(true),
        end: () => Promise.resolve('ENDED'),
      },
    });
  const signIn = async ({ brand, playerId }: LedgerPlayer) =>
    (await call('/internal/sign-in-check', { brand, playerId })).body;
  const request = ({ brand, playerId }: LedgerPlayer) =>
    call('/internal/exclusions/return', {
      brand,
      playerId,
      reason: 'I was treated',
      key: crypto.randomUUID(),
    });
  it('refuses a key of another decision', async () => {
    const [first, second] = [await open('aurora'), await open('aurora')];
    for (const player of [first, second]) {
      await take(player, { kind: 'EXCLUSION', length: 'P6M' });
      await request(player);
    }
    const key = crypto.randomUUID();
    const order = { decision: 'refuse', staff: 'ann', reason: 'No change', key };
    const ids = [(await caseOf(first))?.id, (await caseOf(second))?.id];
    expect(await call('/internal/exclusion-returns/decision', { ...order, id: ids[0] })).toMatchObject({
      status: 200,
    });
    expect(await call('/internal/exclusion-returns/decision', { ...order, id: ids[0] })).toMatchObject({
      status: 200,
    });
    for (const other of [{ id: ids[1] }, { id: ids[0], decision: 'approve' }])
      expect(await call('/internal/exclusion-returns/decision', { ...order, ...other })).toMatchObject({
        status: 409,
        body: { code: 'KEY_REUSED' },
      });
  });

  const caseOf = async ({ playerId }: LedgerPlayer) => {
    const { body } = await call('/internal/exclusion-returns', {});
    const cases = body['cases'] as {
      id: number;
      playerId: string;
      approvalsNeeded: number;
      length: string;
    }[];
    return cases.find((one) => one.playerId === playerId);
  };
  const decide = (id: number, staff: string, decision = 'approve') =>
    call('/internal/exclusion-returns/decision', {
      id,
      decision,
      staff,
      reason: 'spoke to the player',
      key: crypto.randomUUID(),
    });

  it('leads from the request by the approval and the cool-off to play', async () => {
    const player = await open('aurora');
    await take(player, { kind: 'EXCLUSION', length: 'P6M' });
    expect(await signIn(player)).toMatchObject({ reason: 'SELF_EXCLUDED', return: { state: 'excluded' } });
    expect(await request(player)).toMatchObject({ status: 200, body: { outcome: 'REQUESTED' } });
    expect(await request(player)).toMatchObject({ status: 409, body: { code: 'ALREADY_REQUESTED' } });
    const { id = 0 } = (await caseOf(player)) ?? {};
    expect(await decide(id, 'ann')).toMatchObject({ body: { outcome: 'APPROVED' } });
    expect(await caseOf(player)).toBeUndefined();
    api.skew.milliseconds += DAY_MS - 60_000;
    await lift();
    expect(await signIn(player)).toMatchObject({ allowed: false, return: { state: 'cooling-off' } });
    api.skew.milliseconds += 61_000;
    expect(await lift()).toBe(1);
    expect(await lift()).toBe(0);
    expect(await signIn(player)).toEqual({ allowed: true });
    expect(await bet(player, 'sportsbook')).toMatchObject({ ok: true });
    // the key of the game that was open before the exclusion stays refused
    expect(await bet(player)).toMatchObject({ ok: false, code: 'SESSION_ENDED' });
  });

  it('is reported to the player by email: each decision, with the end of the cool-off, and the end', async () => {
    const player = await open('aurora');
    await take(player, { kind: 'EXCLUSION', length: 'P6M' });
    const ask = async () => {
      await request(player);
      return (await caseOf(player))?.id ?? 0;
    };
    await decide(await ask(), 'ann', 'refuse');
    await decide(await ask(), 'ann');
    api.skew.milliseconds += DAY_MS + 1_000;
    await lift();
    while ((await sendPlayerEmails(emailDeps())) > 0);
    expect(subjectsTo(player).filter((subject) => !subject.includes('break'))).toEqual([
      'Your request to end your self-exclusion at Aurora was declined',
      'Your request to end your self-exclusion at Aurora was approved',
      'Your self-exclusion at Aurora has ended',
    ]);
    const bodies = api.identity.emails.filter(({ path }) => path.includes(player.playerId));
    expect(bodies.map(({ body }) => body).join()).not.toMatch(/[[{]/);
    expect(bodies.find(({ subject }) => subject.includes('approved'))?.body).toMatch(
      /sign in and play from \w+ \d+, \d{4} at \d+:\d\d/,
    );
  });

  it('is sent in the profile for some games, after the term where the licence requires that', async () => {
    const player = await open('tuli');
    const way = async () => {
      const query = '{ viewer { breakEffects { exclusionReturn { state refusal endsAt } } } }';
      const { data } = await executeGraphql(api, { query, token: await tokenFor(player), brand: 'tuli' });
      return (data?.['viewer'] as { breakEffects: { exclusionReturn: unknown } }).breakEffects
        .exclusionReturn;
    };
    const ask = async (reason = 'I was treated', key: string = crypto.randomUUID()) =>
      executeGraphql(api, {
        query:
          'mutation($input: RequestExclusionReturnInput!) { requestExclusionReturn(input: $input) { state refusal } }',
        variables: { input: { reason, key } },
        token: await tokenFor(player),
        brand: 'tuli',
      });
    expect(await way()).toBeNull();
    expect((await ask()).errors[0]?.extensions).toMatchObject({ reasons: ['NotExcluded'] });
    await take(player, { kind: 'EXCLUSION', length: 'P6M', groups: ['casino'] });
    expect(await way()).toMatchObject({ state: 'EXCLUDED', refusal: 'NOT_YET' });
    expect((await ask()).errors[0]?.extensions).toMatchObject({ reasons: ['NOT_YET'] });
    api.skew.milliseconds += 190 * DAY_MS;
    expect(await way()).toMatchObject({ refusal: null });
    expect((await ask(' x ')).errors[0]?.extensions).toMatchObject({ keys: ['reason'] });
    expect((await ask()).data?.['requestExclusionReturn']).toEqual({
      state: 'REQUESTED',
      refusal: 'ALREADY_REQUESTED',
    });
    const { id = 0 } = (await caseOf(player)) ?? {};
    await decide(id, 'ann');
    await decide(id, 'bo');
    expect(await way()).toMatchObject({ state: 'COOLING_OFF' });
    api.skew.milliseconds += 2 * DAY_MS;
    await lift();
    expect(await way()).toBeNull();
    expect(await rowOf(player)).toMatchObject({ excluded_groups: [] });
  });

  it('is for an exclusion that an operator has set, too', async () => {
    const player = await open('aurora');
    await api.pool.query('update api.player set self_excluded_at = now() where id = $1', [player.playerId]);
    expect(await request(player)).toMatchObject({ status: 200 });
    const { id = 0 } = (await caseOf(player)) ?? {};
    await decide(id, 'ann');
    api.skew.milliseconds += 6 * DAY_MS;
    expect(await lift()).toBe(0);
    api.skew.milliseconds += DAY_MS;
    expect(await lift()).toBe(1);
    expect(await signIn(player)).toEqual({ allowed: true });
  });

  it('needs two members of staff, after the term, where the licence asks for both', async () => {
    const player = await open('caravel');
    await api.pool.query(
      `update api.player set self_excluded_at = $3, self_exclusion_ends_at = $2 where id = $1`,
      [player.playerId, new Date(clock() + 2 * DAY_MS), new Date(clock())],
    );
    expect(await request(player)).toMatchObject({ status: 409, body: { code: 'NOT_YET' } });
    api.skew.milliseconds += 2 * DAY_MS;
    expect(await request(player)).toMatchObject({ status: 200 });
    const { id = 0, approvalsNeeded, length } = (await caseOf(player)) ?? {};
    expect([approvalsNeeded, length]).toEqual([2, 'P2D']);
    expect(await decide(id, 'ann')).toMatchObject({ body: { outcome: 'SECOND_NEEDED' } });
    const { rowCount } = await api.pool.query('select 1 from api.outgoing_email where player_id = $1', [
      player.playerId,
    ]);
    expect(rowCount).toBe(0);
    expect(await decide(id, 'ann')).toMatchObject({ status: 409, body: { code: 'SAME_PERSON' } });
    expect(await decide(id, 'bo', 'refuse')).toMatchObject({ body: { outcome: 'REFUSED' } });
    expect(await signIn(player)).toMatchObject({ allowed: false });
  });

  it('ends the exclusion at every brand that it covers', async () => {
    const [first, second] = await twoBrands();
    await take(first, { kind: 'EXCLUSION', length: 'P1Y' });
    await request(first);
    await decide((await caseOf(first))?.id ?? 0, 'ann');
    api.skew.milliseconds += DAY_MS;
    await lift();
    expect([await signIn(first), await signIn(second)]).toEqual([{ allowed: true }, { allowed: true }]);
  });

  it('leaves the balance payable, to a player who cannot sign in only', async () => {
    const excluded = await open('aurora');
    await take(excluded, { kind: 'EXCLUSION', length: 'P6M' });
    const payout = ({ brand, playerId }: LedgerPlayer) =>
      call('/internal/exclusions/payout', { brand, playerId, id: crypto.randomUUID() });
    expect(await payout(excluded)).toEqual({ status: 200, body: { amount: 10_000, currency: 'EUR' } });
    while ((await sendPayoutEmails(emailDeps())) > 0);
    const [email] = api.identity.emails.filter(({ subject }) => subject.includes('paying out')).slice(-1);
    expect([email?.path.includes(excluded.playerId), email?.body]).toEqual([
      true,
      expect.stringContaining('you’re self-excluded and asked us to pay out'),
    ]);
    expect(await payout(excluded)).toMatchObject({ status: 409, body: { code: 'INSUFFICIENT_FUNDS' } });
    expect(await payout(await open('aurora'))).toMatchObject({
      status: 409,
      body: { code: 'PLAYER_CAN_SIGN_IN' },
    });
  });
});
