import type { Tournament } from '@foyer/kernel/tournaments';

const HOUR_MS = 3_600_000;

/** Start of a tournament that runs for two hours around this instant, which tests use as now. */
export const NOON = Date.UTC(2026, 10, 28, 12);

/** An instant some hours after noon. */
export function atHour(hours: number): string {
  return new Date(NOON + hours * HOUR_MS).toISOString();
}

/** A running tournament whose best multiple counts; the player is not registered. */
export function tournamentOf(id: string, change: Partial<Tournament> = {}): Tournament {
  return {
    id,
    name: `Tournament ${id}`,
    description: 'The best round counts.',
    phase: 'RUNNING',
    status: 'NOT_REGISTERED',
    canRegister: true,
    refusal: null,
    games: null,
    studios: null,
    scoring: { kind: 'multiple', minStakeMinor: 10, currency: 'EUR' },
    registrationFrom: atHour(-48),
    registrationTill: atHour(2),
    startsAt: atHour(-1),
    endsAt: atHour(30),
    lateTill: atHour(31),
    playersMin: 2,
    playersMax: null,
    qualifyingLevel: null,
    cost: 0,
    costValue: { amountMinor: 0, currency: 'EUR' },
    prizes: [
      {
        placeFrom: 1,
        placeTo: 1,
        reward: { kind: 'reward', offer: 'win', rewardType: 'MoneyDrop', amount: 5_000, currency: 'EUR' },
      },
      { placeFrom: 2, placeTo: 20, reward: { kind: 'points', points: 150 } },
    ],
    leaderboard: {
      rows: [
        { place: 1, name: 'AB***', score: 2_550, isMe: false },
        { place: 2, name: 'CD***', score: 120, isMe: false },
      ],
      me: null,
      players: 40,
    },
    ...change,
  };
}
