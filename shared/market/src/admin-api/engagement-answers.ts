/**
 * Responses of the engagement service for staff, parsed by the console. Amounts are integer minor units, times
 * ISO 8601 in UTC.
 */
import { calendarSchema } from '@foyer/kernel/calendar';
import {
  levelAnswerSchema,
  missionSchema,
  pointsAnswerSchema,
  POINT_REASONS,
} from '@foyer/kernel/engagement';
import { listOf } from '@foyer/kernel/list-schema';
import { miniGameSchema } from '@foyer/kernel/mini-games';
import { purchaseSchema, shopItemSchema } from '@foyer/kernel/rewards-shop';
import { tournamentSchema } from '@foyer/kernel/tournaments';
import * as v from 'valibot';

const version = v.optional(v.number(), 0);
const versionsSchema = v.object({
  missions: version,
  tournaments: version,
  shop: version,
  calendars: version,
  miniGames: version,
  levels: version,
  earning: version,
});
const problemsSchema = listOf(v.object({ path: listOf(v.string()), problem: v.string() }));

/** `POST /internal/engagement/rules-status`: the rules in force, and a publication that was refused. */
export const ruleStatusSchema = v.object({
  brand: v.string(),
  /** Id of the rule set that facts name. */
  rulesId: v.string(),
  since: v.string(),
  /** Versions of the content sections; 0: the values of the release. */
  versions: versionsSchema,
  refused: v.nullable(v.object({ at: v.string(), versions: versionsSchema, problems: problemsSchema })),
  /** Players who take part now. */
  players: v.number(),
  /** English texts of the release by their keys. */
  texts: v.optional(v.record(v.string(), v.string()), {}),
});
export type RuleStatus = v.InferOutput<typeof ruleStatusSchema>;

/** `POST /internal/engagement/preview`: a section as a player sees it; without problems only. */
export const rulePreviewSchema = v.object({
  problems: problemsSchema,
  missions: listOf(missionSchema),
  tournaments: listOf(tournamentSchema),
  items: listOf(shopItemSchema),
  calendars: listOf(calendarSchema),
  miniGames: listOf(miniGameSchema),
  levels: levelAnswerSchema.entries.levels,
  earning: pointsAnswerSchema.entries.earning,
});
export type RulePreview = v.InferOutput<typeof rulePreviewSchema>;

/** `POST /internal/engagement/reward-values`: rewards that rules can give, with their values. */
export const rewardValuesSchema = v.object({
  offers: listOf(
    v.object({
      id: v.string(),
      rewardType: v.string(),
      amount: v.number(),
      currency: v.string(),
      /** Value in euro cents, that of the brand on which it is worth most. */
      cents: v.number(),
    }),
  ),
});
export type RewardValueList = v.InferOutput<typeof rewardValuesSchema>;

const changeSchema = v.object({
  subject: v.picklist(['mission', 'tournament', 'level', 'points', 'reward']),
  /** Name of the mission, tournament or reward. */
  name: v.string(),
  before: v.nullable(v.number()),
  after: v.number(),
});

const factSchema = v.object({
  seq: v.number(),
  kind: v.string(),
  /** Id of what was reported: a bet, a deposit, an action. */
  ref: v.string(),
  at: v.string(),
  storedAt: v.string(),
  counts: v.boolean(),
  /** Reasons for which it does not count. */
  blocks: listOf(v.string()),
  rulesId: v.string(),
  versions: v.nullable(versionsSchema),
  details: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  /** Consequences. Empty for a fact that counts: no rule matched it. */
  changes: listOf(changeSchema),
});
export type EngagementFact = v.InferOutput<typeof factSchema>;

/** `POST /internal/engagement/player-record`, `POST /player/engagement` of the console. */
export const engagementRecordSchema = v.object({
  brand: v.string(),
  playerId: v.string(),
  participates: v.boolean(),
  /** Currency of the minor units in missions and scores. */
  currency: v.string(),
  /** Reasons for which the service is closed to the player now; null while the api does not answer. */
  blocks: v.nullable(listOf(v.string())),
  level: v.number(),
  balance: v.number(),
  earned: v.number(),
  missions: listOf(missionSchema),
  tournaments: listOf(tournamentSchema),
  purchases: listOf(purchaseSchema),
  points: listOf(
    v.object({
      at: v.string(),
      amount: v.number(),
      balance: v.number(),
      reason: v.picklist(POINT_REASONS),
      subject: v.nullable(v.string()),
      seq: v.number(),
    }),
  ),
  rewards: listOf(
    v.object({
      at: v.string(),
      offer: v.string(),
      reason: v.string(),
      subject: v.nullable(v.string()),
      state: v.picklist(['PENDING', 'SENT', 'REFUSED']),
      seq: v.number(),
    }),
  ),
  /** Newest first. */
  facts: listOf(factSchema),
  /** `before` of the next page of facts; null at the end. */
  next: v.nullable(v.number()),
});
export type EngagementRecord = v.InferOutput<typeof engagementRecordSchema>;
