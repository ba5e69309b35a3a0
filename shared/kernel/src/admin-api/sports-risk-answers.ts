/**
 * Answers of the api about risk and operations of the sportsbook, parsed by the console. Amounts in euro are
 * minor units at the exchange rates of this release; times are ISO 8601 in UTC.
 * @packageDocumentation
 */
import * as v from 'valibot';
import { MARKET_KINDS, OUTCOMES } from '../bets/markets.ts';
import { SUSPENSION_SCOPES } from '../feeds/sports-trading.ts';
import { listOf } from '../lib/list-schema.ts';

const kind = v.picklist(MARKET_KINDS);

/** Matches that one search returns. */
export const MAX_OFFERED_MATCHES = 8;

/** A question of staff about matches that have not started: by the names of teams or competitions, or by ids. */
export const offeredMatchesQuestionSchema = v.object({
  brand: v.pipe(v.string(), v.regex(/^[a-z]{2,40}$/)),
  text: v.optional(v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(60))),
  /** Ids, separated by commas. */
  events: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9]{1,16}(?:,[a-z0-9]{1,16}){0,7}$/))),
});

const offeredMatchSchema = v.object({
  id: v.string(),
  competition: v.string(),
  home: v.string(),
  away: v.string(),
  /** ISO 8601 in UTC. */
  startsAt: v.string(),
  /** Empty in the results of a search. */
  markets: listOf(
    v.object({
      kind,
      line: v.nullable(v.number()),
      /** Prices are decimal odds in thousandths. */
      outcomes: listOf(v.object({ id: v.picklist(OUTCOMES), price: v.number() })),
    }),
  ),
});
export type OfferedMatch = v.InferOutput<typeof offeredMatchSchema>;

/** Matches that staff can choose selections of. */
export const offeredMatchesSchema = v.object({ matches: listOf(offeredMatchSchema) });

const liabilityEventSchema = v.object({
  eventId: v.string(),
  competition: v.string(),
  home: v.string(),
  away: v.string(),
  startsAt: v.string(),
  /** Selections on the match in open bets. */
  selections: v.number(),
  /** Euro cents: the highest payout of one outcome of the match. */
  highest: v.number(),
  outcomes: listOf(
    v.object({
      kind,
      line: v.nullable(v.number()),
      outcome: v.string(),
      bets: v.number(),
      /** Euro cents. */
      stake: v.number(),
      /** Euro cents that are paid at most if the outcome wins. */
      liability: v.number(),
    }),
  ),
});
export type LiabilityEvent = v.InferOutput<typeof liabilityEventSchema>;

const largestBetSchema = v.object({
  id: v.string(),
  brand: v.string(),
  playerId: v.string(),
  currency: v.string(),
  /** Minor units of the currency. */
  stake: v.number(),
  possibleReturns: v.number(),
  /** Euro cents. */
  possibleReturnsInEuro: v.number(),
  legs: v.number(),
  openLegs: v.number(),
  placedAt: v.string(),
});

const suspensionCaseSchema = v.object({
  id: v.number(),
  brand: v.nullable(v.string()),
  scope: v.picklist(SUSPENSION_SCOPES),
  target: v.nullable(v.string()),
  kind: v.nullable(v.string()),
  line: v.nullable(v.number()),
  reason: v.string(),
  staff: v.string(),
  at: v.string(),
});
export type SuspensionCase = v.InferOutput<typeof suspensionCaseSchema>;

export const RESULT_REQUEST_KINDS = ['VOID_MATCH', 'VOID_MARKET', 'CORRECT', 'CORRECT_ORDER'] as const;

const resultRequestSchema = v.object({
  id: v.number(),
  eventId: v.string(),
  kind: v.picklist(RESULT_REQUEST_KINDS),
  market: v.nullable(v.string()),
  line: v.nullable(v.number()),
  home: v.nullable(v.number()),
  away: v.nullable(v.number()),
  /** Finishing order of a race or an outright; runners that are not listed did not finish. */
  positions: v.nullish(listOf(v.object({ runner: v.string(), position: v.number() }))),
  bets: v.number(),
  reason: v.string(),
  staff: v.string(),
  at: v.string(),
  approvalsNeeded: v.number(),
  status: v.picklist(['WAITING', 'APPLIED', 'REJECTED']),
  decidedBy: v.nullable(v.string()),
});
export type ResultRequest = v.InferOutput<typeof resultRequestSchema>;

const limitSchema = v.object({
  brand: v.string(),
  market: v.nullable(v.string()),
  playerId: v.nullable(v.string()),
  currency: v.string(),
  /** Minor units of the brand's currency. */
  maxStake: v.nullable(v.number()),
  maxPayout: v.nullable(v.number()),
  staff: v.string(),
  at: v.string(),
});
export type SportsLimit = v.InferOutput<typeof limitSchema>;

export const SPORTS_ACTIONS = [
  'SUSPEND',
  'RESUME',
  'REQUEST_RESULT',
  'APPROVE_RESULT',
  'REJECT_RESULT',
  'SET_LIMIT',
] as const;

const operationSchema = v.object({
  id: v.number(),
  action: v.picklist(SPORTS_ACTIONS),
  /** Parameters of the operation as text. */
  subject: v.string(),
  reason: v.string(),
  staff: v.string(),
  outcome: v.string(),
  at: v.string(),
});
export type SportsOperation = v.InferOutput<typeof operationSchema>;

const boostedOddsRowSchema = v.object({
  id: v.string(),
  brand: v.string(),
  bets: v.number(),
  /** Euro cents, of open bets. */
  stake: v.number(),
  liability: v.number(),
  /** Part of the liability that the boost adds to the price of the feed. */
  extra: v.number(),
});
export type BoostedOddsRow = v.InferOutput<typeof boostedOddsRowSchema>;

const metricsSchema = v.object({
  /** Start of the process whose requests are counted. */
  since: v.string(),
  placed: v.number(),
  refusals: listOf(v.object({ reason: v.string(), count: v.number() })),
  /** Null before the first bet. */
  meanAcceptSeconds: v.nullable(v.number()),
  /** Share of bets that were accepted within 250 ms, 0 to 1. */
  fastShare: v.nullable(v.number()),
  settlementLagSeconds: v.number(),
  /** Null before the first answer of the feed. */
  feedAgeSeconds: v.nullable(v.number()),
});
export type SportsMetrics = v.InferOutput<typeof metricsSchema>;

/** `POST /internal/sports/risk` of the api, `GET /sports/risk` of the console. */
export const sportsRiskSchema = v.object({
  events: listOf(liabilityEventSchema),
  largest: listOf(largestBetSchema),
  boostedOdds: listOf(boostedOddsRowSchema),
  metrics: metricsSchema,
  suspensions: listOf(suspensionCaseSchema),
  requests: listOf(resultRequestSchema),
  limits: listOf(limitSchema),
  operations: listOf(operationSchema),
});
export type SportsRisk = v.InferOutput<typeof sportsRiskSchema>;

export const SPORTS_OUTCOMES = [
  'SUSPENDED',
  'RESUMED',
  'SET',
  'APPLIED',
  'SECOND_NEEDED',
  'REJECTED',
] as const;

/** Answer to each operation of staff. */
export const sportsOutcomeSchema = v.object({ outcome: v.picklist(SPORTS_OUTCOMES) });
export type SportsOutcome = v.InferOutput<typeof sportsOutcomeSchema>['outcome'];
