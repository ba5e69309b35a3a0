import type { TournamentSeries } from './tournamentRules.ts';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
const WEEK_DAYS = 7;

/** Delivered tournaments of every brand, until staff publish others. Both recur every week, so that one is always open. Money in euro cents. */
export const TOURNAMENTS: readonly TournamentSeries[] = [
  {
    id: 'weekly-multiple',
    // a Monday
    firstStart: '2026-11-23T00:00:00.000Z',
    everyDays: WEEK_DAYS,
    lastsMinutes: WEEK_DAYS * DAY_MINUTES,
    registrationBeforeMinutes: 2 * DAY_MINUTES,
    // until its end, so that a running tournament accepts players at any time; one round decides
    registrationAfterMinutes: WEEK_DAYS * DAY_MINUTES,
    lateMinutes: HOUR_MINUTES,
    terms: {
      name: 'tournament.weekly-multiple.name',
      description: 'tournament.weekly-multiple.description',
      games: null,
      studios: null,
      scoring: { kind: 'multiple', minStakeCents: 10 },
      playersMin: 2,
      playersMax: null,
      cost: 0,
      qualifyingLevel: null,
      prizes: [
        { placeFrom: 1, placeTo: 1, reward: { kind: 'offer', offer: 'tournament-winner' } },
        { placeFrom: 2, placeTo: 3, reward: { kind: 'offer', offer: 'tournament-place' } },
        { placeFrom: 4, placeTo: 20, reward: { kind: 'points', points: 100 } },
      ],
    },
  },
  {
    id: 'weekend-race',
    // a Friday
    firstStart: '2026-11-27T15:00:00.000Z',
    everyDays: WEEK_DAYS,
    lastsMinutes: 2 * DAY_MINUTES + 9 * HOUR_MINUTES,
    registrationBeforeMinutes: 4 * DAY_MINUTES,
    registrationAfterMinutes: 2 * DAY_MINUTES,
    lateMinutes: HOUR_MINUTES,
    terms: {
      name: 'tournament.weekend-race.name',
      description: 'tournament.weekend-race.description',
      games: null,
      studios: null,
      scoring: {
        kind: 'points',
        minStakeCents: 10,
        hourlyCap: 200,
        steps: [
          { multiple: 1, points: 1 },
          { multiple: 5, points: 5 },
          { multiple: 20, points: 25 },
          { multiple: 100, points: 100 },
        ],
      },
      playersMin: 2,
      playersMax: 10_000,
      cost: 50,
      qualifyingLevel: null,
      prizes: [
        { placeFrom: 1, placeTo: 1, reward: { kind: 'offer', offer: 'tournament-winner' } },
        { placeFrom: 2, placeTo: 5, reward: { kind: 'offer', offer: 'tournament-place' } },
        { placeFrom: 6, placeTo: 30, reward: { kind: 'points', points: 150 } },
      ],
    },
  },
];
