import { describe, expect, it } from '@jest/globals';
import { countLines } from '@foyer/kernel/bet-lines';
import type { Quote } from '@foyer/kernel/sports-trading';
import fc from 'fast-check';
import {
  betOf,
  maximumStakePerLine,
  possibleReturnsOf,
  quoteRefusal,
  shapeRefusal,
  stakeLimits,
  stakeRefusal,
  type BetRequest,
} from './betRules.ts';

const selection = (event: string, price = 2_000): BetRequest['selections'][number] => ({
  event,
  kind: 'winner',
  line: null,
  outcome: 'home',
  price,
});

function request(change: Partial<BetRequest> = {}): BetRequest {
  return {
    selections: [selection('fpl1'), selection('fpl2')],
    bankers: [],
    sizes: [2],
    stakePerLine: 1_000,
    priceChanges: 'NONE',
    ...change,
  };
}

const quote = (change: Partial<Extract<Quote, { status: 'open' | 'suspended' }>> = {}): Quote => ({
  status: 'open',
  price: 2_000,
  sport: 'football',
  competition: 'Premier League',
  home: 'Home',
  away: 'Away',
  startsAt: 0,
  phase: 'upcoming',
  player: null,
  ...change,
});

describe('selections of a bet', () => {
  it.each<[string, Partial<BetRequest>, string | undefined]>([
    ['a double of two matches', {}, undefined],
    [
      'the same selection twice',
      { selections: [selection('fpl1'), selection('fpl1')] },
      'SELECTIONS_INVALID',
    ],
    ['no size', { sizes: [] }, 'SELECTIONS_INVALID'],
    ['a banker that does not exist', { bankers: [2], sizes: [1] }, 'SELECTIONS_INVALID'],
    [
      'more selections than allowed',
      { selections: Array.from({ length: 21 }, (_, index) => selection(`f${index}`)), sizes: [1] },
      'SELECTIONS_INVALID',
    ],
    [
      'too many lines',
      { selections: Array.from({ length: 20 }, (_, index) => selection(`f${index}`)), sizes: [10] },
      'TOO_MANY_LINES',
    ],
    [
      'two outcomes of one match in one line',
      { selections: [selection('fpl1'), { ...selection('fpl1'), outcome: 'draw' }] },
      'RELATED_SELECTIONS',
    ],
    [
      'two outcomes of one match as singles',
      { selections: [selection('fpl1'), { ...selection('fpl1'), outcome: 'draw' }], sizes: [1] },
      undefined,
    ],
  ])('%s', (_name, change, refusal) => {
    expect(shapeRefusal(request(change))).toBe(refusal);
  });
});

describe('prices of a bet', () => {
  it.each<[string, Partial<BetRequest>, readonly Quote[], string | undefined]>([
    ['as seen', {}, [quote(), quote()], undefined],
    ['a match that is gone', {}, [quote(), { status: 'unavailable' }], 'SELECTION_UNAVAILABLE'],
    ['a match that has ended', {}, [quote({ phase: 'ended' }), quote()], 'SELECTION_UNAVAILABLE'],
    ['a suspended market', {}, [quote(), quote({ status: 'suspended' })], 'SELECTION_SUSPENDED'],
    ['no quote for a selection', {}, [quote()], 'SELECTION_UNAVAILABLE'],
    ['a lower price', {}, [quote(), quote({ price: 1_999 })], 'PRICE_CHANGED'],
    ['a higher price', {}, [quote(), quote({ price: 2_001 })], 'PRICE_CHANGED'],
    [
      'a higher price, which is accepted',
      { priceChanges: 'BETTER' },
      [quote(), quote({ price: 2_001 })],
      undefined,
    ],
    [
      'a lower price where higher ones are accepted',
      { priceChanges: 'BETTER' },
      [quote({ price: 3_000 }), quote({ price: 1_999 })],
      'PRICE_CHANGED',
    ],
    [
      'a lower price, which is accepted',
      { priceChanges: 'ANY' },
      [quote(), quote({ price: 1_500 })],
      undefined,
    ],
  ])('%s', (_name, change, quotes, refusal) => {
    expect(quoteRefusal(request(change), quotes)).toBe(refusal);
  });

  it('are those of the quotes, never those that the page sent', () => {
    const bet = betOf(request({ priceChanges: 'ANY' }), [quote({ price: 1_500 }), quote({ price: 3_000 })]);
    expect(bet.selections).toEqual([{ price: 1_500 }, { price: 3_000 }]);
    expect(possibleReturnsOf(bet)).toBe(4_500);
  });
});

describe('stakes of a bet', () => {
  it.each([
    ['EUR', 10, 25_000_000],
    ['CAD', 15, 38_000_000],
    ['JPY', 16, 41_250_000],
  ])('have limits in %s', (currency, minimumStake, maximumPayout) => {
    expect(stakeLimits(currency)).toEqual({ minimumStake, maximumPayout });
  });

  it.each([
    ['below the minimum', 9, { code: 'STAKE_TOO_LOW' }],
    ['at the minimum', 10, undefined],
    ['up to the highest payout', 6_250_000, undefined],
    ['above it', 6_250_001, { code: 'STAKE_TOO_HIGH', maximumStakePerLine: 6_250_000 }],
    ['far above it', 1_000_000_000, { code: 'STAKE_TOO_HIGH', maximumStakePerLine: 6_250_000 }],
  ])('%s', (_name, stakePerLine, refusal) => {
    expect(stakeRefusal(betOf(request({ stakePerLine }), [quote(), quote()]), 'EUR')).toEqual(refusal);
  });
});

describe('maximumStakePerLine', () => {
  const bets = fc
    .array(fc.integer({ min: 1_010, max: 100_000 }), { minLength: 1, maxLength: 6 })
    .chain((prices) =>
      fc
        .subarray(
          prices.map((_price, index) => index + 1),
          { minLength: 1 },
        )
        .map((sizes) => ({
          legs: prices.length,
          bankers: [],
          sizes,
          selections: prices.map((price) => ({ price })),
          stakePerLine: 1,
          isEachWay: false,
        })),
    );

  it('is never refused as too high, and not far below the highest payout', () => {
    fc.assert(
      fc.property(bets, fc.integer({ min: 1_000_000, max: 25_000_000 }), (bet, payout) => {
        const stakePerLine = maximumStakePerLine(bet, payout);
        const lines = countLines(bet);
        return (
          possibleReturnsOf({ ...bet, stakePerLine }) <= payout &&
          possibleReturnsOf({ ...bet, stakePerLine: stakePerLine + 1 }) > payout - lines
        );
      }),
    );
  });
});
