import type { ProviderPayment } from '../../src/payments/provider.ts';
import type { FactOutcome } from '../../src/payments/facts.ts';
import type { Purse } from './answer.ts';

export type ModelStatus =
  'Initialized' | 'Completed' | 'CancelInitialized' | 'Cancelled' | 'RolledBacked' | 'RollbackInitialized';

export interface ModelPayment {
  readonly id: string;
  readonly direction: 'Deposit' | 'Withdrawal';
  readonly amount: number;
  status: ModelStatus;
  providerStatus: string | undefined;
  /** The provider has the money, or had it. */
  isCaptured: boolean;
  reversal: 'refunded' | 'charged_back' | undefined;
  /** Charged and not to be kept: on its way back. */
  isHeld: boolean;
  isSending: boolean;
}

export interface DepositRules {
  isExcluded: boolean;
  depositCeiling: number | undefined;
  /** What counts in the limit so far, and in what asks for identity. */
  deposited: number;
  /** From so much on it is asked for; undefined once it was, and where it is not. */
  identityFrom: number | undefined;
  isAsked: boolean;
  /** Somebody has seen their documents. */
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

/** What the provider's word makes of a deposit: the edges of requirements/states#payments and no other. */
export function depositFact(
  payment: ModelPayment,
  told: ProviderPayment['status'],
  purse: Purse,
  rules: DepositRules,
): FactOutcome {
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
      return takeBack(payment, told, purse);
    default:
      return 'ANOMALY';
  }
}

function capture(payment: ModelPayment, purse: Purse, rules: DepositRules): FactOutcome {
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

function takeBack(payment: ModelPayment, told: 'refunded' | 'charged_back', purse: Purse): FactOutcome {
  if (payment.reversal) return payment.reversal === told ? 'STALE' : 'ANOMALY';
  payment.reversal = told;
  if (payment.status === 'Completed') {
    const taken = Math.min(purse.balance, payment.amount);
    purse.balance -= taken;
    // what the balance could not give is a debt, in a movement of its own
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

/** What the provider's word makes of a withdrawal. */
export function payoutFact(
  payment: ModelPayment,
  told: ProviderPayment['status'],
  purse: Purse,
): FactOutcome {
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

/** Never left: the reserved money is the player's to play with again. */
export function giveBack(payment: ModelPayment, purse: Purse): void {
  payment.status = 'Cancelled';
  purse.balance += payment.amount;
  purse.version += 1;
}
