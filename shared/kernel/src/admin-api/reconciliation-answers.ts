/**
 * Answers of the api about reconciliation with the provider's settlement reports, shared with the console.
 * Amounts are integer minor units, times ISO 8601 in UTC.
 */

/** A line of the provider's books, or a movement of the ledger, that has no equal. Null where there is no amount, or no currency known. */
export interface ReconciliationBreak {
  readonly kind: 'MISSING_IN_LEDGER' | 'MISSING_IN_FILE' | 'AMOUNT' | 'CURRENCY';
  readonly type: string;
  readonly providerPaymentId: string;
  readonly reference: string | null;
  readonly currency: string | null;
  readonly ours: number | null;
  readonly theirs: number | null;
}

/** The last word on a day of a brand. */
export interface ReconciledDay {
  readonly brand: string;
  /** UTC, yyyy-mm-dd. */
  readonly day: string;
  readonly at: string;
  readonly rows: number;
  /** Count of the last comparison; {@link lines} are the first of them. */
  readonly breaks: number;
  /** It was different once, and is not now. */
  readonly isResolved: boolean;
  readonly lines: readonly ReconciliationBreak[];
}

/** `POST /internal/reconciliation/days` of the api, `GET /money/reconciliation` of the console. */
export interface Reconciliations {
  /** The last word on each day of a month, newest first. */
  readonly days: readonly ReconciledDay[];
  /** Days that have ended and whose settlement reports could not be read yet. */
  readonly waiting: readonly { readonly brand: string; readonly day: string }[];
}
