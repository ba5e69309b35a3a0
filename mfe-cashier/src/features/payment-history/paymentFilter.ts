import type { PaymentMethodKind, PaymentTransactionStatus } from '@foyer/graphql/main';

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

/** Filters of the histories by their names in the address. */
export const PAYMENT_CHOICES = { status: PAYMENT_STATES, method: METHOD_KINDS } as const;

const STATUSES: Readonly<Record<PaymentState, readonly PaymentTransactionStatus[]>> = {
  completed: ['Completed'],
  running: ['Initialized', 'CancelInitialized', 'RollbackInitialized'],
  ended: ['Cancelled'],
  reversed: ['RolledBacked'],
};

export interface PaymentFilter {
  readonly status: readonly PaymentTransactionStatus[] | null;
  readonly methodKind: readonly PaymentMethodKind[] | null;
}

/** The filters as the server has them; null means no filter. */
export function paymentFilterOf({
  status,
  method,
}: {
  readonly status: PaymentState | undefined;
  readonly method: PaymentMethodKind | undefined;
}): PaymentFilter {
  return {
    status: status === undefined ? null : STATUSES[status],
    methodKind: method === undefined ? null : [method],
  };
}
