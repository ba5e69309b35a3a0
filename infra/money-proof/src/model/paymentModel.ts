import type { ProviderUpdateOutcome, ProviderPayment } from '@foyer/api/proving';
import type { Purse } from './answer.ts';

export type ModelStatus =
  'Initialized' | 'Completed' | 'CancelInitialized' | 'Cancelled' | 'RolledBacked' | 'RollbackInitialized';

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

export interface DepositRules {
  isExcluded: boolean;
  depositCeiling: number | undefined;
  /** Sum that counts towards the deposit limit and the identity threshold. */
  deposited: number;
  /**
   * Deposits from which identity is required; undefined once it was requested, and on brands without a
   * threshold.
   */
  identityFrom: number | undefined;
  isAsked: boolean;
  /** Staff have confirmed the player's documents. */
  isKnown: boolean;
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

/** Applies a provider update to a deposit: exactly the transitions of requirements/states#payments. */
export function depositFact(
  payment: ModelPayment,
  told: ProviderPayment['status'],
  purse: Purse,
  rules: DepositRules,
): ProviderUpdateOutcome {
  const isOpen = payment.status === 'Initialized' || payment.status === 'CancelInitialized';
  switch (told) {
    case 'created':
    case 'pending':
      if (!isOpen || (told === 'created' && payment.providerStatus === 'pending')) return 'STALE';
      payment.providerStatus = told;
      return 'APPLIED';
    case 'completed':
      return capture(payment, purse, rules);
    case 'failed':
    case 'cancelled':
      if (isOpen) {
        payment.status = 'Cancelled';
        payment.providerStatus = told;
        return 'APPLIED';
      }
      return payment.status === 'Cancelled' ? 'STALE' : 'ANOMALY';
    case 'refunded':
    case 'charged_back':
      return reverseDeposit(payment, told, purse);
    default:
      return 'ANOMALY';
  }
}

function capture(payment: ModelPayment, purse: Purse, rules: DepositRules): ProviderUpdateOutcome {
  if (payment.isCaptured) return 'STALE';
  payment.isCaptured = true;
  purse.version += 1;
  if (payment.status !== 'Initialized') {
    payment.isHeld = true;
    if (payment.status === 'CancelInitialized') payment.status = 'Cancelled';
    return 'ANOMALY';
  }
  payment.providerStatus = 'completed';
  const isOver =
    rules.depositCeiling !== undefined && rules.depositCeiling - rules.deposited < payment.amount;
  if (rules.isExcluded || isOver) {
    payment.isHeld = true;
    payment.status = 'RollbackInitialized';
  } else {
    purse.balance += payment.amount;
    rules.deposited += payment.amount;
    if (rules.identityFrom !== undefined && rules.deposited >= rules.identityFrom)
      Object.assign(rules, { isAsked: true, identityFrom: undefined });
    payment.status = 'Completed';
  }
  return 'APPLIED';
}

function reverseDeposit(
  payment: ModelPayment,
  told: 'refunded' | 'charged_back',
  purse: Purse,
): ProviderUpdateOutcome {
  if (payment.reversal) return payment.reversal === told ? 'STALE' : 'ANOMALY';
  payment.reversal = told;
  if (payment.status === 'Completed') {
    const taken = Math.min(purse.balance, payment.amount);
    purse.balance -= taken;
    // the part that the balance cannot cover becomes a debt in its own movement
    purse.version += (taken > 0 ? 1 : 0) + (taken < payment.amount ? 1 : 0);
    purse.debt = (purse.debt ?? 0) + payment.amount - taken;
  } else {
    purse.version += payment.isCaptured ? 1 : 2;
  }
  payment.isCaptured = true;
  payment.isHeld = false;
  payment.status =
    payment.status === 'CancelInitialized' || payment.status === 'Cancelled' ? 'Cancelled' : 'RolledBacked';
  return 'APPLIED';
}

/** Applies a provider update to a withdrawal. */
export function payoutFact(
  payment: ModelPayment,
  told: ProviderPayment['status'],
  purse: Purse,
): ProviderUpdateOutcome {
  if (!payment.isSending) return 'ANOMALY';
  switch (told) {
    case 'created':
    case 'pending':
      if (payment.status !== 'Initialized' || (told === 'created' && payment.providerStatus === 'pending'))
        return 'STALE';
      payment.providerStatus = told;
      return 'APPLIED';
    case 'completed':
      if (payment.isCaptured) return 'STALE';
      if (payment.status !== 'Initialized') return 'ANOMALY';
      payment.isCaptured = true;
      payment.status = 'Completed';
      purse.version += 1;
      return 'APPLIED';
    case 'failed':
    case 'cancelled':
      if (payment.status === 'Cancelled') return 'STALE';
      if (payment.status !== 'Initialized') return 'ANOMALY';
      giveBack(payment, purse);
      return 'APPLIED';
    case 'returned':
      if (payment.status === 'RolledBacked') return 'STALE';
      if (payment.status !== 'Initialized' && payment.status !== 'Completed') return 'ANOMALY';
      purse.version += payment.isCaptured ? 1 : 2;
      purse.balance += payment.amount;
      payment.isCaptured = true;
      payment.status = 'RolledBacked';
      return 'APPLIED';
    default:
      return 'ANOMALY';
  }
}

/** The withdrawal was never sent: its reserved money returns to the balance. */
export function giveBack(payment: ModelPayment, purse: Purse): void {
  payment.status = 'Cancelled';
  purse.balance += payment.amount;
  purse.version += 1;
}
