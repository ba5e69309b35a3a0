import type { PlacedBetFragment } from './Placement.generated.ts';

/** An open single of 10.00 € at 1.90. */
export function placedBet(change: Partial<PlacedBetFragment> = {}): PlacedBetFragment {
  return {
    __typename: 'SportsBet',
    id: 'bet-1',
    status: 'OPEN',
    legs: [
      {
        __typename: 'SportsBetLeg',
        event: 'north',
        sport: 'football',
        competition: 'Halcyon League',
        home: 'north Rovers',
        away: 'north City',
        startsAt: '2026-11-21T13:00:00.000Z',
        kind: 'winner',
        line: null,
        outcome: 'home',
        price: 1_900,
        player: null,
        result: null,
        homeScore: null,
        awayScore: null,
        resultAt: null,
        voidReason: null,
        periods: [],
        statistics: null,
      },
    ],
    bankers: [],
    sizes: [1],
    lines: 1,
    stakePerLine: 1_000,
    stake: 1_000,
    cashedOutPerLine: 0,
    cashedOut: 0,
    cashOuts: [],
    possibleReturns: 1_900,
    returns: null,
    currency: 'EUR',
    placedAt: '2026-11-21T12:00:00.000Z',
    settledAt: null,
    correctedAt: null,
    boost: null,
    ...change,
  };
}
