/**
 * Answers of the api about the approval of withdrawals, parsed by the console. Amounts are integer minor
 * units, times ISO 8601 in UTC.
 */
import * as v from 'valibot';
import { listOf } from '../lib/list-schema.ts';

export const CASE_STATES = ['waiting', 'approved', 'refused', 'automatic'] as const;
export type CaseState = (typeof CASE_STATES)[number];

export const APPROVAL_DECISIONS = ['approve', 'refuse'] as const;
export type ApprovalDecision = (typeof APPROVAL_DECISIONS)[number];

const withdrawalCaseSchema = v.object({
  id: v.string(),
  brand: v.string(),
  playerId: v.string(),
  amount: v.number(),
  currency: v.string(),
  requestedAt: v.string(),
  state: v.picklist(CASE_STATES),
  approvalsNeeded: v.number(),
  /** Reason why the withdrawal needs manual review. */
  reason: v.picklist(['ABOVE_AUTOMATIC', 'ABOVE_FOUR_EYES', 'ASKED_BY_STAFF', 'HELD_BACK', 'OTHER_NAME']),
  /** In order. A void decision was made before the withdrawal was held and no longer counts. */
  decisions: listOf(
    v.object({
      staff: v.string(),
      decision: v.picklist(APPROVAL_DECISIONS),
      reason: v.string(),
      at: v.string(),
      isVoid: v.boolean(),
    }),
  ),
  shares: listOf(
    v.object({
      id: v.string(),
      kind: v.string(),
      accountLabel: v.nullable(v.string()),
      amount: v.number(),
      fee: v.number(),
      status: v.string(),
      /** Name of the account holder if it is not the player's (ADR 0131). */
      otherName: v.nullable(v.string()),
    }),
  ),
  player: v.object({
    status: v.string(),
    kycStatus: v.string(),
    isSelfExcluded: v.boolean(),
    since: v.string(),
    blocks: listOf(v.string()),
    deposited: v.number(),
    withdrawn: v.number(),
    balance: v.number(),
    /** Null unless it has to be compared with another name. */
    name: v.nullable(v.string()),
  }),
});

/** A withdrawal in the approval queue, with only the personal data that the decision needs. */
export type WithdrawalCase = v.InferOutput<typeof withdrawalCaseSchema>;

/** `GET /internal/withdrawals` of the api, `GET /money/withdrawals` of the console. */
export const withdrawalCasesSchema = v.object({ withdrawals: listOf(withdrawalCaseSchema) });
export type WithdrawalCases = v.InferOutput<typeof withdrawalCasesSchema>;

/** `POST …/decision` of a withdrawal. */
export const approvalOutcomeSchema = v.object({
  outcome: v.picklist(['APPROVED', 'REFUSED', 'SECOND_NEEDED']),
});
export type ApprovalAnswer = v.InferOutput<typeof approvalOutcomeSchema>;
export type ApprovalOutcome = ApprovalAnswer['outcome'];
