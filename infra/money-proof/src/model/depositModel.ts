import type { ProviderPayment, ProviderUpdateOutcome } from '@foyer/api/proving';
import type { ModelWallet } from './outcome.ts';
import type { ModelPayment } from './paymentModel.ts';

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

/** Applies a provider update to a deposit: exactly the transitions of requirements/states#payments. */
export function applyDepositUpdate(
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
