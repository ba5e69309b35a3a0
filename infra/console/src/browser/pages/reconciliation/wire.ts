/** The api's words for what came of a night; see its `payments/reconciledDays.ts`. Amounts in minor units. */
export interface ReconciliationBreak {
  readonly kind: 'MISSING_IN_LEDGER' | 'MISSING_IN_FILE' | 'AMOUNT' | 'CURRENCY';
  readonly type: string;
  readonly providerPaymentId: string;
  readonly reference: string | null;
  readonly currency: string | null;
  readonly ours: number | null;
  readonly theirs: number | null;
}

export interface ReconciledDay {
  readonly brand: string;
  readonly day: string;
  readonly at: string;
  readonly rows: number;
  readonly breaks: number;
  readonly isResolved: boolean;
  readonly lines: readonly ReconciliationBreak[];
}

export interface Reconciliations {
  readonly days: readonly ReconciledDay[];
  readonly waiting: readonly { readonly brand: string; readonly day: string }[];
}
