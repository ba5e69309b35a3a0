/**
 * Answers of the api about reconciliation with the provider's settlement reports, parsed by the console.
 * Amounts are integer minor units, times ISO 8601 in UTC, days `yyyy-mm-dd` in UTC.
 */
import * as v from 'valibot';
import { listOf } from '../lib/list-schema.ts';

const breakSchema = v.object({
  kind: v.picklist(['MISSING_IN_LEDGER', 'MISSING_IN_FILE', 'AMOUNT', 'CURRENCY']),
  type: v.string(),
  providerPaymentId: v.string(),
  reference: v.nullable(v.string()),
  /** Null when no side names a currency. */
  currency: v.nullable(v.string()),
  /** Null without a movement of the ledger. */
  ours: v.nullable(v.number()),
  /** Null without a line of the settlement report. */
  theirs: v.nullable(v.number()),
});

/** A line of the settlement report, or a movement of the ledger, without an equal counterpart. */
export type ReconciliationBreak = v.InferOutput<typeof breakSchema>;

const daySchema = v.object({
  brand: v.string(),
  day: v.string(),
  at: v.string(),
  rows: v.number(),
  /** Count of the last comparison; `lines` are the first of them. */
  breaks: v.number(),
  /** An earlier comparison of the day had differences, the last one has none. */
  isResolved: v.boolean(),
  lines: listOf(breakSchema),
});

/** The last comparison of a day of a brand. */
export type ReconciledDay = v.InferOutput<typeof daySchema>;

/** `POST /internal/reconciliation/days` of the api, `GET /money/reconciliation` of the console. */
export const reconciliationsSchema = v.object({
  /** The last comparison of each day of a month, newest first. */
  days: listOf(daySchema),
  /** Days that have ended and whose settlement reports could not be read yet. */
  waiting: listOf(v.object({ brand: v.string(), day: v.string() })),
});
export type Reconciliations = v.InferOutput<typeof reconciliationsSchema>;

/** `POST /internal/reconciliation` of the api, `POST /money/reconciliation` of the console: one comparison. */
export const reconciliationRunSchema = v.object({
  brand: v.string(),
  day: v.string(),
  rows: v.number(),
  /** Net total of the settlement report; equal to `ours` without differences. */
  theirs: v.number(),
  ours: v.number(),
  difference: v.number(),
  breaks: v.number(),
});
export type ReconciliationRun = v.InferOutput<typeof reconciliationRunSchema>;
