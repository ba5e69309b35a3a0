import type { TournamentSeries, TournamentTerms } from '@foyer/market/engagement-rules';

/** A tournament of one hour: registration from an hour before to its middle, cutoff ten minutes after the end. */
export function seriesOf(
  change: Partial<Omit<TournamentSeries, 'terms'>> = {},
  terms: Partial<TournamentTerms> = {},
): TournamentSeries {
  return {
    id: 'race',
    firstStart: '2026-11-23T00:00:00.000Z',
    everyDays: null,
    lastsMinutes: 60,
    registrationBeforeMinutes: 60,
    registrationAfterMinutes: 30,
    lateMinutes: 10,
    ...change,
    terms: {
      name: 'race',
      description: 'race',
      games: null,
      studios: null,
      scoring: { kind: 'multiple', minStakeCents: 10 },
      playersMin: 1,
      playersMax: null,
      cost: 0,
      qualifyingLevel: null,
      prizes: [
        { placeFrom: 1, placeTo: 1, reward: { kind: 'points', points: 100 } },
        { placeFrom: 2, placeTo: 3, reward: { kind: 'points', points: 10 } },
      ],
      ...terms,
    },
  };
}
