import { describe, expect, it } from '@jest/globals';
import type { Quote } from '@foyer/kernel/sports-trading';
import { createLog, createServiceClient } from '@foyer/runtime';
import { TEST_SECRETS } from '../../../test/testApi.ts';
import { balanceOf, ledgerFaults } from '../../../test/worlds/ledgerWorld.ts';
import { LIST, PLAYER, useSportsBets } from '../../../test/worlds/sportsBetWorld.ts';
import { priced, QUOTES } from '../../../test/worlds/sportsFeedAnswers.ts';
import { placeBet } from './placeBet.ts';

const { api, feedQuotes, quotesAsked, selection, place, send } = useSportsBets();

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

  it('announces the stake as a sports bet, which rollouts count', async () => {
    const { bet } = await place({ selections: [selection()] });
    const { rows } = await api.pool.query<{ payload: object }>(
      `select payload from (select topic, payload from api.outbox union all select topic, payload from api.event) e where topic = 'api.wallet-changed' and payload->>'reference' = $1`,
      [bet?.id],
    );
    expect(rows).toMatchObject([
      { payload: { moneyType: 'SportsBet', product: 'sportsbook', amount: 1_000 } },
    ]);
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
