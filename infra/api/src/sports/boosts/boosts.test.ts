import { beforeEach, describe, expect, it } from '@jest/globals';
import { balanceOf, ledgerFaults } from '../../../test/worlds/ledgerWorld.ts';
import { useSportsBets } from '../../../test/worlds/sportsBetWorld.ts';
import { played, priced } from '../../../test/worlds/sportsFeedAnswers.ts';
import { appliesTo, runningBoosts } from './boostRules.ts';

const bets = useSportsBets();
const { api, feed } = bets;
const PLACE = `mutation($input: PlaceSportsBetInput!) { placeSportsBet(input: $input) {
  bet { id stake possibleReturns boost { percent maximum amount } } refusals } }`;
const BOOSTS = `{ viewer { sportsBoosts { id percent minimumSelections minimumPrice maximumStake maximumProfit } } }`;
const LIST = `{ viewer { sportsBets { id status returns boost { amount } } } }`;

interface Placed {
  readonly bet: {
    readonly id: string;
    readonly possibleReturns: number;
    readonly boost: object | null;
  } | null;
  readonly refusals: readonly string[];
}

const feedQuotes = (...prices: readonly number[]): void =>
  feed.setQuotes(...prices.map((price) => priced(price)));

let match = 0;
const selection = (price: number) => ({
  event: `boost${(match += 1)}`,
  kind: 'winner',
  line: null,
  outcome: 'home',
  price,
});

async function send<Data>(
  query: string,
  variables: Record<string, unknown>,
  playerId: string,
): Promise<Data> {
  const { data, errors } = await bets.send<Data>(query, variables, playerId);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data;
}

async function place(playerId: string, change: object): Promise<Placed> {
  const input = {
    sizes: [3],
    stakePerLine: 1_000,
    priceChanges: 'NONE',
    boost: 'first-treble',
    idempotencyKey: crypto.randomUUID(),
    ...change,
  };
  return (await send<{ placeSportsBet: Placed }>(PLACE, { input }, playerId)).placeSportsBet;
}

const treble = () => [selection(2_000), selection(2_000), selection(1_500)];

beforeEach(() => feedQuotes(2_000, 2_000, 1_500));

describe('a profit boost', () => {
  it('is stored with the bet, paid with its profit, and used once', async () => {
    const player = 'aurora-funded';
    const offered = await send<{ viewer: { sportsBoosts: readonly object[] } }>(BOOSTS, {}, player);
    expect(offered.viewer.sportsBoosts).toEqual([
      {
        id: 'first-treble',
        percent: 10,
        minimumSelections: 3,
        minimumPrice: 1_300,
        maximumStake: 2_500,
        maximumProfit: 5_000,
      },
    ]);
    const before = await balanceOf(api.pool, player);
    const selections = treble();
    const key = crypto.randomUUID();
    const { bet } = await place(player, { selections, idempotencyKey: key });
    // 10.00 at 6.00: 50.00 of profit, 5.00 of boost
    expect(bet).toMatchObject({
      possibleReturns: 6_500,
      boost: { percent: 10, maximum: 5_000, amount: null },
    });
    expect((await place(player, { selections, idempotencyKey: key })).bet?.id).toBe(bet?.id);
    expect(await place(player, { selections: treble() })).toMatchObject({
      bet: null,
      refusals: ['BOOST_UNAVAILABLE'],
    });
    const left = await send<{ viewer: { sportsBoosts: readonly object[] } }>(BOOSTS, {}, player);
    expect(left.viewer.sportsBoosts).toEqual([]);
    feed.setResults(...selections.map(({ event }) => played(event, 1, 0)));
    await bets.settle();
    expect(await balanceOf(api.pool, player)).toBe(before - 1_000 + 6_500);
    const { viewer } = await send<{ viewer: { sportsBets: readonly { id: string }[] } }>(LIST, {}, player);
    expect(viewer.sportsBets.find(({ id }) => id === bet?.id)).toEqual({
      id: bet?.id,
      status: 'SETTLED',
      returns: 6_500,
      boost: { amount: 500 },
    });
    expect(await ledgerFaults(api.pool)).toEqual([]);
  });

  it('is used by one of two bets at the same time', async () => {
    const placed = await Promise.all([1, 2, 3].map(() => place('aurora-loyal', { selections: treble() })));
    expect(placed.filter(({ bet }) => bet !== null)).toHaveLength(1);
    expect(placed.flatMap(({ refusals }) => refusals)).toEqual(['BOOST_UNAVAILABLE', 'BOOST_UNAVAILABLE']);
  });

  it.each<[string, object]>([
    ['of an unknown id', { boost: 'free-money' }],
    ['above its stake', { stakePerLine: 2_501 }],
    ['with a line of two selections', { sizes: [2], stakePerLine: 100 }],
  ])('is refused %s, without a stake', async (_case, change) => {
    const player = 'aurora-kyc';
    const { rows } = await api.pool.query('select count(*)::integer as bets from api.sports_bet');
    expect(await place(player, { selections: treble(), ...change })).toMatchObject({
      bet: null,
      refusals: ['BOOST_UNAVAILABLE'],
    });
    expect((await api.pool.query('select count(*)::integer as bets from api.sports_bet')).rows).toEqual(rows);
  });

  it('applies to lines, prices and stakes within its terms', () => {
    const boost = {
      id: 'b',
      percent: 10,
      maximum: 5_000,
      minimumSelections: 3,
      minimumPrice: 1_300,
      maximumStake: 2_500,
      endsAt: '',
    };
    const bet = (prices: readonly number[], sizes: readonly number[], bankers: readonly number[] = []) => ({
      legs: prices.length,
      bankers,
      sizes,
      selections: prices.map((price) => ({ price })),
      stakePerLine: 500,
      isEachWay: false,
    });
    expect(appliesTo(boost, bet([1_300, 1_300, 1_300], [3]))).toBe(true);
    expect(appliesTo(boost, bet([1_300, 1_300, 1_299], [3]))).toBe(false);
    expect(appliesTo(boost, bet([1_300, 1_300, 1_300], [2, 3]))).toBe(false);
    expect(appliesTo(boost, bet([1_300, 1_300, 1_300, 1_300], [2], [0]))).toBe(true);
    expect(appliesTo(boost, bet([1_300, 1_300, 1_300, 1_300], [3, 4]))).toBe(true);
    expect(
      appliesTo(
        boost,
        bet(
          Array.from({ length: 6 }, () => 2_000),
          [5],
        ),
      ),
    ).toBe(false);
  });

  it('runs from its start to its end, in the currency of the wallet', () => {
    const boost = {
      id: 'b',
      percent: 10,
      minimumSelections: 1,
      minimumPrice: 1_001,
      maximumStake: 1_000,
      maximumProfit: 1_000,
      startsAt: '2026-01-01T00:00:00Z',
      endsAt: '2026-02-01T00:00:00Z',
    };
    const at = (text: string) =>
      runningBoosts([boost], { brand: 'EUR', wallet: 'EUR' }, Date.parse(text)).length;
    expect(at('2025-12-31T23:59:59Z')).toBe(0);
    expect(at('2026-01-01T00:00:00Z')).toBe(1);
    expect(at('2026-02-01T00:00:00Z')).toBe(0);
  });
});
