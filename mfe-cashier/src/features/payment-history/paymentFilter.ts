import type { PaymentMethodKind, PaymentTransactionStatus } from '@foyer/graphql/main';
import { readHistoryRange, historyRangeQuery, spanOf, type HistoryRange } from '@foyer/kernel/history-range';

/** The statuses players filter by; the server has more than players need. */
export const PAYMENT_STATES = ['completed', 'running', 'ended', 'reversed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

export const METHOD_KINDS = [
  'CARD',
  'INSTANT_BANK',
  'OPEN_BANKING',
  'WALLET',
  'VOUCHER',
] as const satisfies readonly PaymentMethodKind[];

const STATUSES: Readonly<Record<PaymentState, readonly PaymentTransactionStatus[]>> = {
  completed: ['Completed'],
  running: ['Initialized', 'CancelInitialized', 'RollbackInitialized'],
  ended: ['Cancelled'],
  reversed: ['RolledBacked'],
};

/** The filter of the page; undefined means no filter. */
export interface PaymentFilter {
  readonly historyRange: HistoryRange;
  readonly state: PaymentState | undefined;
  readonly method: PaymentMethodKind | undefined;
}

export interface PaymentQuery {
  readonly from: string;
  readonly to: string;
  readonly status: readonly PaymentTransactionStatus[] | null;
  readonly methodKind: readonly PaymentMethodKind[] | null;
}

/** Reads the filter from the address, so that it survives the back button and can be sent to support. */
export function paymentFilterOf(search: string): PaymentFilter {
  const parameters = new URLSearchParams(search);
  return {
    historyRange: readHistoryRange(search),
    state: PAYMENT_STATES.find((state) => state === parameters.get('status')),
    method: METHOD_KINDS.find((kind) => kind === parameters.get('method')),
  };
}

export function paymentFilterQuery({
  historyRange,
  state,
  method,
}: PaymentFilter): Readonly<Record<string, string | undefined>> {
  return { ...historyRangeQuery(historyRange), status: state, method };
}

/** Days are those of the licence: `timeZone` is an IANA name. */
export function paymentQueryOf(
  { historyRange, state, method }: PaymentFilter,
  now: number,
  timeZone: string,
): PaymentQuery {
  return {
    ...spanOf(historyRange, now, timeZone),
    status: state === undefined ? null : STATUSES[state],
    methodKind: method === undefined ? null : [method],
  };
}
