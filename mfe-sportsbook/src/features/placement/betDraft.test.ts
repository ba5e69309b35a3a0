import { describe, expect, it } from '@jest/globals';
import type { SlipLine } from '../bet-slip/slip.ts';
import { boosted } from '../boosted-odds/boostedOdds.fixture.ts';
import type { Combination } from '../boosted-odds/combinations.ts';
import { draftOf, lacksEachWayTerms, orderOf, type SlipOffers } from './betDraft.ts';
import { FIRST_CHOICES, type OrderChoices } from './createOrderStore.ts';
import type { Boost } from './profitBoost.ts';

const PLACES = { places: 3, numerator: 1, denominator: 5 };
const BOOST: Boost = {
  __typename: 'SportsBoost',
  id: 'single',
  percent: 10,
  minimumSelections: 1,
  minimumPrice: 1_300,
  maximumStake: 2_500,
  maximumProfit: 5_000,
  endsAt: '2028-01-01T00:00:00.000Z',
};
const COMBINATION: Combination = {
  __typename: 'SportsBoostedCombination',
  id: 'pair',
  price: 5_000,
  maximumStake: 2_000,
  endsAt: '2028-01-01T00:00:00.000Z',
  selections: [],
};
const NO_OFFERS: SlipOffers = { boosts: [], odds: undefined, combination: undefined, hasBonus: false };
const ALL_OFFERS: SlipOffers = {
  boosts: [BOOST],
  odds: boosted(),
  combination: COMBINATION,
  hasBonus: true,
};

const line = (event: string, change: Partial<SlipLine> = {}): SlipLine => ({
  key: event,
  selection: { event, kind: 'winner', line: null, outcome: 'home', price: 2_000 },
  event: undefined,
  sport: 'football',
  price: 2_000,
  status: 'same',
  ...change,
});
const ONE = [line('a')];
const TWO = [line('a'), line('b')];
const EACH_WAY = [line('a', { eachWay: PLACES })];

const draft = (lines: readonly SlipLine[], choices: Partial<OrderChoices> = {}, offers = ALL_OFFERS) =>
  draftOf(lines, { ...FIRST_CHOICES, amount: 100, ...choices }, offers);

describe('a draft', () => {
  it('does not exist without a bet on the selections', () => {
    expect(draft([])).toBeUndefined();
  });

  it.each<[string, readonly SlipLine[], Partial<OrderChoices>, readonly string[]]>([
    ['the boosted odds of one selection', ONE, {}, ['odds']],
    ['the boosted combination of a multiple', TWO, {}, ['combination']],
    ['boosts instead of boosted odds', ONE, { isBoosted: false, boost: 'single' }, ['boost']],
    ['no combination for singles', TWO, { type: 'SINGLES-1', boost: 'single' }, ['boost']],
    ['nothing beside bonus money', ONE, { money: 'BONUS', boost: 'single' }, ['bonus']],
    ['boosts alone beside places', EACH_WAY, { eachWay: ['a'], boost: 'single' }, ['boost']],
  ])('uses %s', (_title, lines, choices, used) => {
    // boosted odds are those of the only selection
    const odds = lines.length > 1 ? undefined : ALL_OFFERS.odds;
    const made = draft(lines, choices, { ...ALL_OFFERS, odds });
    expect({
      odds: made?.usesOdds,
      combination: made?.usesCombination,
      boost: made?.boost !== undefined,
      bonus: made?.isBonus,
    }).toEqual({
      odds: used.includes('odds'),
      combination: used.includes('combination'),
      boost: used.includes('boost'),
      bonus: used.includes('bonus'),
    });
  });

  it('pays the higher one of the multiple and its boosted combination', () => {
    expect(draft(TWO, {}, { ...NO_OFFERS, combination: COMBINATION })?.payout).toBe(500);
    expect(draft(TWO, {}, { ...NO_OFFERS, combination: { ...COMBINATION, price: 3_000 } })?.payout).toBe(400);
  });

  it('has no payout without a price, and none without a stake', () => {
    expect(draft([line('a', { price: undefined })], {}, NO_OFFERS)?.payout).toBeUndefined();
    expect(draft(ONE, { amount: undefined })?.payout).toBeUndefined();
  });

  it('boosts only a bet that satisfies the terms of its boost', () => {
    const choices = { isBoosted: false, boost: 'single' };
    expect(draft(ONE, choices)).toMatchObject({ isBoostApplied: true, payout: 210 });
    expect(draft(ONE, { ...choices, amount: 2_501 })).toMatchObject({ isBoostApplied: false, payout: 5_002 });
  });
});

describe('the order of a draft', () => {
  it.each<[string, readonly SlipLine[], Partial<OrderChoices>, object]>([
    [
      'the accepted price',
      [line('a', { price: 2_100 })],
      { isBoosted: false },
      { selections: [{ price: 2_000 }] },
    ],
    ['boosted odds', ONE, {}, { boostedOdds: 'derby' }],
    ['a profit boost', ONE, { isBoosted: false, boost: 'single' }, { boost: 'single' }],
    ['bonus money', ONE, { money: 'BONUS' }, { money: 'BONUS' }],
    ['terms of places', EACH_WAY, { eachWay: ['a'] }, { selections: [{ eachWay: PLACES }] }],
  ])('has %s', (_title, lines, choices, order) => {
    const made = draft(lines, choices);
    expect(made && orderOf(lines, made, { perLine: 100 }, FIRST_CHOICES)).toMatchObject(order);
  });

  it('is missing terms of places that the offer no longer has', () => {
    expect(lacksEachWayTerms(ONE, { eachWay: ['a'] })).toBe(true);
    expect(lacksEachWayTerms(EACH_WAY, { eachWay: ['a'] })).toBe(false);
  });
});
