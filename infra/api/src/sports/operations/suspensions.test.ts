import { beforeAll, describe, expect, it } from '@jest/globals';
import { createRuledDatabase } from '../../../test/ruledDatabase.ts';
import { useDatabase } from '../../../test/useDatabase.ts';
import { balanceOf, type LedgerPlayer } from '../../../test/worlds/ledgerWorld.ts';
import { cashOut } from '../cash-out/cashOut.ts';
import { createOperationsStage, FUNDS } from './operations.fixture.ts';
import { publishSuspensions } from './suspensions.ts';

const database = useDatabase(createRuledDatabase);
let stage: ReturnType<typeof createOperationsStage>;
let player: LedgerPlayer;

beforeAll(async () => {
  stage = createOperationsStage(database.pool);
  player = await stage.player();
});

const scope = (change: object) => ({
  brand: null,
  scope: 'PRODUCT',
  target: null,
  market: null,
  line: null,
  ...change,
});

/** Suspends for the time of an action. */
async function during<T>(change: object, action: () => Promise<T>): Promise<T> {
  expect(await stage.act('suspend', scope(change))).toEqual({ status: 200, body: { outcome: 'SUSPENDED' } });
  const { rows } = await database.pool.query<{ id: number }>(
    'select max(id) as id from api.sports_suspension',
  );
  try {
    return await action();
  } finally {
    expect(await stage.act('resume', { id: rows[0]?.id })).toMatchObject({ body: { outcome: 'RESUMED' } });
  }
}

/** Waits until a call of the function waits for a lock, or until it has ended. */
async function waitingBackends(name: string, hasEnded: () => boolean): Promise<void> {
  while (!hasEnded()) {
    const { rows } = await database.pool.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%' || $1 || '%'`,
      [name],
    );
    if (rows.length > 0) return;
  }
}

describe('a suspension', () => {
  it.each<[string, (event: string) => object, boolean]>([
    ['the product', () => ({}), true],
    ['the product of the brand', () => ({ brand: 'aurora' }), true],
    ['the product of another brand', () => ({ brand: 'caravel' }), false],
    ['the competition', () => ({ scope: 'COMPETITION', target: 'xyz' }), true],
    ['another competition', () => ({ scope: 'COMPETITION', target: 'xyy' }), false],
    ['the match', (target) => ({ scope: 'EVENT', target }), true],
    ['another match', () => ({ scope: 'EVENT', target: 'xyz0' }), false],
    ['the market', (target) => ({ scope: 'MARKET', target, market: 'total' }), true],
    ['the line', (target) => ({ scope: 'MARKET', target, market: 'total', line: 250 }), true],
    ['another line', (target) => ({ scope: 'MARKET', target, market: 'total', line: 350 }), false],
    ['another market', (target) => ({ scope: 'MARKET', target, market: 'winner' }), false],
  ])('refuses bets on %s only, takes no stake, and ends', async (_name, change, isRefused) => {
    const event = stage.newMatch();
    const bet = () => stage.bet(player, [[event, 'total', 'over', 250]]);
    const before = await balanceOf(database.pool, player.playerId);
    const { refusals } = await during(change(event), bet);
    expect(refusals).toEqual(isRefused ? ['SELECTION_SUSPENDED'] : []);
    expect(await balanceOf(database.pool, player.playerId)).toBe(before - (isRefused ? 0 : 1_000));
    expect(await bet()).toMatchObject({ refusals: [], bet: { status: 'OPEN' } });
  });

  it('refuses a bet whose price was read before it', async () => {
    const event = stage.newMatch();
    stage.feed.beforeQuotes = async () => {
      stage.feed.beforeQuotes = undefined;
      await stage.act('suspend', scope({ scope: 'EVENT', target: event }));
    };
    expect(await stage.bet(player, [[event, 'winner', 'home']])).toMatchObject({
      refusals: ['SELECTION_SUSPENDED'],
    });
  });

  it('answers after a bet that did not see it, so that no bet follows its answer', async () => {
    const event = stage.newMatch();
    const other = await stage.player();
    const answers: string[] = [];
    const blocker = await database.pool.connect();
    try {
      await blocker.query('begin');
      await blocker.query('select from api.wallet where player_id = $1 for update', [other.playerId]);
      const pending = stage.bet(other, [[event, 'winner', 'home']]).then(({ refusals }) => {
        answers.push(`bet ${refusals.length === 0 ? 'accepted' : 'refused'}`);
      });
      // the bet has passed the check and waits for its wallet
      await waitingBackends('place_sports_bet', () => answers.length > 0);
      const suspended = stage
        .act('suspend', scope({ scope: 'EVENT', target: event }))
        .then(() => answers.push('suspended'));
      await waitingBackends('suspend_sports', () => answers.length > 0);
      expect(answers).toEqual([]);
      await blocker.query('commit');
      await Promise.all([pending, suspended]);
    } finally {
      await blocker.query('rollback');
      blocker.release();
    }
    expect(answers).toContain('bet accepted');
    expect(await stage.bet(other, [[event, 'winner', 'home']])).toMatchObject({
      refusals: ['SELECTION_SUSPENDED'],
    });
  });

  it('refuses the cash-out of an open selection, and of no decided one', async () => {
    const event = stage.newMatch();
    const { bet } = await stage.bet(player, [[event, 'winner', 'home']]);
    if (!bet) throw new Error('The bet was refused.');
    const out = () =>
      cashOut(stage.deps, player.playerId, {
        betId: bet.id,
        amount: 1,
        part: undefined,
        key: crypto.randomUUID(),
      });
    // the fixture starts a second ago: the offer waits for the delay of a match in play
    expect(await during({ scope: 'EVENT', target: event }, out)).toEqual({ refusal: 'SUSPENDED' });
    expect(await out()).toMatchObject({ bet: { status: 'CASHED_OUT' } });
  }, 30_000);

  it('answers a repeated bet that was accepted before it', async () => {
    const event = stage.newMatch();
    const key = crypto.randomUUID();
    const bet = () => stage.bet(player, [[event, 'winner', 'home']], { key });
    const first = await bet();
    expect(await during({}, bet)).toMatchObject({ bet: { id: first.bet?.id } });
  });

  it('is stored once per key with who, why and when, and refused while it is active', async () => {
    const event = stage.newMatch();
    const key = crypto.randomUUID();
    const of = scope({ scope: 'EVENT', target: event });
    const done = { status: 200, body: { outcome: 'SUSPENDED' } };
    expect(
      await Promise.all([
        stage.act('suspend', of, 'ann@staff.test', key),
        stage.act('suspend', of, 'ann@staff.test', key),
      ]),
    ).toEqual([done, done]);
    expect(await stage.act('suspend', { ...of, target: 'xyz0' }, 'ann@staff.test', key)).toMatchObject({
      body: { code: 'KEY_REUSED' },
    });
    expect(await stage.act('suspend', of, 'bob@staff.test')).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_SUSPENDED' },
    });
    const { body } = await stage.act('risk', {});
    expect(body).toMatchObject({
      suspensions: expect.arrayContaining([
        expect.objectContaining({
          scope: 'EVENT',
          target: event,
          staff: 'ann@staff.test',
          reason: 'Reason of the test',
        }),
      ]),
      operations: expect.arrayContaining([
        expect.objectContaining({
          action: 'SUSPEND',
          outcome: 'SUSPENDED',
          subject: `scope EVENT, target ${event}`,
        }),
      ]),
    });
  });

  it('is sent to the feed when it starts and ends, and stored when the feed is unavailable', async () => {
    const event = stage.newMatch();
    const shown = () => stage.feed.suspensions?.suspensions.some(({ target }) => target === event);
    const of = { scope: 'MARKET', target: event, market: 'total', line: 250 };
    await during(of, async () => {
      expect(stage.feed.suspensions?.suspensions).toContainEqual({
        brand: null,
        scope: 'MARKET',
        target: event,
        kind: 'total',
        line: 250,
      });
    });
    expect(shown()).toBe(false);
    const before = stage.feed.suspensions?.revision ?? 0;
    stage.feed.isAway = true;
    expect(await stage.act('suspend', scope(of))).toMatchObject({ status: 200 });
    stage.feed.isAway = false;
    await publishSuspensions(stage.deps);
    expect(shown()).toBe(true);
    expect(stage.feed.suspensions?.revision).toBeGreaterThan(before);
  });

  it.each<object>([
    scope({ target: 'xyz1' }),
    scope({ scope: 'EVENT' }),
    scope({ scope: 'MARKET', target: 'xyz1' }),
    scope({ scope: 'EVENT', target: 'xyz1', line: 250 }),
    scope({ scope: 'EVENT', target: '../1' }),
    scope({ brand: 'unknown' }),
  ])('rejects the input %j', async (input) => {
    expect(await stage.act('suspend', input)).toMatchObject({ status: 422 });
  });
});

describe('limits of staff', () => {
  const limit = (change: object) => ({
    brand: 'aurora',
    market: null,
    playerId: null,
    maxStake: null,
    maxPayout: null,
    ...change,
  });

  it.each<[string, object, number, number | undefined]>([
    ['a stake', { maxStake: 500 }, 501, 500],
    ['a stake at the limit', { maxStake: 500 }, 500, undefined],
    ['a payout', { maxPayout: 900 }, 451, 450],
    ['both, the lower one', { maxStake: 700, maxPayout: 900 }, 800, 450],
    ['no stake at all', { maxStake: 0 }, 10, 0],
  ])('refuse more than %s of a player', async (_name, change, stake, maximum) => {
    const limited = await stage.player();
    const bet = () => stage.bet(limited, [[stage.newMatch(), 'winner', 'home']], { stake });
    expect(await stage.act('limit', limit({ playerId: limited.playerId, ...change }))).toMatchObject({
      body: { outcome: 'SET' },
    });
    const answer = await bet();
    if (maximum === undefined) expect(answer.refusals).toEqual([]);
    else expect(answer).toMatchObject({ refusals: ['STAKE_TOO_HIGH'], maximumStakePerLine: maximum });
    expect(await balanceOf(database.pool, limited.playerId)).toBe(
      FUNDS - (maximum === undefined ? stake : 0),
    );
    // removed
    await stage.act('limit', limit({ playerId: limited.playerId }));
    expect((await bet()).refusals).toEqual([]);
  });

  it('apply to every bet with a selection on the market, at one brand', async () => {
    const [here, elsewhere] = [await stage.player('aurora'), await stage.player('caravel')];
    const [one, other] = [stage.newMatch(), stage.newMatch()];
    const double = [
      [one, 'oddEven', 'odd'],
      [other, 'winner', 'home'],
    ] as const;
    await stage.act('limit', limit({ market: 'oddEven', maxStake: 300 }));
    expect(await stage.bet(here, double)).toMatchObject({
      refusals: ['STAKE_TOO_HIGH'],
      maximumStakePerLine: 300,
    });
    expect((await stage.bet(here, [[other, 'winner', 'home']])).refusals).toEqual([]);
    expect((await stage.bet(elsewhere, double)).refusals).toEqual([]);
    // a stake for each of three lines
    expect(await stage.bet(here, double, { sizes: [1, 2], stake: 101 })).toMatchObject({
      maximumStakePerLine: 100,
    });
    const { body } = await stage.act('risk', {});
    expect(body).toMatchObject({
      limits: expect.arrayContaining([
        expect.objectContaining({ market: 'oddEven', maxStake: 300, currency: 'EUR' }),
      ]),
    });
  });

  it('are refused for a player of another brand', async () => {
    const foreign = await stage.player('caravel');
    expect(await stage.act('limit', limit({ playerId: foreign.playerId, maxStake: 1 }))).toEqual({
      status: 404,
      body: { code: 'UNKNOWN_PLAYER' },
    });
  });
});
