/** Responses of the api about disputes of sports bets, parsed by the console. Times are ISO 8601 in UTC. */
import * as v from 'valibot';
import { DISPUTE_REASONS } from '../bets/bet-disputes.ts';
import { listOf } from '../lib/list-schema.ts';

const scoreSchema = v.object({ home: v.number(), away: v.number() });

const legSchema = v.object({
  event: v.string(),
  sport: v.string(),
  competition: v.string(),
  home: v.string(),
  away: v.string(),
  startsAt: v.string(),
  /** Kind, line in hundredths, and outcome, as in `markets`. */
  kind: v.string(),
  line: v.nullable(v.number()),
  outcome: v.string(),
  /** Selections of a bet builder; empty for others. */
  parts: v.optional(
    listOf(
      v.object({
        kind: v.string(),
        line: v.nullable(v.number()),
        outcome: v.string(),
        player: v.nullable(v.string()),
        result: v.nullable(v.string()),
      }),
    ),
    [],
  ),
  /** Thousandths. */
  price: v.number(),
  /** Name of the player whom the outcome names. */
  player: v.nullable(v.string()),
  result: v.nullable(v.string()),
  /** Number of the result that decided the leg. */
  resultNumber: v.nullable(v.number()),
  voidReason: v.nullable(v.string()),
  homeScore: v.nullable(v.number()),
  awayScore: v.nullable(v.number()),
  periods: listOf(scoreSchema),
  /** In football only. */
  statistics: v.nullable(v.object({ corners: scoreSchema, cards: scoreSchema, scorers: listOf(v.string()) })),
  /** In races and outrights only; fractions as text. */
  terms: v.nullish(
    v.object({
      /** Share of the winnings, and number of places: `1/5, 3`. */
      eachWay: v.nullable(v.string()),
      deadHeat: v.nullable(v.string()),
      placeDeadHeat: v.nullable(v.string()),
      /** Percent of the winnings. */
      deduction: v.number(),
      finishers: listOf(v.string()),
    }),
  ),
  resultAt: v.nullable(v.string()),
});

/** A bet with its results and arithmetic when a dispute about it was opened. Amounts are minor units. */
export const disputeSnapshotSchema = v.object({
  placedAt: v.string(),
  settledAt: v.nullable(v.string()),
  correctedAt: v.nullable(v.string()),
  currency: v.string(),
  sizes: listOf(v.number()),
  bankers: listOf(v.number()),
  stake: v.number(),
  stakePerLine: v.number(),
  possibleReturns: v.number(),
  returns: v.nullable(v.number()),
  legs: listOf(legSchema),
  /** Paid by cash-outs before; the lines are those of the rest of the stake. */
  cashedOut: v.optional(v.number(), 0),
  /** Added by a profit boost. */
  boost: v.optional(v.number(), 0),
  /** Lines with the indexes of their legs and their returns, rounded down. */
  lines: listOf(
    v.object({
      part: v.optional(v.picklist(['WIN', 'PLACE'])),
      legs: listOf(v.number()),
      returns: v.number(),
    }),
  ),
});
export type DisputeSnapshot = v.InferOutput<typeof disputeSnapshotSchema>;

const disputeCaseSchema = v.object({
  id: v.number(),
  brand: v.string(),
  playerId: v.string(),
  betId: v.string(),
  reason: v.picklist(DISPUTE_REASONS),
  /** The player's message, unchanged. */
  message: v.string(),
  createdAt: v.string(),
  snapshot: disputeSnapshotSchema,
});

/** A dispute that waits for an answer. */
export type DisputeCase = v.InferOutput<typeof disputeCaseSchema>;

/** `POST /internal/sports-disputes` of the api, `GET /player/sports-disputes` of the console; oldest first. */
export const disputeCasesSchema = v.object({ cases: listOf(disputeCaseSchema) });

export const DISPUTE_DECISIONS = ['UPHELD', 'REJECTED'] as const;
export type DisputeDecision = (typeof DISPUTE_DECISIONS)[number];

/** `POST …/answer` of a dispute. */
export const disputeOutcomeSchema = v.object({ status: v.picklist(DISPUTE_DECISIONS) });
