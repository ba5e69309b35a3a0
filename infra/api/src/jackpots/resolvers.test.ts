import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { executeGraphql } from '../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { postRafflePrize } from '../raffles/postRafflePrize.ts';

const FIRST = Date.UTC(2026, 10, 1);
const HOUR_MS = 3_600_000;
const PLAYER = 'aurora-funded';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  for (let index = 0; index < 5; index += 1)
    await postRafflePrize(
      api.pool,
      {
        brand: 'aurora',
        playerId: PLAYER,
        key: `prize-${index}`,
        amount: 1_000,
        currency: 'EUR',
        drop: {
          id: `draw-${index}`,
          name: 'Hourly Drop',
          at: new Date(FIRST + index * HOUR_MS).toISOString(),
        },
      },
      FIRST,
    );
  // a currency without a rate
  await api.pool.query(`update api.raffle_winner set currency = 'XTS' where instance_id = 'draw-4'`);
  await api.pool.query(
    `insert into api.jackpot_ranking values ('site-wide-1', $1, 'aurora', 0, 10), ('site-wide-1', 'aurora-kyc', 'aurora', 120, 90)`,
    [PLAYER],
  );
}, START_MS);
afterAll(() => api.close());

const reasonOf = async (query: string) =>
  (await executeGraphql(api, { query })).errors[0]?.extensions.reasons[0];

describe('raffleWinners', () => {
  interface Winners {
    readonly edges: { cursor: string; node: { instanceId: string; winners: object[] } }[];
    readonly pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null };
  }

  async function winners(args: string): Promise<Winners> {
    const { data } = await executeGraphql(api, {
      query: `{ public { raffleWinners(${args}) { edges { cursor node { instanceId winners { winAmount winCurrency } } } pageInfo { hasNextPage hasPreviousPage startCursor } } } }`,
    });
    return (data as { public: { raffleWinners: Winners } }).public.raffleWinners;
  }

  it('is read backwards, page by page', async () => {
    const last = await winners('baseCurrency: "EUR", last: 2');
    const middle = await winners(`baseCurrency: "EUR", last: 2, before: "${last.pageInfo.startCursor}"`);
    const first = await winners(`baseCurrency: "EUR", last: 2, before: "${middle.pageInfo.startCursor}"`);
    const pages = [last, middle, first];
    expect(pages.map(({ edges }) => edges.map(({ node }) => node.instanceId))).toEqual([
      ['draw-3', 'draw-4'],
      ['draw-1', 'draw-2'],
      ['draw-0'],
    ]);
    expect(pages.map(({ pageInfo }) => [pageInfo.hasPreviousPage, pageInfo.hasNextPage])).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ]);
  });

  it('converts amounts to the base currency, where a rate is known', async () => {
    const { edges } = await winners('baseCurrency: "CAD", last: 2');
    expect(edges.map(({ node }) => node.winners)).toEqual([
      [{ winAmount: 1_520, winCurrency: 'CAD' }],
      [{ winAmount: 1_000, winCurrency: 'XTS' }],
    ]);
  });

  it.each([
    ['baseCurrency: "SEK"', 'CurrencyInvalid'],
    ['baseCurrency: "EUR", last: 101', 'PageSizeInvalid'],
    ['baseCurrency: "EUR", last: -1', 'PageSizeInvalid'],
    ['baseCurrency: "EUR", before: "no cursor"', 'CursorInvalid'],
  ])('refuses %s', async (args, reason) => {
    expect(await reasonOf(`{ public { raffleWinners(${args}) { edges { cursor } } } }`)).toBe(reason);
  });
});

describe('jackpotLeaderboard', () => {
  const ask = (brand: string, currency: string, playerUUID?: string) =>
    `{ public { jackpotLeaderboard(brand: "${brand}", jackpotInstanceId: "site-wide-1", jackpotPotId: "mega", currency: "${currency}"${playerUUID === undefined ? '' : `, playerUUID: "${playerUUID}"`}) { playerPosition leaderboard { expectedPrize } } } }`;

  it.each<[string, string, string, string | undefined, number, number[]]>([
    ['the own brand and currency', 'aurora', 'EUR', PLAYER, 0, [500_000, 4_500_000]],
    ['no player', 'aurora', 'EUR', undefined, 0, [500_000, 4_500_000]],
    ['another currency', 'aurora', 'CAD', PLAYER, 0, [760_000, 6_840_000]],
    ['another player', 'aurora', 'EUR', 'aurora-empty', -1, [500_000, 4_500_000]],
    ['another brand of the jackpot', 'zephyra', 'EUR', PLAYER, -1, [500_000, 4_500_000]],
    ['a brand without the jackpot', 'caravel', 'EUR', PLAYER, -1, []],
  ])('returns the entries for %s', async (_what, brand, currency, playerUUID, playerPosition, prizes) => {
    const token = await api.identity.token({ brand: 'aurora', playerId: PLAYER, sid: 'leaderboard' });
    const { data } = await executeGraphql(api, { query: ask(brand, currency, playerUUID), token });
    expect(data).toEqual({
      public: {
        jackpotLeaderboard: {
          playerPosition,
          leaderboard: prizes.map((expectedPrize) => ({ expectedPrize })),
        },
      },
    });
  });

  it.each([
    ['nowhere', 'EUR', 'BrandInvalid'],
    ['aurora', 'SEK', 'CurrencyInvalid'],
  ])('refuses brand %s with currency %s', async (brand, currency, reason) => {
    expect(await reasonOf(ask(brand, currency))).toBe(reason);
  });
});
