import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Quote } from '@foyer/kernel/sports-trading';
import { createLog, createServiceClient, exposition } from '@foyer/runtime';
import { executeGraphql } from '../../test/graphqlClient.ts';
import { TEST_SECRETS } from '../../test/testApi.ts';
import { useTestApi } from '../../test/useTestApi.ts';
import { balanceOf, ledgerFaults } from '../../test/worlds/ledgerWorld.ts';
import { reportSettlementLag } from './betMetrics.ts';
import { closeBet, correctBet, settleBatch } from './closeBet.ts';
import { placeBet } from './placeBet.ts';
import { settleBets } from './settleBets.ts';

const api = useTestApi();
const PLAYER = 'aurora-funded';
const QUOTES = '/internal/sports-feed/quotes';
const RESULTS = '/internal/sports-feed/results';

const BET = `bet { id status lines stake possibleReturns returns legs { event price result homeScore awayScore } }`;
const PLACE = `mutation($input: PlaceSportsBetInput!) { placeSportsBet(input: $input) { ${BET} refusals quotes { price isSuspended } maximumStakePerLine } }`;
const LIST = `query($isOpen: Boolean) { viewer { sportsBets(isOpen: $isOpen) { id status returns } } }`;

interface Placed {
  readonly bet: { readonly id: string; readonly stake: number; readonly returns: number | null } | null;
  readonly refusals: readonly string[];
  readonly quotes: readonly { readonly price: number | null }[];
}

const priced = (
  price: number,
  change: { readonly status?: 'suspended'; readonly phase?: 'live'; readonly startsAt?: number } = {},
): Quote => ({
  status: 'open',
  price,
  sport: 'football',
  competition: 'Northern League',
  home: 'Harbour',
  away: 'Valley',
  startsAt: Date.now() - 1_000,
  phase: 'upcoming',
  player: null,
  ...change,
});

const feedQuotes = (...quotes: readonly Quote[]): void =>
  void api.identity.answers.set(QUOTES, { status: 200, body: { marginBasisPoints: 500, quotes } });
const feedResults = (...results: readonly (readonly [string, number, number, object?])[]): void =>
  void api.identity.answers.set(RESULTS, {
    status: 200,
    body: {
      results: results.map(([event, home, away, change]) => ({
        event,
        number: 1,
        status: 'PLAYED',
        reason: null,
        home,
        away,
        periods: [
          { home, away: 0 },
          { home: 0, away },
        ],
        endedAt: Date.now(),
        ...change,
      })),
    },
  });

/** Questions for players; samples of prices are taken for no brand. */
const quotesAsked = (): number =>
  api.identity.calls.filter(({ path, body }) => path === QUOTES && 'brand' in Object(body)).length;

let match = 0;
/** A selection of a match that no other test uses. */
const selection = (price = 2_000) => ({
  event: `fpl${(match += 1)}`,
  kind: 'winner' as const,
  line: null,
  outcome: 'home' as const,
  price,
});

async function send<Data>(query: string, variables: Record<string, unknown>, playerId = PLAYER) {
  const token = await api.identity.token({
    brand: playerId.split('-')[0] ?? '',
    playerId,
    sid: crypto.randomUUID(),
  });
  const { data, errors } = await executeGraphql(api, { token, query, variables });
  return { data: data as Data, errors };
}

async function place(change: object, playerId = PLAYER): Promise<Placed> {
  const input = {
    sizes: [1],
    stakePerLine: 1_000,
    priceChanges: 'NONE',
    idempotencyKey: crypto.randomUUID(),
    ...change,
  };
  const { data, errors } = await send<{ placeSportsBet: Placed }>(PLACE, { input }, playerId);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.placeSportsBet;
}

const settle = () =>
  settleBets({
    pool: api.pool,
    clock: Date.now,
    sportsFeedAddress: api.identity.baseUrl,
    internalSecret: TEST_SECRETS.internal,
    serviceClient: createServiceClient(),
  });

beforeEach(() => {
  feedQuotes(priced(2_000));
  feedResults();
});

describe('placing a sports bet', () => {
  it('takes the stake and stores the bet at the current price', async () => {
    const before = await balanceOf(api.pool, PLAYER);
    const chosen = selection();
    const { bet, refusals } = await place({ selections: [chosen] });
    expect(refusals).toEqual([]);
    expect(bet).toMatchObject({
      status: 'OPEN',
      lines: 1,
      stake: 1_000,
      possibleReturns: 2_000,
      returns: null,
      legs: [{ event: chosen.event, price: 2_000, result: null, homeScore: null }],
    });
    expect(await balanceOf(api.pool, PLAYER)).toBe(before - 1_000);
    const { data } = await send<{ viewer: { sportsBets: readonly { id: string }[] } }>(LIST, {
      status: 'OPEN',
    });
    expect(data.viewer.sportsBets[0]?.id).toBe(bet?.id);
    expect(await ledgerFaults(api.pool)).toEqual([]);
  });

  it('is done once per key, also by requests at the same time', async () => {
    const before = await balanceOf(api.pool, PLAYER);
    const input = { selections: [selection()], idempotencyKey: crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(input)));
    expect(new Set(answers.map(({ bet }) => bet?.id)).size).toBe(1);
    // the price has moved, but the bet is the accepted one
    feedQuotes(priced(1_500));
    expect((await place(input)).bet?.id).toBe(answers[0]?.bet?.id);
    expect(await place({ ...input, stakePerLine: 2_000 })).toMatchObject({
      bet: null,
      refusals: ['KEY_REUSED'],
    });
    expect(await balanceOf(api.pool, PLAYER)).toBe(before - 1_000);
  });

  it.each<[string, object, readonly Quote[], object]>([
    ['a changed price', {}, [priced(1_900)], { refusals: ['PRICE_CHANGED'], quotes: [{ price: 1_900 }] }],
    [
      'a suspended market',
      {},
      [priced(2_000, { status: 'suspended' })],
      { refusals: ['SELECTION_SUSPENDED'], quotes: [{ isSuspended: true }] },
    ],
    [
      'a match that is not offered',
      {},
      [{ status: 'unavailable' }],
      { refusals: ['SELECTION_UNAVAILABLE'], quotes: [{ price: null }] },
    ],
    ['a stake that is too low', { stakePerLine: 9 }, [priced(2_000)], { refusals: ['STAKE_TOO_LOW'] }],
    [
      'a payout that is too high',
      { stakePerLine: 12_500_001 },
      [priced(2_000)],
      { refusals: ['STAKE_TOO_HIGH'], maximumStakePerLine: 12_500_000 },
    ],
    [
      'more than the balance',
      { stakePerLine: 12_000_000 },
      [priced(2_000)],
      { refusals: ['INSUFFICIENT_FUNDS'] },
    ],
    ['prices of other selections', {}, [], { refusals: ['FEED_UNAVAILABLE'] }],
  ])('is refused for %s, and nothing is taken', async (_name, change, quotes, refused) => {
    feedQuotes(...quotes);
    const before = await balanceOf(api.pool, PLAYER);
    expect(await place({ selections: [selection()], ...change })).toMatchObject({ bet: null, ...refused });
    expect(await balanceOf(api.pool, PLAYER)).toBe(before);
  });

  it('is refused while the feed does not answer', async () => {
    api.identity.answers.set(QUOTES, { status: 503, body: {} });
    expect(await place({ selections: [selection()] })).toMatchObject({ refusals: ['FEED_UNAVAILABLE'] });
  });

  it('is refused while the national register does not answer, before anything else is asked', async () => {
    const asked = quotesAsked();
    const deps = {
      pool: api.pool,
      clock: Date.now,
      log: createLog('api', () => undefined),
      relay: { kick: () => undefined },
      registerChecks: { check: async () => false },
      sportsFeedAddress: api.identity.baseUrl,
      internalSecret: TEST_SECRETS.internal,
      serviceClient: createServiceClient(),
    };
    const bet = { selections: [selection()], bankers: [], sizes: [1], stakePerLine: 100 } as const;
    const bettor = { brand: 'aurora', playerId: PLAYER, currency: 'EUR' };
    expect(await placeBet(deps, bettor, { ...bet, priceChanges: 'NONE' }, crypto.randomUUID())).toEqual({
      refusals: ['REGISTER_UNAVAILABLE'],
      quotes: [],
    });
    expect(quotesAsked()).toBe(asked);
  });

  it('checks a match in play again after the delay', async () => {
    feedQuotes(priced(2_000, { phase: 'live' }));
    const startedAt = performance.now();
    const asked = quotesAsked();
    const pending = place({ selections: [selection()] });
    // the first check has been answered when the price moves
    while (quotesAsked() === asked) await new Promise((resolve) => setTimeout(resolve, 10));
    feedQuotes(priced(1_800, { phase: 'live' }));
    expect(await pending).toMatchObject({ refusals: ['PRICE_CHANGED'], quotes: [{ price: 1_800 }] });
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(4_900);
  });

  it.each<[string, string, string]>([
    ['self-excluded', 'self_excluded_at = now()', 'SELF_EXCLUDED'],
    ['excluded from sports', `excluded_groups = '{sports}'`, 'PRODUCT_EXCLUDED'],
    ['too young for sports bets', `date_of_birth = current_date - interval '17 years'`, 'UNDER_AGE'],
  ])('is refused for a player who is %s', async (_name, change, refusal) => {
    const { rows } = await api.pool.query<{
      self_excluded_at: Date;
      excluded_groups: string[];
      date_of_birth: string;
    }>(
      `select self_excluded_at, excluded_groups, date_of_birth::text from api.player where id = 'caravel-funded'`,
    );
    await api.pool.query(`update api.player set ${change} where id = 'caravel-funded'`);
    const answer = await place({ selections: [selection()] }, 'caravel-funded').catch(
      (error: unknown) => error,
    );
    await api.pool.query(
      `update api.player set self_excluded_at = $1, excluded_groups = $2, date_of_birth = $3 where id = 'caravel-funded'`,
      [rows[0]?.self_excluded_at, rows[0]?.excluded_groups, rows[0]?.date_of_birth],
    );
    expect(answer).toMatchObject({ bet: null, refusals: [refusal] });
  });

  it.each<[string, object]>([
    ['a negative stake', { stakePerLine: -1 }],
    ['a price below one', { selections: [{ ...selection(), price: 999 }] }],
    ['an id of another kind', { selections: [{ ...selection(), event: '../matches' }] }],
    ['a key that is too short', { idempotencyKey: 'a' }],
    ['10,000 selections', { selections: Array.from({ length: 10_000 }, () => selection()) }],
  ])('refuses %s as invalid input', async (_name, change) => {
    await expect(place({ selections: [selection()], ...change })).rejects.toThrow(
      /ValidationFailure|RequestTooComplexFailure/,
    );
  });
});

describe('settling sports bets', () => {
  it('pays what the results decide, once', async () => {
    const [first, second, third] = [selection(), selection(3_000), selection(4_000)];
    feedQuotes(priced(2_000), priced(3_000), priced(4_000));
    const { bet } = await place({ selections: [first, second, third], sizes: [2, 3], stakePerLine: 100 });
    const before = await balanceOf(api.pool, PLAYER);
    feedResults([first.event, 1, 0], [second.event, 2, 1]);
    expect(await settle()).toBe(0);
    feedResults([third.event, 0, 0]);
    await Promise.all([settle(), settle(), settle()]);
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + 600);
    const { data } = await send<{ viewer: { sportsBets: readonly object[] } }>(LIST, { isOpen: false });
    expect(data.viewer.sportsBets[0]).toEqual({ id: bet?.id, status: 'SETTLED', returns: 600 });
    expect(await ledgerFaults(api.pool)).toEqual([]);
  });

  it('returns half of the stake when a quarter line is half lost', async () => {
    const chosen = { ...selection(), kind: 'asianHandicap' as const, line: -125 };
    await place({ selections: [chosen] });
    const before = await balanceOf(api.pool, PLAYER);
    feedResults([chosen.event, 1, 0]);
    await settle();
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + 500);
    const { data } = await send<{ viewer: { sportsBets: readonly object[] } }>(
      `{ viewer { sportsBets(isOpen: false) { returns legs { kind line result periods { home away } } } } }`,
      {},
    );
    expect(data.viewer.sportsBets[0]).toEqual({
      returns: 500,
      legs: [
        {
          kind: 'asianHandicap',
          line: -125,
          result: 'HALF_LOST',
          periods: [
            { home: 1, away: 0 },
            { home: 0, away: 0 },
          ],
        },
      ],
    });
  });

  it('counts bets and refusals, and reports no lag once everything is paid', async () => {
    reportSettlementLag(api.pool, Date.now);
    const chosen = selection();
    await place({ selections: [chosen] });
    feedQuotes({ status: 'unavailable' });
    await place({ selections: [selection()] });
    const lag = async (): Promise<number> =>
      Number(/^foyer_api_sports_settlement_lag_seconds (\S+)$/m.exec(await exposition('api'))?.[1]);
    const metrics = await exposition('api');
    expect(metrics).toMatch(/foyer_api_sports_bets_total\{outcome="PLACED"\} \d/);
    expect(metrics).toMatch(/foyer_api_sports_bets_total\{outcome="SELECTION_UNAVAILABLE"\} \d/);
    expect(metrics).toMatch(/foyer_api_sports_bet_accepted_seconds_count [1-9]/);
    expect(await lag()).toBe(0);
    await api.pool.query(
      `with r as (insert into api.sports_result (event_id, number, status, home, away, periods, ended_at, received_at)
         values ($1, 1, 'PLAYED', 1, 0, '[]', now(), now() - interval '1 minute') returning event_id)
       update api.sports_bet_leg set result = 'WON', result_number = 1 where event_id in (select event_id from r)`,
      [chosen.event],
    );
    await api.pool.query(
      `update api.sports_bet set open_legs = 0 where id in (select bet_id from api.sports_bet_leg where event_id = $1)`,
      [chosen.event],
    );
    expect(await lag()).toBeGreaterThan(59);
    feedResults();
    await settle();
    expect(await lag()).toBe(0);
  });

  it('closes a lost bet without a payout', async () => {
    const chosen = selection();
    const { bet } = await place({ selections: [chosen] });
    const before = await balanceOf(api.pool, PLAYER);
    feedResults([chosen.event, 0, 1]);
    await settle();
    const { data } = await send<{ viewer: { sportsBets: readonly object[] } }>(LIST, { isOpen: false });
    expect(data.viewer.sportsBets[0]).toEqual({ id: bet?.id, status: 'SETTLED', returns: 0 });
    expect(await balanceOf(api.pool, PLAYER)).toBe(before);
  });

  it('pays a player who was excluded after the bet', async () => {
    const chosen = selection();
    await place({ selections: [chosen] });
    const before = await balanceOf(api.pool, PLAYER);
    await api.pool.query('update api.player set self_excluded_at = now() where id = $1', [PLAYER]);
    feedResults([chosen.event, 1, 0]);
    await settle();
    await api.pool.query('update api.player set self_excluded_at = null where id = $1', [PLAYER]);
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + 2_000);
  });
});

describe('correcting sports bets', () => {
  const VOID = { status: 'VOID', reason: 'ABANDONED' };
  const HISTORY = `{ viewer { sportsBets(isOpen: false) { id returns correctedAt legs { result homeScore voidReason } } } }`;

  async function latest() {
    const { data } = await send<{ viewer: { sportsBets: readonly { readonly id: string }[] } }>(HISTORY, {});
    return data.viewer.sportsBets[0];
  }

  it.each<[string, readonly [number, number, object?], readonly [number, number, object?], number, string]>([
    ['a lost bet that has won', [0, 1], [1, 0, { number: 2 }], 2_000, 'WON'],
    ['a won bet that has lost', [1, 0], [0, 0, { number: 2 }], 0, 'LOST'],
    ['a won bet on a void match', [1, 0], [1, 0, { number: 2, ...VOID }], 1_000, 'VOID'],
    ['a bet whose result stays the same', [1, 0], [2, 0, { number: 2 }], 2_000, 'WON'],
  ])('corrects %s, once', async (_name, first, second, returns, result) => {
    const chosen = selection();
    const { bet } = await place({ selections: [chosen] });
    const before = await balanceOf(api.pool, PLAYER);
    feedResults([chosen.event, ...first]);
    await settle();
    feedResults([chosen.event, ...second]);
    await Promise.all([settle(), settle(), settle()]);
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + returns);
    expect(await latest()).toMatchObject({ id: bet?.id, returns, legs: [{ result }] });
    expect(await settle()).toBe(0);
    expect(await ledgerFaults(api.pool)).toEqual([]);
  });

  it('leaves the payout unchanged when the result of the selection stays the same', async () => {
    const chosen = selection();
    await place({ selections: [chosen] });
    feedResults([chosen.event, 1, 0]);
    await settle();
    feedResults([chosen.event, 2, 0, { number: 2 }]);
    expect(await settle()).toBe(0);
    expect(await latest()).toMatchObject({ correctedAt: null, legs: [{ homeScore: 2 }] });
  });

  it('refuses a payout that was computed from other results', async () => {
    const chosen = selection();
    const { bet } = await place({ selections: [chosen] });
    const before = await balanceOf(api.pool, PLAYER);
    const id = bet?.id ?? '';
    const paid = { id, brand: 'aurora', player_id: PLAYER, currency: 'EUR' };
    const payout = (numbers: readonly number[]) => ({
      key: `payout-${id}`,
      amount: 2_000,
      at: Date.now(),
      numbers,
      stakePerLine: 1_000,
    });
    const decideAs = (result: string, number: number) =>
      api.pool.query('select from api.decide_sports_legs($1, $2, $3, $4)', [[id], [0], [result], [number]]);

    await decideAs('WON', 2);
    // neither an older nor the same result decides again
    await decideAs('LOST', 1);
    await decideAs('LOST', 2);
    const { rows } = await api.pool.query('select result from api.sports_bet_leg where bet_id = $1', [id]);
    expect(rows).toEqual([{ result: 'WON' }]);
    expect(await settleBatch(api.pool, [{ ...paid, payout: payout([1]) }])).toEqual(['NOT_SETTLED']);
    expect(await balanceOf(api.pool, PLAYER)).toBe(before);
    expect(await settleBatch(api.pool, [{ ...paid, payout: payout([2]) }])).toEqual(['OK']);
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + 2_000);

    await decideAs('LOST', 3);
    const correction = (numbers: readonly number[]) => ({
      key: `correction-${id}`,
      amount: 0,
      at: Date.now(),
      numbers,
      stakePerLine: 1_000,
    });
    expect(await correctBet(api.pool, paid, correction([2]))).toMatchObject({
      ok: false,
      code: 'NOT_SETTLED',
    });
    expect(await correctBet(api.pool, paid, correction([3]))).toMatchObject({ ok: true });
    expect(await balanceOf(api.pool, PLAYER)).toBe(before);
  });

  it('follows the last of several corrections, in whichever order they arrive', async () => {
    const chosen = selection();
    await place({ selections: [chosen] });
    const before = await balanceOf(api.pool, PLAYER);
    for (const [home, away, number] of [
      [1, 0, 1],
      [0, 0, 2],
      [1, 0, 1],
      [3, 0, 4],
      [0, 0, 3],
    ] as const) {
      feedResults([chosen.event, home, away, { number }]);
      await settle();
    }
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + 2_000);
    expect(await latest()).toMatchObject({ correctedAt: expect.any(String), legs: [{ homeScore: 3 }] });
  });

  it('applies a correction that was stored hours ago, before the process stopped', async () => {
    const chosen = selection();
    await place({ selections: [chosen] });
    const before = await balanceOf(api.pool, PLAYER);
    const hours = { endedAt: Date.now() - 5 * 3_600_000 };
    feedResults([chosen.event, 1, 0, hours]);
    await settle();
    await api.pool.query(
      `insert into api.sports_result select event_id, 2, status, reason, 0, away, periods, ended_at, now() - interval '4 hours'
       from api.sports_result where event_id = $1`,
      [chosen.event],
    );
    feedResults();
    expect(await settle()).toBe(1);
    expect(await balanceOf(api.pool, PLAYER)).toBe(before);
  });

  it('returns the stake of a match that was abandoned, and says why', async () => {
    const chosen = selection();
    await place({ selections: [chosen] });
    const before = await balanceOf(api.pool, PLAYER);
    feedResults([chosen.event, 1, 0, VOID]);
    await settle();
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + 1_000);
    expect(await latest()).toMatchObject({
      correctedAt: null,
      legs: [{ result: 'VOID', voidReason: 'ABANDONED' }],
    });
  });

  it('leaves a cash-out unchanged', async () => {
    const { id, event } = await placeUpcoming();
    await cashOut(id, 904);
    const before = await balanceOf(api.pool, PLAYER);
    await api.pool.query(
      `update api.sports_bet_leg set starts_at = now() - interval '1 hour' where bet_id = $1`,
      [id],
    );
    for (const number of [1, 2]) {
      feedResults([event, number - 1, 0, { number }]);
      await settle();
    }
    expect(await balanceOf(api.pool, PLAYER)).toBe(before);
  });
});

const OFFERS = `query($betIds: [ID!]!) { viewer { sportsCashOuts(betIds: $betIds) { betId amount unavailable } } }`;
const CASH_OUT = `mutation($input: CashOutSportsBetInput!) { cashOutSportsBet(input: $input) { bet { id status returns } refusal amount } }`;

async function cashOut(
  betId: string | undefined,
  amount: number,
  idempotencyKey: string = crypto.randomUUID(),
  playerId = PLAYER,
) {
  const { data } = await send<{ cashOutSportsBet: object }>(
    CASH_OUT,
    { input: { betId, amount, idempotencyKey } },
    playerId,
  );
  return data.cashOutSportsBet;
}

/** A single of 10.00 € at 2.00 on a match that has not started. */
async function placeUpcoming(): Promise<{ readonly id: string | undefined; readonly event: string }> {
  const chosen = selection();
  feedQuotes(priced(2_000, { startsAt: Date.now() + 3_600_000 }));
  const { bet } = await place({ selections: [chosen] });
  return { id: bet?.id, event: chosen.event };
}

describe('cashing out a sports bet', () => {
  it('pays the offer once, and the bet is not settled afterwards', async () => {
    const { id, event } = await placeUpcoming();
    const before = await balanceOf(api.pool, PLAYER);
    const { data } = await send<{ viewer: { sportsCashOuts: object } }>(OFFERS, { betIds: [id, 'unknown'] });
    expect(data.viewer.sportsCashOuts).toEqual([{ betId: id, amount: 904, unavailable: null }]);
    const key = crypto.randomUUID();
    const paid = { bet: { id, status: 'CASHED_OUT', returns: 904 }, refusal: null, amount: null };
    expect(await Promise.all([cashOut(id, 904, key), cashOut(id, 904, key)])).toEqual([paid, paid]);
    // the answer was lost, and the price has moved since
    feedQuotes(priced(1_100));
    expect(await cashOut(id, 904, key)).toEqual(paid);
    expect(await cashOut(id, 904)).toEqual({ bet: null, refusal: 'CLOSED', amount: null });
    await api.pool.query(
      `update api.sports_bet_leg set starts_at = now() - interval '2 hours' where bet_id = $1`,
      [id],
    );
    feedResults([event, 1, 0]);
    await settle();
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + 904);
    expect(await ledgerFaults(api.pool)).toEqual([]);
  });

  it('asks the feed once for the selections of several bets, and answers for no more than ten pages', async () => {
    const before = quotesAsked();
    const ids: (string | undefined)[] = [];
    for (let bet = 0; bet < 21; bet += 1) ids.push((await placeUpcoming()).id);
    const quote = priced(2_000, { startsAt: Date.now() + 3_600_000 });
    feedQuotes(...Array.from({ length: 21 }, () => quote));
    const { data } = await send<{ viewer: { sportsCashOuts: readonly { amount: number | null }[] } }>(
      OFFERS,
      { betIds: ids },
    );
    expect(data.viewer.sportsCashOuts.map(({ amount }) => amount)).toEqual(
      Array.from({ length: 21 }, () => 904),
    );
    expect(quotesAsked()).toBe(before + 21 + 1);
    const many = await send(OFFERS, { betIds: Array.from({ length: 201 }, () => 'x') });
    expect(JSON.stringify(many.errors)).toContain('ValidationFailure');
  });

  it('pays a higher offer, and refuses one that has fallen', async () => {
    const { id } = await placeUpcoming();
    feedQuotes(priced(4_000, { startsAt: Date.now() + 3_600_000 }));
    expect(await cashOut(id, 904)).toEqual({ bet: null, refusal: 'OFFER_LOWER', amount: 452 });
    feedQuotes(priced(1_600, { startsAt: Date.now() + 3_600_000 }));
    expect(await cashOut(id, 904)).toMatchObject({ bet: { returns: 1_130 } });
  });

  it('is refused to other players, and while the feed does not answer', async () => {
    const { id } = await placeUpcoming();
    expect(await cashOut(id, 904, undefined, 'caravel-funded')).toMatchObject({ refusal: 'CLOSED' });
    api.identity.answers.set(QUOTES, { status: 503, body: {} });
    expect(await cashOut(id, 904)).toMatchObject({ refusal: 'FEED_UNAVAILABLE' });
  });

  it('and settling at the same time pays one of them', async () => {
    const { id, event } = await placeUpcoming();
    const before = await balanceOf(api.pool, PLAYER);
    feedResults([event, 1, 0]);
    await api.pool.query(
      `update api.sports_bet_leg set starts_at = now() - interval '2 hours' where bet_id = $1`,
      [id],
    );
    const bet = { id: id ?? '', brand: 'aurora', player_id: PLAYER, currency: 'EUR' };
    await Promise.all([
      settle(),
      ...['one', 'two'].map((key) =>
        closeBet(api.pool, bet, {
          key: `cash-out-${key}`,
          status: 'CASHED_OUT',
          amount: 904,
          at: Date.now(),
          numbers: [null],
          stakePerLine: 1_000,
        }),
      ),
    ]);
    const paid = (await balanceOf(api.pool, PLAYER)) - before;
    expect([904, 2_000]).toContain(paid);
    expect(await ledgerFaults(api.pool)).toEqual([]);
  });
});
