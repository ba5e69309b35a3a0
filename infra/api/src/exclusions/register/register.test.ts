import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { RegisterGame, Restriction } from '@foyer/kernel/exclusion-register';
import { callTyped, testClient as serviceClient } from '@foyer/runtime/service-calls';
import { executeGraphql } from '../../../test/graphqlClient.ts';
import { LAUNCH_GAME } from '../../../test/launchGame.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../../test/testApi.ts';
import { START_MS } from '../../../test/testDatabase.ts';
import { gameMovement, openLedgerPlayer, type LedgerPlayer } from '../../../test/worlds/ledgerWorld.ts';
import { stake } from '../../ledger/productLedger.ts';
import { liftDueExclusions } from '../exclusionReturns.ts';
import { createExclusionRegisterClient } from './exclusionRegister.ts';
import { createRegisterChecks } from './registerChecks.ts';
import { recheckPlayers } from './recheckJob.ts';
import { reportExclusions } from './reportJob.ts';

let api: TestApi;
const clock = () => Date.now() + api.skew.milliseconds;
const DAY_MS = 86_400_000;
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  debug: () => undefined,
};
const ALL: readonly RegisterGame[] = ['chance', 'toto', 'lottery'];
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());
afterEach(() => {
  api.exclusionRegister.isDown = false;
  api.exclusionRegister.endOutcome = 'ENDED';
  api.skew.milliseconds = 0;
});

const open = (brand = 'tuli') =>
  openLedgerPlayer(api.pool, { brand, at: clock(), fundsMinor: 10_000, isKnown: true, limits: [] });
const firstName = ({ playerId }: LedgerPlayer) => playerId.slice(0, 8);
const restriction = (games: readonly RegisterGame[], change: Partial<Restriction> = {}): Restriction => ({
  id: crypto.randomUUID(),
  games: [...games],
  startsAt: new Date(clock()).toISOString(),
  termEndsAt: new Date(clock() + 400 * DAY_MS).toISOString(),
  endsAt: null,
  reference: null,
  ...change,
});
function restrict(player: LedgerPlayer, games: readonly RegisterGame[], change: Partial<Restriction> = {}) {
  const entered = restriction(games, change);
  api.exclusionRegister.restrictions.set(firstName(player), [entered]);
  return entered;
}
const call = async (path: string, body: object) =>
  (
    await callTyped<Record<string, unknown>>({
      baseUrl: api.baseUrl,
      path: `/internal/${path}`,
      body,
      secret: TEST_SECRETS.internal,
      clock,
    })
  ).body;
const tokenFor = ({ brand, playerId, sid }: LedgerPlayer) => api.identity.token({ brand, playerId, sid });
const graphql = async (player: LedgerPlayer, query: string, variables: Record<string, unknown> = {}) =>
  (await executeGraphql(api, { query, variables, token: await tokenFor(player), brand: player.brand })).data;
const signIn = ({ brand, playerId }: LedgerPlayer) => call('sign-in-check', { brand, playerId });
const bet = (player: LedgerPlayer, product: 'casino' | 'sportsbook') => {
  const movement = gameMovement(player, crypto.randomUUID(), 100);
  const { gameId: _game, gameSessionId: _session, ...slip } = movement;
  const sports = { ...slip, product, provider: 'foyer-sports' };
  return stake(api.pool, product === 'casino' ? movement : sports, clock());
};
const rowOf = async ({ playerId }: LedgerPlayer) =>
  (
    await api.pool.query<{ is_excluded: boolean; excluded_groups: string[]; origins: string[] | null }>(
      `select self_excluded_at is not null as is_excluded, excluded_groups,
         (select array_agg(origin order by e.id) from api.exclusion e where e.player_id = p.id and not api.is_lifted(e.id)) as origins
       from api.player p where id = $1`,
      [playerId],
    )
  ).rows[0];

/** The jobs of the api run by themselves, too: each step here is safe to repeat. */
function jobs() {
  const exclusionRegister = createExclusionRegisterClient({
    address: api.exclusionRegister.baseUrl,
    secret: 'register-secret-of-the-tests',
    clock,
    serviceClient,
    log,
  });
  const relay = { kick: () => undefined };
  const games = {
    pool: api.pool,
    clock,
    serviceClient,
    log,
    gamesAddress: api.games.baseUrl,
    gamesSecret: TEST_SECRETS.games,
    gameSessionMinutes: 1,
  };
  const deps = { pool: api.pool, clock, relay, games, exclusionRegister, settings: api.settings };
  return { ...deps, registerChecks: createRegisterChecks(deps) };
}

interface Door {
  readonly name: string;
  /** Uses the door; the answer in one word. */
  readonly open: (player: LedgerPlayer) => Promise<unknown>;
  readonly free: unknown;
  readonly restricted: unknown;
  readonly unanswered: unknown;
}
const DEPOSIT =
  'mutation($input: StartDepositInput!) { startDeposit(input: $input) { __typename ... on PaymentRefusal { code } } }';
const DOORS: readonly Door[] = [
  {
    name: 'the sign-in',
    open: async (player) => {
      const answer = await signIn(player);
      return answer['reason'] ?? answer['allowed'];
    },
    free: true,
    restricted: 'SELF_EXCLUDED',
    unanswered: 'REGISTER_UNAVAILABLE',
  },
  {
    name: 'a deposit',
    open: async (player) => {
      const input = {
        id: crypto.randomUUID(),
        amount: 2_000,
        currency: 'EUR',
        methodId: 'card',
        returnPath: '/',
        locale: 'en',
      };
      const started = (await graphql(player, DEPOSIT, { input }))?.['startDeposit'] as Record<
        string,
        unknown
      >;
      return started['code'] ?? started['__typename'];
    },
    free: 'StartedPayment',
    restricted: 'BLOCKED',
    unanswered: 'REGISTER_UNAVAILABLE',
  },
  {
    name: 'the start of a game',
    open: async (player) => {
      const launched = (await graphql(player, LAUNCH_GAME, { slug: 'slot-1', mode: 'REAL' }))?.['launchGame'];
      const { reasons, mode } = launched as { reasons?: string[]; mode?: string };
      return reasons ?? mode;
    },
    free: 'REAL',
    restricted: ['SELF_EXCLUDED'],
    unanswered: ['REGISTER_UNAVAILABLE'],
  },
  {
    name: 'a registration',
    open: async (player) => {
      const answer = await call('players', {
        brand: player.brand,
        email: `${crypto.randomUUID()}@register.test`,
        country: 'EE',
        personalInfo: {
          firstName: firstName(player),
          lastName: 'New',
          dateOfBirth: '1985-02-03',
          ssn: '48502030000',
        },
        termsAccepted: true,
        privacyPolicyAccepted: true,
      });
      return answer['code'] ?? typeof answer['playerId'];
    },
    free: 'string',
    restricted: 'PERSON_EXCLUDED',
    unanswered: 'REGISTER_UNAVAILABLE',
  },
];

describe.each(DOORS)('$name', ({ open: enter, free, restricted, unanswered }) => {
  it('is open to a player whom the register does not restrict', async () => {
    expect(await enter(await open())).toEqual(free);
  });
  it('is refused for a restriction of all games', async () => {
    const player = await open();
    restrict(player, ALL);
    expect(await enter(player)).toEqual(restricted);
  });
  it('is refused while the register does not answer, and open afterwards', async () => {
    const player = await open();
    api.exclusionRegister.isDown = true;
    expect(await enter(player)).toEqual(unanswered);
    api.exclusionRegister.isDown = false;
    expect(await enter(player)).toEqual(free);
  });
  it('asks no register under a licence without one', async () => {
    const player = await open('aurora');
    api.exclusionRegister.isDown = true;
    const before = api.exclusionRegister.checks.length;
    if (free !== 'string') expect(await enter(player)).toEqual(free);
    expect(api.exclusionRegister.checks).toHaveLength(before);
  });
});

describe('a restriction of the register', () => {
  it.each<[string, readonly RegisterGame[], boolean, boolean]>([
    ['games of chance', ['chance'], false, true],
    ['sports betting', ['toto'], true, false],
    ['lotteries', ['lottery'], true, true],
    ['games of chance and sports betting', ['chance', 'toto'], false, false],
  ])('of %s blocks these stakes only', async (_name, games, casino, sports) => {
    const player = await open();
    restrict(player, games);
    await signIn(player);
    expect([(await bet(player, 'casino')).ok, (await bet(player, 'sportsbook')).ok]).toEqual([
      casino,
      sports,
    ]);
    const { rows } = await api.pool.query(
      'select closed_at is null as is_open from api.game_session where id = $1',
      [player.gameSessionId],
    );
    expect(rows).toEqual([{ is_open: casino }]);
  });

  it('is stored once, and sends no email of ours', async () => {
    const player = await open();
    restrict(player, ALL);
    await Promise.all([signIn(player), signIn(player), signIn(player)]);
    expect(await rowOf(player)).toMatchObject({ is_excluded: true, origins: ['register'] });
    const { rowCount } = await api.pool.query(
      'select 1 from api.exclusion_email m join api.exclusion e on e.id = m.exclusion_id where e.player_id = $1',
      [player.playerId],
    );
    expect(rowCount).toBe(0);
    expect(await signIn(player)).toMatchObject({ return: { refusal: 'AT_REGISTER' } });
  });

  it('stays until the register names it as ended: an empty answer lifts nothing', async () => {
    const player = await open();
    const { id } = restrict(player, ALL);
    await signIn(player);
    api.exclusionRegister.restrictions.clear();
    expect(await signIn(player)).toMatchObject({ reason: 'SELF_EXCLUDED' });
    api.exclusionRegister.ended.add(id);
    expect(await signIn(player)).toEqual({ allowed: true });
    expect(await bet(player, 'sportsbook')).toMatchObject({ ok: true });
  });

  it('leaves an exclusion that an operator has set before', async () => {
    const player = await open();
    await api.pool.query('update api.player set self_excluded_at = now() where id = $1', [player.playerId]);
    const { id } = restrict(player, ALL);
    await signIn(player);
    api.exclusionRegister.restrictions.clear();
    api.exclusionRegister.ended.add(id);
    expect(await signIn(player)).toMatchObject({ reason: 'SELF_EXCLUDED' });
    expect(await rowOf(player)).toMatchObject({ origins: ['operator'] });
  });

  it('that ends automatically is a time-out until then', async () => {
    const player = await open();
    restrict(player, ALL, { termEndsAt: null, endsAt: new Date(clock() + DAY_MS).toISOString() });
    expect(await signIn(player)).toEqual({ allowed: true });
    expect(await bet(player, 'casino')).toMatchObject({ reasons: ['TIMED_OUT'] });
    api.exclusionRegister.restrictions.clear();
    api.skew.milliseconds = DAY_MS + 1_000;
    expect(await bet(player, 'sportsbook')).toMatchObject({ ok: true });
  });

  it('entered elsewhere reaches a signed-in player, whose sessions end', async () => {
    const player = await open();
    restrict(player, ALL);
    while ((await rowOf(player))?.is_excluded !== true) await recheckPlayers(jobs());
    const endOf = () => api.identity.ended.find(({ path }) => path.includes(player.playerId))?.body;
    while (endOf() === undefined) await new Promise((resolve) => setImmediate(resolve));
    expect(endOf()).toEqual({ brand: 'tuli', reason: 'BREAK_STARTED' });
  });

  it('is looked up for signed-in players only, each at most every ten seconds', async () => {
    const [player, signedOut] = [await open(), await open()];
    await api.pool.query(
      `insert into api.ended_session (sid, brand, player_id, reason) values ($1, 'tuli', $2, 'SIGNED_OUT')`,
      [signedOut.sid, signedOut.playerId],
    );
    const asked = ({ playerId }: LedgerPlayer) =>
      api.exclusionRegister.checks.flatMap(({ persons }) =>
        persons.filter(({ person }) => person.firstName === playerId.slice(0, 8)),
      ).length;
    const recheck = async () => {
      while ((await recheckPlayers(jobs())) > 0);
    };
    await recheck();
    await recheck();
    expect([asked(player), asked(signedOut)]).toEqual([1, 0]);
    api.skew.milliseconds = 10_001;
    await recheck();
    expect(asked(player)).toBe(2);
  });
});

describe('the restriction of a tester', () => {
  it.each([
    ['tuli', 'tuli-empty', { games: ['chance'], months: 12 }, undefined],
    ['aurora', 'aurora-empty', { games: ['chance'], months: 12 }, 'NO_REGISTER'],
    ['tuli', 'missing', { games: ['chance'], months: 12 }, 'UNKNOWN_PLAYER'],
    ['tuli', 'tuli-empty', { games: ['poker'], months: 12 }, 'FIELD_INVALID'],
  ])('at %s for %s is entered as by the authority, or refused: %j %s', async (brand, name, choice, code) => {
    const key = crypto.randomUUID();
    const email = `${name.replace(`${brand}-`, '')}@${brand}.test`;
    const answer = await call('development/register-restrictions', { brand, email, ...choice, key });
    expect(answer['code']).toBe(code);
    const entered = api.exclusionRegister.reports.find(({ reference }) => reference === key);
    expect(entered?.operator).toBe(code === undefined ? 'authority' : undefined);
  });
});

describe('an exclusion of ours', () => {
  const TAKE = 'mutation($input: TakeBreakInput!) { takeBreak(input: $input) { kind } }';
  const take = (player: LedgerPlayer, choice: object = {}) =>
    graphql(player, TAKE, {
      input: {
        key: crypto.randomUUID(),
        kind: 'EXCLUSION',
        length: 'P6M',
        groups: ['casino'],
        allBrands: true,
        ...choice,
      },
    });
  const reportsOf = (player: LedgerPlayer) =>
    api.exclusionRegister.reports.filter(({ person }) => person.firstName === firstName(player));
  const report = async () => {
    while ((await reportExclusions(jobs())) > 0);
  };

  it('is reported once it is in force, with its games, its term and a number of its own', async () => {
    const [player, other] = [await open(), await open()];
    const key = crypto.randomUUID();
    await Promise.all([
      take(player, { key }),
      take(other, { key, groups: ['casino', 'sports'], length: 'P36M' }),
    ]);
    await report();
    const [mine, theirs] = [reportsOf(player)[0], reportsOf(other)[0]];
    expect(mine).toMatchObject({ register: 'HAMPI', operator: 'op-b', games: ['chance'], endsAt: null });
    expect(theirs?.games).toEqual(['chance', 'toto']);
    const days = (Date.parse(mine?.termEndsAt ?? '') - Date.parse(mine?.startsAt ?? '')) / DAY_MS;
    expect(days).toBeGreaterThan(180);
    expect(mine?.reference).not.toBe(theirs?.reference);
    await report();
    expect(reportsOf(player)).toHaveLength(1);
  });

  it('is in force and reported again while the register is down', async () => {
    const player = await open();
    api.exclusionRegister.isDown = true;
    await take(player);
    await reportExclusions(jobs());
    expect(await bet(player, 'casino')).toMatchObject({ reasons: ['PRODUCT_EXCLUDED'] });
    api.exclusionRegister.isDown = false;
    api.skew.milliseconds = 11_000;
    await report();
    expect(reportsOf(player)).toHaveLength(1);
  });

  it('is not stored twice when the register reports it', async () => {
    const player = await open();
    await take(player);
    await report();
    restrict(player, ['chance'], { reference: reportsOf(player)[0]?.reference ?? '' });
    await signIn(player);
    expect(await rowOf(player)).toMatchObject({ origins: ['player'], excluded_groups: ['casino'] });
  });

  it('is lifted after the register has ended it, never before', async () => {
    const player = await open();
    await take(player, { groups: ['casino', 'sports'] });
    await report();
    api.skew.milliseconds = 200 * DAY_MS;
    const { playerId, brand } = player;
    await call('exclusions/return', { brand, playerId, reason: 'I was treated', key: crypto.randomUUID() });
    const { cases } = (await call('exclusion-returns', {})) as { cases: { id: number; playerId: string }[] };
    const id = cases.find((one) => one.playerId === playerId)?.id;
    const decision = { id, decision: 'approve', reason: 'spoke to the player', key: crypto.randomUUID() };
    await call('exclusion-returns/decision', { ...decision, staff: 'ann' });
    await call('exclusion-returns/decision', { ...decision, staff: 'bo', key: crypto.randomUUID() });
    api.skew.milliseconds += 8 * DAY_MS;
    for (const outcome of ['TERM_NOT_OVER', 'down', 'ENDED'] as const) {
      api.exclusionRegister.isDown = outcome === 'down';
      if (outcome !== 'down') api.exclusionRegister.endOutcome = outcome;
      await liftDueExclusions(jobs());
      expect((await rowOf(player))?.is_excluded).toBe(outcome !== 'ENDED');
    }
    expect(api.exclusionRegister.ends.at(-1)?.reference).toBe(reportsOf(player)[0]?.reference);
  });

  it('keeps the restriction of the register when it is lifted', async () => {
    const player = await open();
    await api.pool.query('update api.player set self_excluded_at = now() where id = $1', [player.playerId]);
    restrict(player, ['toto']);
    await signIn(player);
    const { rows } = await api.pool.query<{ id: number }>(
      `select id from api.exclusion where player_id = $1 and origin = 'operator'`,
      [player.playerId],
    );
    await api.pool.query(`select api.lift_exclusion($1, $2, now())`, [rows[0]?.id, crypto.randomUUID()]);
    expect(await rowOf(player)).toMatchObject({ is_excluded: false, excluded_groups: ['sports'] });
  });
});
