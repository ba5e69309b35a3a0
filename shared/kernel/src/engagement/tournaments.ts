/** Tournaments in the player API of the engagement service. Shared by the service and the browser. */
import * as v from 'valibot';
import { rewardSchema } from './reward.ts';

/** Paths below the host of the provider. */
export const TOURNAMENT_PATHS = { tournaments: '/api/engagement/v1/tournaments' } as const;

const instant = v.pipe(v.string(), v.isoTimestamp());
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** `SETTLING`: ended, rounds that were placed in time may still be settled. `FINAL`: the result does not change. */
export const TOURNAMENT_PHASES = [
  'ANNOUNCED',
  'REGISTRATION',
  'RUNNING',
  'SETTLING',
  'FINAL',
  'CANCELLED',
] as const;
export type TournamentPhase = (typeof TOURNAMENT_PHASES)[number];

/** Status of a player's registration for a tournament; the service derives it from facts. */
export const REGISTRATION_STATUSES = [
  'NOT_REGISTERED',
  'REGISTERED',
  'PENDING',
  'QUALIFIED_PENDING_REGISTRATION',
  'REGISTERED_PENDING_QUALIFICATION',
  'FINISHED',
  'CANCELLED',
  'UNKNOWN',
] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

const scoringSchema = v.variant('kind', [
  /** Real-money stakes; score and cap in minor units of `currency`. */
  v.object({ kind: v.literal('wager'), hourlyCapMinor: whole, currency: v.string() }),
  /** Best payout divided by the stake; score in hundredths. */
  v.object({ kind: v.literal('multiple'), minStakeMinor: whole, currency: v.string() }),
  v.object({ kind: v.literal('rounds'), minStakeMinor: whole, currency: v.string(), hourlyCap: whole }),
  v.object({
    kind: v.literal('points'),
    minStakeMinor: whole,
    currency: v.string(),
    hourlyCap: whole,
    steps: v.array(v.object({ multiple: whole, points: whole })),
  }),
]);
export type TournamentScoring = v.InferOutput<typeof scoringSchema>;

const rowSchema = v.object({
  place: whole,
  /** Initials followed by asterisks: `AB***`. */
  name: v.string(),
  score: whole,
  isMe: v.boolean(),
});
export type LeaderboardRow = v.InferOutput<typeof rowSchema>;

const ownSchema = v.object({
  /** Null without a score. */
  place: v.nullable(whole),
  score: whole,
  /** Rounds that were counted. */
  rounds: whole,
});

const leaderboardSchema = v.object({
  /** The best places, ascending. */
  rows: v.array(rowSchema),
  /** Null for a player who is not registered. */
  me: v.nullable(ownSchema),
  players: whole,
});
export type Leaderboard = v.InferOutput<typeof leaderboardSchema>;

export const tournamentSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  phase: v.picklist(TOURNAMENT_PHASES),
  status: v.picklist(REGISTRATION_STATUSES),
  canRegister: v.boolean(),
  /** Reason against a registration; null when the player can register or is registered. */
  refusal: v.nullable(v.string()),
  /** Slugs; null: all. */
  games: v.nullable(v.array(v.string())),
  studios: v.nullable(v.array(v.string())),
  scoring: scoringSchema,
  registrationFrom: instant,
  registrationTill: instant,
  startsAt: instant,
  endsAt: instant,
  /** Rounds that were placed before the end count if they are settled before this instant. */
  lateTill: instant,
  playersMin: whole,
  playersMax: v.nullable(whole),
  qualifyingLevel: v.nullable(whole),
  /** Points; 0 is free. */
  cost: whole,
  /** Money equivalent of the cost. */
  costValue: v.object({ amountMinor: whole, currency: v.string() }),
  prizes: v.array(v.object({ placeFrom: whole, placeTo: whole, reward: rewardSchema })),
  leaderboard: leaderboardSchema,
});
export type Tournament = v.InferOutput<typeof tournamentSchema>;

export const tournamentsAnswerSchema = v.object({
  tournaments: v.array(tournamentSchema),
  /** Reasons for which the service is closed to the player. */
  blocks: v.array(v.string()),
  version: whole,
});
export type TournamentsAnswer = v.InferOutput<typeof tournamentsAnswerSchema>;

export const registrationAnswerSchema = v.object({ tournament: tournamentSchema, version: whole });

/** Message of a page that follows the leaderboards of tournaments; an empty list ends it. */
export const tournamentWatchSchema = v.object({
  type: v.literal('watch'),
  tournaments: v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(20)),
});
/** Sent to pages that follow the tournament, at most twice a second. */
export const leaderboardMessageSchema = v.object({
  type: v.literal('leaderboard'),
  tournamentId: v.string(),
  leaderboard: leaderboardSchema,
});
export type LeaderboardMessage = v.InferOutput<typeof leaderboardMessageSchema>;
