/**
 * Player API of the engagement service, in the paths of requirements/interfaces#gamification-provider and beside
 * them. Shared by the service and the browser.
 */
import * as v from 'valibot';
import { rewardSchema } from './reward.ts';
import {
  DOOR_ACTION_REFUSALS,
  PLAY_ACTION_REFUSALS,
  PURCHASE_ACTION_REFUSALS,
  REGISTRATION_REFUSALS,
} from './refusals.ts';

/** Prefix of the service behind the gateway: `{origin}/engagement` is the provider's host. */
export const ENGAGEMENT_PREFIX = '/engagement';
/** Paths below the host of the provider. */
export const ENGAGEMENT_PATHS = {
  token: '/api/oauth/v1/token',
  player: '/api/players-data/v1/player',
  optIn: '/api/players-data/v1/player/opt-in',
  optOut: '/api/players-data/v1/player/opt-out',
  missions: '/api/engagement/v1/missions',
  points: '/api/engagement/v1/points',
  level: '/api/engagement/v1/level',
  events: '/api/engagement/v1/events',
} as const;
/** Close code of the socket when its session is over; the page stops connecting. */
export const ENGAGEMENT_SESSION_OVER = 4401;

const instant = v.pipe(v.string(), v.isoTimestamp());
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Reasons for which engagement is closed to a player, most severe first (requirements/states#gamification). */
export const ENGAGEMENT_BLOCKS = [
  'ACCOUNT_CLOSED',
  'SELF_EXCLUDED',
  /** A time-out that the player has chosen is running. */
  'TIMED_OUT',
  'SOURCE_OF_WEALTH_EXPIRED',
  'KYC_REQUIRED',
  'BLOCKED_AT_PROVIDER',
  'CLIENT_ID_MISSING',
  'FEATURE_OFF',
  /** The player has not opted in to gamification: nothing is counted. */
  'NOT_OPTED_IN',
] as const;
export type EngagementBlock = (typeof ENGAGEMENT_BLOCKS)[number];

/** Refusals of an action, besides the blocks. */
export const ENGAGEMENT_REFUSALS = [
  ...ENGAGEMENT_BLOCKS,
  'UNKNOWN_MISSION',
  'NOT_OPEN',
  'ALREADY_OPTED_IN',
  'NOTHING_TO_CLAIM',
  'CLAIM_EXPIRED',
  ...REGISTRATION_REFUSALS,
  ...PURCHASE_ACTION_REFUSALS,
  ...DOOR_ACTION_REFUSALS,
  ...PLAY_ACTION_REFUSALS,
] as const;
export type EngagementRefusal = (typeof ENGAGEMENT_REFUSALS)[number];

export const tokenRequestSchema = v.object({
  clientId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  /** The access token of the player's session. */
  identityToken: v.pipe(v.string(), v.minLength(1), v.maxLength(8_192)),
});
export const tokenAnswerSchema = v.object({ accessToken: v.string(), expiresAt: v.optional(instant) });

/**
 * `gamificationOpt.enable`: the player has opted in. `blocks`: reasons why the service is closed to the
 * player now.
 */
export const playerAnswerSchema = v.object({
  gamificationOpt: v.object({ enable: v.boolean() }),
  blocks: v.array(v.picklist(ENGAGEMENT_BLOCKS)),
});

/** Time and limit states of a mission, computed by one machine in the service. */
export const MISSION_STATES = [
  'BeforeStart',
  'Locked',
  'AwaitingOptIn',
  'Open',
  'OpenUntilEnd',
  'OpenUntilLimit',
  'InProgress',
  'InProgressUntilEnd',
  'InProgressUntilLimit',
  'MissedByEnd',
  'MissedByLimit',
  'Claimable',
  'ClaimExpired',
  'Completed',
] as const;
export type MissionState = (typeof MISSION_STATES)[number];

/** Labels of requirements/entities#gamification. */
export const MISSION_LABELS = ['going', 'locked', 'incomplete', 'claim', 'completed'] as const;
export type MissionLabel = (typeof MISSION_LABELS)[number];

/** Units of a task's progress: `stake` and `won` are minor units of the player's currency, all others are numbers. */
export const COUNTERS = [
  'count',
  'stake',
  'won',
  'deposited',
  'multiple',
  'days',
  'games',
  'studios',
] as const;
export type Counter = (typeof COUNTERS)[number];

export const missionSchema = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  ribbon: v.nullable(v.picklist(['new', 'daily', 'weekly', 'last-chance'])),
  state: v.picklist(MISSION_STATES),
  label: v.picklist(MISSION_LABELS),
  tasks: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      counter: v.picklist(COUNTERS),
      progress: whole,
      /** The target that completes the task now: lower than `fullTarget` when a limit caps it. */
      target: whole,
      fullTarget: whole,
      /** The player's own limit that lowers the target; null when none does. */
      cappedBy: v.nullable(v.picklist(['WAGER', 'LOSS', 'DEPOSIT'])),
      /** The headroom does not suffice for the rest, even at the lowest target. */
      isOutOfReach: v.boolean(),
      isCompleted: v.boolean(),
      /** Casino games whose bets the task counts, by slug and id of the studio; null: all. Absent for other tasks. */
      countedGames: v.optional(
        v.object({ games: v.nullable(v.array(v.string())), studios: v.nullable(v.array(v.string())) }),
      ),
    }),
  ),
  reward: rewardSchema,
  /** The mission that must be completed before. */
  lockedBy: v.nullable(v.object({ id: v.string(), name: v.string() })),
  minLevel: v.nullable(whole),
  canOptIn: v.boolean(),
  canClaim: v.boolean(),
  activeFrom: v.nullable(instant),
  activeTill: v.nullable(instant),
  /** End of the current run, by its time limit or recurrence. */
  endsAt: v.nullable(instant),
  claimBy: v.nullable(instant),
  nextRunAt: v.nullable(instant),
  completions: whole,
  maxCompletions: v.nullable(whole),
  completedAt: v.nullable(instant),
  relatedGames: v.array(v.object({ slug: v.string() })),
});
export type Mission = v.InferOutput<typeof missionSchema>;

export const missionsAnswerSchema = v.object({
  missions: v.array(missionSchema),
  /** Currency of stakes and wins. */
  currency: v.string(),
  blocks: v.array(v.picklist(ENGAGEMENT_BLOCKS)),
  /** Position in the log of facts: a later answer has a higher or equal one. */
  version: whole,
});
export type MissionsAnswer = v.InferOutput<typeof missionsAnswerSchema>;

/** Answer to an action: 200 with the current mission, or 409 with `code`. */
export const actionAnswerSchema = v.object({ mission: missionSchema, version: whole });
export const refusalAnswerSchema = v.object({
  code: v.picklist(ENGAGEMENT_REFUSALS),
  blocks: v.array(v.picklist(ENGAGEMENT_BLOCKS)),
});

export const POINT_REASONS = [
  'play',
  'mission',
  'level-up',
  'purchase',
  'tournament',
  'calendar',
  'mini-game',
  'refund',
] as const;

export const pointsAnswerSchema = v.object({
  balance: whole,
  /** All points ever earned; the level depends on it. */
  earned: whole,
  /** The earning rule: `points` for each `perMinor` of real-money stakes in `currency`, by product. */
  earning: v.array(
    v.object({
      product: v.picklist(['casino', 'sportsbook']),
      points: whole,
      perMinor: whole,
      currency: v.string(),
      /** End of the rate; null or absent: none. */
      activeTill: v.optional(v.nullable(instant)),
    }),
  ),
  /** Money equivalent of a number of points in the rewards shop, which the licence requires. */
  moneyValue: v.object({ points: whole, amountMinor: whole, currency: v.string() }),
  /** Points never expire; null says so. */
  expiresAt: v.null(),
  history: v.array(
    v.object({
      id: v.string(),
      at: instant,
      /** Negative: spent. */
      amount: v.pipe(v.number(), v.safeInteger()),
      reason: v.picklist(POINT_REASONS),
      /** Name of the mission, level or item; slug of the game. */
      subject: v.nullable(v.string()),
      balance: whole,
    }),
  ),
  /** `before` of the next page of the history; null at its end. */
  next: v.nullable(whole),
  version: whole,
});
export type PointsAnswer = v.InferOutput<typeof pointsAnswerSchema>;

const levelSchema = v.object({
  level: whole,
  name: v.string(),
  /** Earned points from which the level is reached. */
  points: whole,
  reward: v.nullable(rewardSchema),
});

export const levelAnswerSchema = v.object({
  level: whole,
  name: v.string(),
  earned: whole,
  /** Null at the highest level. */
  next: v.nullable(v.object({ level: whole, name: v.string(), missing: whole })),
  levels: v.array(levelSchema),
  version: whole,
});
export type LevelAnswer = v.InferOutput<typeof levelAnswerSchema>;

/** The first message on the socket; the token is never part of the address. */
export const engagementHelloSchema = v.object({ type: v.literal('hello'), token: v.string() });
/** Messages of the socket: `ready` after the hello, then `changed` for each change of the player's data. */
export const engagementMessageSchema = v.variant('type', [
  v.object({ type: v.literal('ready') }),
  v.object({
    type: v.literal('changed'),
    /** Parts of the API to read again. */
    parts: v.array(v.string()),
    version: whole,
  }),
]);
export type EngagementMessage = v.InferOutput<typeof engagementMessageSchema>;
