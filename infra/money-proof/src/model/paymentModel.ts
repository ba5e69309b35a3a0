export type ModelStatus =
  | 'Initialized'
  | 'Completed'
  | 'CancelInitialized'
  | 'Cancelled'
  | 'RolledBacked'
  | 'RollbackInitialized';

export interface ModelPayment {
  readonly id: string;
  readonly direction: 'Deposit' | 'Withdrawal';
  readonly amount: number;
  status: ModelStatus;
  providerStatus: string | undefined;
  /** The provider has or had the money. */
  isCaptured: boolean;
  reversal: 'refunded' | 'charged_back' | undefined;
  /** Charged but quarantined: the refund is pending. */
  isHeld: boolean;
  isSending: boolean;
}

export function newPayment(id: string, direction: ModelPayment['direction'], amount: number): ModelPayment {
  return {
    id,
    direction,
    amount,
    status: 'Initialized',
    providerStatus: undefined,
    isCaptured: false,
    reversal: undefined,
    isHeld: false,
    isSending: false,
  };
}
