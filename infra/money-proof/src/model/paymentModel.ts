import type { ProviderUpdateOutcome, ProviderPayment } from '@foyer/api/proving';
import type { ModelWallet } from './answer.ts';

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
  isIdentityRequested: boolean;
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
  reported: ProviderPayment['status'],
  wallet: ModelWallet,
  rules: DepositRules,
): ProviderUpdateOutcome {
  const isOpen = payment.status === 'Initialized' || payment.status === 'CancelInitialized';
  switch (reported) {
    case 'created':
    case 'pending':
      if (!isOpen || (reported === 'created' && payment.providerStatus === 'pending')) return 'STALE';
      payment.providerStatus = reported;
      return 'APPLIED';
    case 'completed':
      return capture(payment, wallet, rules);
    case 'failed':
    case 'cancelled':
      if (isOpen) {
        payment.status = 'Cancelled';
        payment.providerStatus = reported;
        return 'APPLIED';
      }
      return payment.status === 'Cancelled' ? 'STALE' : 'ANOMALY';
    case 'refunded':
    case 'charged_back':
      return reverseDeposit(payment, reported, wallet);
    default:
      return 'ANOMALY';
  }
}

function capture(payment: ModelPayment, wallet: ModelWallet, rules: DepositRules): ProviderUpdateOutcome {
  if (payment.isCaptured) return 'STALE';
  payment.isCaptured = true;
  wallet.version += 1;
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
    wallet.balance += payment.amount;
    rules.deposited += payment.amount;
    if (rules.identityFrom !== undefined && rules.deposited >= rules.identityFrom)
      Object.assign(rules, { isIdentityRequested: true, identityFrom: undefined });
    payment.status = 'Completed';
  }
  return 'APPLIED';
}

function reverseDeposit(
  payment: ModelPayment,
  reported: 'refunded' | 'charged_back',
  wallet: ModelWallet,
): ProviderUpdateOutcome {
  if (payment.reversal) return payment.reversal === reported ? 'STALE' : 'ANOMALY';
  payment.reversal = reported;
  if (payment.status === 'Completed') {
    const taken = Math.min(wallet.balance, payment.amount);
    wallet.balance -= taken;
    // the part that the balance cannot cover becomes a debt in its own movement
    wallet.version += (taken > 0 ? 1 : 0) + (taken < payment.amount ? 1 : 0);
    wallet.debt = (wallet.debt ?? 0) + payment.amount - taken;
  } else {
    wallet.version += payment.isCaptured ? 1 : 2;
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
  reported: ProviderPayment['status'],
  wallet: ModelWallet,
): ProviderUpdateOutcome {
  if (!payment.isSending) return 'ANOMALY';
  switch (reported) {
    case 'created':
    case 'pending':
      if (
        payment.status !== 'Initialized' ||
        (reported === 'created' && payment.providerStatus === 'pending')
      )
        return 'STALE';
      payment.providerStatus = reported;
      return 'APPLIED';
    case 'completed':
      if (payment.isCaptured) return 'STALE';
      if (payment.status !== 'Initialized') return 'ANOMALY';
      payment.isCaptured = true;
      payment.status = 'Completed';
      wallet.version += 1;
      return 'APPLIED';
    case 'failed':
    case 'cancelled':
      if (payment.status === 'Cancelled') return 'STALE';
      if (payment.status !== 'Initialized') return 'ANOMALY';
      releaseReserved(payment, wallet);
      return 'APPLIED';
    case 'returned':
      if (payment.status === 'RolledBacked') return 'STALE';
      if (payment.status !== 'Initialized' && payment.status !== 'Completed') return 'ANOMALY';
      wallet.version += payment.isCaptured ? 1 : 2;
      wallet.balance += payment.amount;
      payment.isCaptured = true;
      payment.status = 'RolledBacked';
      return 'APPLIED';
    default:
      return 'ANOMALY';
  }
}

/** The withdrawal was never sent: its reserved money returns to the balance. */
export function releaseReserved(payment: ModelPayment, wallet: ModelWallet): void {
  payment.status = 'Cancelled';
  wallet.balance += payment.amount;
  wallet.version += 1;
}
