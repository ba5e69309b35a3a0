import { describe, expect, it } from '@jest/globals';
import type { PayloadOf } from '../facts/fact.ts';
import { bet, MINUTE_MS, START } from '../testing/factBuilder.ts';
import { isCounted, scoreBet, type CountingTerms, type Score } from './scoring.ts';
import type { Scoring } from '@foyer/market/engagement-rules';

type Bet = PayloadOf<'bet'>;
const HOUR_MS = 60 * MINUTE_MS;
const iso = (at: number): string => new Date(at).toISOString();
const played = (change: Partial<Bet> = {}, at = START): Bet => bet(at, change).payload as Bet;

const TERMS: CountingTerms = {
  games: null,
  studios: null,
  scoring: { kind: 'multiple', minStakeCents: 10 },
  qualifyingLevel: null,
  startsAt: START,
  endsAt: START + HOUR_MS,
  lateTill: START + HOUR_MS + 10 * MINUTE_MS,
  registeredAt: START - HOUR_MS,
};
const NONE: Score = { score: 0, reachedAt: START - HOUR_MS, rounds: 0, hours: {} };

function scoreOf(scoring: Scoring, bets: readonly Bet[]): Score {
  return bets.reduce((score, one) => scoreBet(scoring, score, one), NONE);
}

describe('rounds that count', () => {
  it.each<[string, Partial<CountingTerms>, Partial<Bet>, boolean]>([
    ['placed at the start', {}, { placedAt: iso(START) }, true],
    ['placed before the start', {}, { placedAt: iso(START - 1) }, false],
    [
      'placed before the end, settled after it',
      {},
      { placedAt: iso(TERMS.endsAt - 1), settledAt: iso(TERMS.lateTill - 1) },
      true,
    ],
    ['placed at the end', {}, { placedAt: iso(TERMS.endsAt), settledAt: iso(TERMS.endsAt) }, false],
    ['settled at the cutoff', {}, { settledAt: iso(TERMS.lateTill) }, false],
    ['placed before the registration', { registeredAt: START + 1 }, {}, false],
    ['placed at the registration', { registeredAt: START }, {}, true],
    ['below the smallest stake', {}, { stakeMinor: 9 }, false],
    ['without a stake', {}, { stakeMinor: 0 }, false],
    ['of sports', {}, { product: 'sportsbook' }, false],
    ['in another game', { games: ['orrery'] }, {}, false],
    ['in one of the games', { games: ['ember-hollow'] }, {}, true],
    ['of another studio', { studios: ['saltmarsh'] }, {}, false],
    ['below the level', { qualifyingLevel: 2 }, {}, false],
    ['from the level', { qualifyingLevel: 1 }, {}, true],
  ])('%s', (_what, terms, change, counts) => {
    expect(isCounted({ ...TERMS, ...terms }, played(change), 1)).toBe(counts);
  });

  it('compares stakes in euro', () => {
    expect(isCounted(TERMS, played({ currency: 'JPY', stakeMinor: 16 }), 1)).toBe(true);
    expect(isCounted(TERMS, played({ currency: 'JPY', stakeMinor: 15 }), 1)).toBe(false);
  });
});

describe('score of the best multiple', () => {
  const scoring: Scoring = { kind: 'multiple', minStakeCents: 10 };

  it('is the best single round in hundredths, rounded down', () => {
    const bets = [played({ stakeMinor: 30, wonMinor: 100 }), played({ wonMinor: 120 }), played()];
    expect(scoreOf(scoring, bets)).toMatchObject({ score: 333, rounds: 3 });
  });

  it('belongs to the first round that reached it, regardless of the order of arrival', () => {
    const early = played({ wonMinor: 500 }, START + 1);
    const late = played({ wonMinor: 500 }, START + 2);
    expect(scoreOf(scoring, [early, late]).reachedAt).toBe(START + 1);
    expect(scoreOf(scoring, [late, early]).reachedAt).toBe(START + 1);
  });
});

describe('score of stakes', () => {
  const scoring: Scoring = { kind: 'wager', hourlyCapCents: 250 };

  it('adds up real-money stakes in euro cents', () => {
    const bets = [
      played({ stakeMinor: 100, realStakeMinor: 60 }),
      played({ currency: 'CAD', realStakeMinor: 152 }),
    ];
    expect(scoreOf(scoring, bets).score).toBe(160);
  });

  it('counts no more than the cap in each hour of placing', () => {
    const bets = [0, 1, 2, 3].map((minute) => played({}, START + minute * MINUTE_MS));
    expect(scoreOf(scoring, bets)).toMatchObject({ score: 250, rounds: 4, reachedAt: START + 2 * MINUTE_MS });
    expect(scoreOf(scoring, [...bets, played({}, START + HOUR_MS)]).score).toBe(350);
  });

  it('takes the time of the round that raised it last', () => {
    const bets = [played({}, START), played({ realStakeMinor: 0 }, START + 5)];
    expect(scoreOf(scoring, bets).reachedAt).toBe(START);
  });
});

describe('score of rounds and points', () => {
  it('counts rounds up to the cap', () => {
    const scoring: Scoring = { kind: 'rounds', minStakeCents: 10, hourlyCap: 3 };
    expect(
      scoreOf(
        scoring,
        Array.from({ length: 5 }, () => played()),
      ).score,
    ).toBe(3);
  });

  it('gives the points of the highest step that a round reaches', () => {
    const steps = [
      { multiple: 1, points: 1 },
      { multiple: 5, points: 10 },
    ];
    const scoring: Scoring = { kind: 'points', minStakeCents: 10, hourlyCap: 100, steps };
    const bets = [99, 100, 499, 500].map((wonMinor) => played({ wonMinor }));
    expect(bets.map((one) => scoreOf(scoring, [one]).score)).toEqual([0, 1, 1, 10]);
    expect(scoreOf(scoring, bets).score).toBe(12);
  });
});
