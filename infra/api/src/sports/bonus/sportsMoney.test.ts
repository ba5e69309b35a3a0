import { beforeAll, describe, expect, it } from '@jest/globals';
import { brands, licences } from '@foyer/market';
import { inTransaction } from '@foyer/runtime';
import type { BonusTerms } from '@foyer/market/content';
import { compiledBonusTerms } from '../../../content/bonusTerms.ts';
import { writeBonusTerms } from '../../players/brandRules.ts';
import { writeBonusRules } from '../../bonuses/bonusRules.ts';
import { executeGraphql } from '../../../test/graphqlClient.ts';
import { useTestApi } from '../../../test/useTestApi.ts';
import { giveBonus } from '../../../test/worlds/bonusWorld.ts';
import { contentCalls } from '../../../test/worlds/contentWorld.ts';
import { graphqlBetsWorld } from '../../../test/worlds/graphqlBetsWorld.ts';
import { ledgerFaults } from '../../../test/worlds/ledgerWorld.ts';
import { fakeSportsFeed, priced } from '../../../test/worlds/sportsFeedAnswers.ts';

const api = useTestApi();
const bets = graphqlBetsWorld(() => api);
const content = contentCalls(() => api);
const PLAYER = 'aurora-funded';
const BONUS = `{ viewer { sportsBonus { id name balance maximumStake wageringRequired wagered basisPoints minimumPrice maximumLines excludedMarkets }
  bonuses(status: [Active]) { sports { basisPoints minimumPrice } } } }`;
const LIMITS = `query($selections: [SportsSelectionInput!]!, $money: SportsBetMoney!) {
  viewer { sportsStakeLimits(selections: $selections, sizes: [1], money: $money) { maximum isBalance } } }`;
const PLACE = `mutation($input: PlaceSportsBetInput!) { placeSportsBet(input: $input) {
  bet { stake bonusStake possibleReturns legs { price regularPrice } } refusals maximumStakePerLine } }`;
const ODDS = `{ root { sportsBoostedOdds { id event price maximumStake } } }`;

const selectionOf = (event: string) => ({
  event,
  kind: 'winner',
  line: null,
  outcome: 'home',
  price: 2_000,
});
const place = async (event: string, change: object) => {
  const input = {
    selections: [selectionOf(event)],
    sizes: [1],
    stakePerLine: 400,
    priceChanges: 'NONE',
    idempotencyKey: crypto.randomUUID(),
    ...change,
  };
  return (await bets.ask<{ placeSportsBet: object }>(PLACE, { input })).data.placeSportsBet;
};

beforeAll(() => {
  fakeSportsFeed(api).setQuotes(priced(2_000, { startsAt: Date.now() + 3_600_000 }));
});

describe('bonus money on sports', () => {
  it('is offered with its terms, limits the maximum and stakes real money first', async () => {
    const before = await bets.ask<{ viewer: { sportsBonus: object | null } }>(BONUS, {});
    expect(before.data.viewer.sportsBonus).toBeNull();
    const player = { brand: 'aurora', playerId: PLAYER, currency: 'EUR', gameSessionId: '', sid: '' };
    await giveBonus(api.pool, player, { amount: 2_000, factor: 3 });
    const { data } = await bets.ask<{ viewer: object }>(BONUS, {});
    expect(data.viewer).toMatchObject({
      sportsBonus: {
        balance: 2_000,
        maximumStake: 500,
        wageringRequired: 6_000,
        wagered: 0,
        basisPoints: 10_000,
        minimumPrice: 1_500,
        maximumLines: 1,
        excludedMarkets: ['doubleChance', 'drawNoBet', 'asianHandicap'],
      },
      bonuses: [{ sports: { basisPoints: 10_000, minimumPrice: 1_500 } }],
    });
    const event = bets.newMatch();
    const limits = (money: string) => bets.ask(LIMITS, { selections: [selectionOf(event)], money });
    expect((await limits('BONUS')).data).toEqual({
      viewer: { sportsStakeLimits: { maximum: 500, isBalance: false } },
    });
    expect((await limits('REAL')).data).toMatchObject({ viewer: { sportsStakeLimits: { isBalance: true } } });
    expect(await place(event, { money: 'BONUS' })).toMatchObject({ bet: { stake: 400, bonusStake: 0 } });
    expect(await place(event, { money: 'BONUS', stakePerLine: 501 })).toEqual({
      bet: null,
      refusals: ['BONUS_MAX_STAKE'],
      maximumStakePerLine: 500,
    });
    // real money alone is not bound by the terms
    expect(await place(event, { stakePerLine: 501 })).toMatchObject({ bet: { stake: 501, bonusStake: 0 } });
    expect(await ledgerFaults(api.pool)).toEqual([]);
  });

  it('has no terms where the licence forbids bonuses of more than one product', async () => {
    const terms = async () => {
      const { rows } = await api.pool.query<{ terms: object | null; shares: number }>(
        `select sports_terms as terms, (select count(*) from api.bonus_contribution c where c.brand = r.brand and game_kind = 'SPORTSBOOK') as shares
         from api.bonus_rule r where brand = 'aurora'`,
      );
      return rows[0];
    };
    const { promotion } = licences.mga;
    const write = (mixedProducts?: false) =>
      inTransaction(api.pool, (client) =>
        writeBonusRules(client, brands.aurora, {
          promotion: { ...promotion, ...(mixedProducts === false && { mixedProducts }) },
        }),
      );
    await write(false);
    expect(await terms()).toEqual({ terms: null, shares: 0 });
    await write();
    expect(await terms()).toMatchObject({ terms: { minimumPrice: 1_500 }, shares: 1 });
  });
});

describe('bonus terms of a brand', () => {
  it('are published by two members of staff and apply to new bonuses', async () => {
    const { rows } = await api.pool.query<{ body: BonusTerms }>(
      `select body from api.live_content() where brand = 'zephyra' and section = 'bonusTerms'`,
    );
    expect(rows).toEqual([]);
    const terms: BonusTerms = {
      ...compiledBonusTerms('zephyra'),
      lastsDays: 7,
      maximumStake: 250,
      sports: { basisPoints: 2_000, minimumPrice: 1_800, maximumLines: 1, excludedMarkets: ['drawNoBet'] },
    };
    const { body } = await content.save('zephyra', 'bonusTerms', terms);
    expect((await content.publish('zephyra', 'bonusTerms', body.number)).status).toBeGreaterThanOrEqual(400);
    expect(await content.publish('zephyra', 'bonusTerms', body.number, 'bob')).toMatchObject({ status: 200 });
    await writeBonusTerms(api.pool);
    const written = await api.pool.query(
      `select extract(epoch from lasts)::integer / 86400 as days, maximum_stake, sports_terms,
         (select basis_points from api.bonus_contribution c where c.brand = r.brand and game_kind = 'SPORTSBOOK') as share
       from api.bonus_rule r where brand = 'zephyra'`,
    );
    expect(written.rows).toEqual([
      {
        days: 7,
        maximum_stake: 250,
        sports_terms: { minimumPrice: 1_800, maximumLines: 1, excludedMarkets: ['drawNoBet'] },
        share: 2_000,
      },
    ]);
  });

  it.each([
    [
      'a share above 100 %',
      { contributions: { ...compiledBonusTerms('aurora').contributions, SLOT: 10_001 } },
    ],
    ['no time', { lastsDays: 0 }],
    ['an unknown market', { sports: { ...compiledBonusTerms('aurora').sports, excludedMarkets: ['chess'] } }],
  ])('are refused with %s', async (_name, change) => {
    const { status } = await content.save('aurora', 'bonusTerms', {
      ...compiledBonusTerms('aurora'),
      ...change,
    });
    expect(status).toBeGreaterThanOrEqual(400);
  });
});

describe('boosted odds of a brand', () => {
  it('are published by two members of staff, shown and accepted', async () => {
    const event = bets.newMatch();
    const odds = {
      id: `boost-${event}`,
      event,
      kind: 'winner',
      line: null,
      outcome: 'home',
      price: 2_600,
      maximumStake: 1_000,
      startsAt: '2026-01-01T00:00:00Z',
      endsAt: '2099-01-01T00:00:00Z',
    };
    const { body } = await content.save('aurora', 'boostedOdds', [odds]);
    const alone = await content.publish('aurora', 'boostedOdds', body.number);
    expect(alone.status).toBeGreaterThanOrEqual(400);
    const shown = async () =>
      (await executeGraphql(api, { query: ODDS, brand: 'aurora' })).data as {
        root: { sportsBoostedOdds: readonly object[] };
      };
    expect((await shown()).root.sportsBoostedOdds).toEqual([]);
    const second = await content.publish('aurora', 'boostedOdds', body.number, 'bob');
    expect(second).toMatchObject({ status: 200 });
    while ((await shown()).root.sportsBoostedOdds.length === 0);
    expect((await shown()).root.sportsBoostedOdds).toEqual([
      { id: odds.id, event, price: 2_600, maximumStake: 1_000 },
    ]);
    expect(await place(event, { boostedOdds: odds.id })).toMatchObject({
      bet: { possibleReturns: 1_040, legs: [{ price: 2_600, regularPrice: 2_000 }] },
    });
    expect(await place(event, { boostedOdds: odds.id, stakePerLine: 700 })).toMatchObject({
      refusals: ['BOOSTED_STAKE_TOO_HIGH'],
      maximumStakePerLine: 600,
    });
  });
});
