import { describe, expect, it } from '@jest/globals';
import type { Quote } from '@foyer/kernel/sports-trading';
import type { BetRow, LegRow } from '../betRows.ts';
import { offerOf } from './offers.ts';

const leg = (price: number, result: LegRow['result'] = null): LegRow => ({
  event_id: 'fpl1',
  sport: 'football',
  competition: 'Northern League',
  home: 'Harbour',
  away: 'Valley',
  starts_at: '2026-11-29T12:00:00.000Z',
  market: 'winner',
  line: null,
  outcome: 'home',
  price,
  regular_price: null,
  player: null,
  parts: null,
  void_markets: null,
  place_terms: null,
  result_terms: null,
  field: null,
  result,
  home_score: null,
  away_score: null,
  periods: null,
  statistics: null,
  result_number: null,
  void_reason: null,
  ended_at: null,
});

const bet = (legs: readonly LegRow[], sizes: readonly number[] = [legs.length]): BetRow => ({
  id: 'bet-1',
  brand: 'aurora',
  player_id: 'p',
  key: 'key-of-bet',
  fingerprint: '',
  status: 'OPEN',
  bankers: [],
  sizes,
  lines: 1,
  stake_per_line: 1_000,
  stake: 1_000,
  cashed_out_per_line: 0,
  cashed_out: 0,
  cash_outs: null,
  possible_returns: 0,
  returns: null,
  currency: 'EUR',
  placed_at: new Date(0),
  settled_at: null,
  corrected_at: null,
  boost_percent: null,
  boost_maximum: null,
  bonus_stake: 0,
  legs,
});

const at = (
  price: number,
  change: Partial<Extract<Quote, { status: 'open' | 'suspended' }>> = {},
): Quote => ({
  status: 'open',
  price,
  sport: 'football',
  competition: 'Northern League',
  home: 'Harbour',
  away: 'Valley',
  startsAt: 0,
  phase: 'live',
  player: null,
  ...change,
});

describe('cash-out offer', () => {
  it.each<[string, BetRow, readonly Quote[], object]>([
    // 1,000 × 2.0 / (2.0 × 1.05) × 0.95
    [
      'at the accepted price is the fair value less the margin',
      bet([leg(2_000)]),
      [at(2_000)],
      { amount: 904, fairValue: 952 },
    ],
    ['rises when the price falls', bet([leg(2_000)]), [at(1_250)], { amount: 1_447, fairValue: 1_523 }],
    ['falls when the price rises', bet([leg(2_000)]), [at(8_000)], { amount: 226, fairValue: 238 }],
    [
      'counts a won selection at its price',
      bet([leg(3_000, 'WON'), leg(2_000)]),
      [{ status: 'unavailable' }, at(2_000)],
      { amount: 2_714, fairValue: 2_857 },
    ],
    [
      'counts a void selection as the stake',
      bet([leg(3_000, 'VOID'), leg(2_000)]),
      [{ status: 'unavailable' }, at(2_000)],
      { amount: 904, fairValue: 952 },
    ],
    [
      'adds the lines of a system',
      bet([leg(2_000, 'LOST'), leg(2_000), leg(2_000)], [2]),
      [at(1_001), at(2_000), at(2_000)],
      { amount: 861, fairValue: 907 },
    ],
    [
      'is not made for a bet that cannot win',
      bet([leg(2_000, 'LOST')]),
      [at(2_000)],
      { unavailable: 'LOST' },
    ],
    [
      'is suspended with a market',
      bet([leg(2_000)]),
      [at(2_000, { status: 'suspended' })],
      { unavailable: 'SUSPENDED' },
    ],
    ['ends with the match', bet([leg(2_000)]), [at(2_000, { phase: 'ended' })], { unavailable: 'ENDED' }],
    ['ends with the market', bet([leg(2_000)]), [{ status: 'unavailable' }], { unavailable: 'ENDED' }],
    ['ends without a quote', bet([leg(2_000)]), [], { unavailable: 'ENDED' }],
  ])('%s', (_name, placed, quotes, offer) => {
    expect(offerOf(placed, { marginBasisPoints: 500, quotes: [...quotes] })).toEqual({
      betId: 'bet-1',
      ...offer,
    });
  });
});
