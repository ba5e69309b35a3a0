import type { ProviderPayment, ProviderUpdateOutcome } from '@foyer/api/proving';
import type { ModelWallet } from './outcome.ts';
import type { ModelPayment } from './paymentModel.ts';

/** Applies a provider update to a withdrawal. */
export function applyPayoutUpdate(
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
