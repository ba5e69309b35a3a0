/**
 * Rewards of a player for staff, parsed by the console. Amounts are integer minor units of `currency`, times ISO 8601
 * in UTC.
 */
import { listOf } from '@foyer/kernel/list-schema';
import * as v from 'valibot';

const REWARD_STATUSES = [
  'Scheduled',
  'Unclaimed',
  'Processing',
  'Credited',
  'FailedProcessing',
  'Expired',
  'Removed',
] as const;

/** The spins of a claimed reward. */
const freeSpinsSchema = v.object({
  status: v.picklist(['Ready', 'InUse', 'Used', 'Expired', 'Forfeited']),
  used: v.number(),
  /** 0 once the spins have ended. */
  left: v.number(),
  /** Sum of the wins. */
  won: v.number(),
  expiresAt: v.string(),
  forfeitedAt: v.nullable(v.string()),
  forfeitReason: v.nullable(v.picklist(['SELF_EXCLUDED', 'ACCOUNT_CLOSED'])),
});

const rewardSchema = v.object({
  assignationId: v.string(),
  /** Name and reason in English, as the brand publishes them. */
  name: v.string(),
  reason: v.nullable(v.string()),
  kind: v.picklist(['FreeSpin', 'MoneyDrop', 'BonusMoneyDrop']),
  status: v.picklist(REWARD_STATUSES),
  /** Minor units; the number of spins for free spins. */
  amount: v.number(),
  currency: v.string(),
  depositCondition: v.picklist(['ALWAYS', 'EXISTING_DEPOSITS', 'FIRST_TIME_DEPOSIT']),
  /** Null: wins and amounts are real money. */
  wageringFactor: v.nullable(v.number()),
  maxPayout: v.nullable(v.number()),
  /** Free spins only: the game, by its id when the catalogue no longer has it, and the value of one spin. */
  game: v.nullable(v.string()),
  spinValue: v.nullable(v.number()),
  assignedAt: v.string(),
  startsAt: v.string(),
  /** End of the time in which it can be claimed. */
  endsAt: v.nullable(v.string()),
  claimedAt: v.nullable(v.string()),
  /** Null unless the reward is claimed free spins. */
  freeSpins: v.nullable(freeSpinsSchema),
});
/** A reward that was assigned to a player. */
export type RecordedReward = v.InferOutput<typeof rewardSchema>;

/** `POST /internal/player-records/rewards` of the api, `POST /player/rewards` of the console: newest first. */
export const recordedRewardsSchema = v.object({
  rewards: listOf(rewardSchema),
  /** Older rewards exist. */
  isTruncated: v.boolean(),
  /** Codes of the reasons for which the player cannot claim or play rewards now, such as `KYC_REQUIRED`. */
  blocks: listOf(v.string()),
});
export type RecordedRewards = v.InferOutput<typeof recordedRewardsSchema>;
