/**
 * Answers of the api about the balances of one player, parsed by the console. Amounts are integer minor
 * units, times ISO 8601 in UTC.
 */
import * as v from 'valibot';
import { listOf } from '../lib/list-schema.ts';

const payoutPlanSchema = v.object({
  amount: v.number(),
  /** Destination accounts with the part that each receives. */
  shares: listOf(
    v.object({ kind: v.string(), accountLabel: v.string(), amount: v.number(), reason: v.string() }),
  ),
});
export type PayoutPlan = v.InferOutput<typeof payoutPlanSchema>;

/**
 * `POST /internal/player-money` of the api, `POST /money/player` of the console: a player's money for
 * operators and auditors, with only the personal data that they need.
 */
export const playerBalancesSchema = v.object({
  playerId: v.string(),
  brand: v.string(),
  currency: v.string(),
  status: v.string(),
  isSelfExcluded: v.boolean(),
  /** Reasons that block withdrawals now. */
  blocks: listOf(v.string()),
  at: v.string(),
  /** Just before `at`. */
  balances: v.object({
    /** Number of movements until then. */
    version: v.number(),
    balance: v.number(),
    bonus_balance: v.number(),
    /** Reserved for withdrawals. */
    pending: v.number(),
    owed: v.number(),
  }),
  /** Plan of an operator's payout of the remaining balance, or the reason for refusing it. */
  payout: v.union([payoutPlanSchema, v.object({ refused: v.string() })]),
});
export type PlayerBalances = v.InferOutput<typeof playerBalancesSchema>;

/** `POST …/payout` of a player. */
export const requestedPayoutSchema = v.object({ amount: v.number(), currency: v.string() });
export type RequestedPayout = v.InferOutput<typeof requestedPayoutSchema>;
