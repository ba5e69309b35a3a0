import type * as Types from '@foyer/graphql/main';
import type { PaymentRow } from './paymentRow.ts';
import { depositSteps, withdrawalSteps } from './paymentSteps.ts';
import { viewRefund } from './refundView.ts';

const FAILURES: Readonly<Record<string, Types.PaymentFailure>> = {
  declined: 'DECLINED',
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  expired_card: 'EXPIRED_CARD',
  authentication_failed: 'AUTHENTICATION_FAILED',
  account_closed: 'ACCOUNT_CLOSED',
  limit: 'LIMIT_AT_PROVIDER',
  voucher_unknown: 'VOUCHER_UNKNOWN',
  voucher_spent: 'VOUCHER_SPENT',
  not_own_account: 'NOT_OWN_ACCOUNT',
  timed_out: 'TIMED_OUT',
  ACCOUNT_UNKNOWN: 'ACCOUNT_CLOSED',
  ACCOUNT_CANNOT_RECEIVE: 'ACCOUNT_CLOSED',
  REFUSED_BY_OPERATOR: 'REFUSED_BY_OPERATOR',
};

/** A payment as the player sees it. */
export function viewPayment(row: PaymentRow): Types.PaymentTransaction {
  const outcome = outcomeOf(row);
  return {
    id: row.id,
    direction: row.direction,
    status: row.status,
    processingType: row.processing_type,
    provider: row.provider,
    amount: row.amount,
    currency: row.currency,
    createdAt: row.created_at.toISOString(),
    processedAt: row.processed_at?.toISOString() ?? null,
    outcome,
    method: { id: row.method_id, kind: row.method_kind, name: row.method_name },
    accountLabel: row.account_label,
    fee: row.fee,
    // provider failures without a code of the schema are reported as PROVIDER_UNAVAILABLE
    failure:
      row.failure !== null &&
      row.refund_reason === null &&
      (row.status === 'Cancelled' || row.status === 'RolledBacked')
        ? (FAILURES[row.failure] ?? 'PROVIDER_UNAVAILABLE')
        : null,
    refund: viewRefund(row),
    action:
      row.action && row.status === 'Initialized'
        ? { ...row.action, kind: row.action.kind === 'frame' ? 'FRAME' : 'REDIRECT' }
        : null,
    reference: row.id.slice(0, 8).toUpperCase(),
    steps: row.direction === 'Deposit' ? depositSteps(row) : withdrawalSteps(row),
    isCancellable: row.is_cancellable,
    groupId: row.group_id,
  };
}

/**
 * Outcome for the player. A payment with an unknown result is PENDING, never REFUSED; a charge that is
 * being refunded is REVERSED, regardless of its status.
 */
function outcomeOf({
  status,
  direction,
  provider_status: providerStatus,
  failure,
  refund_reason: refund,
}: PaymentRow): Types.PaymentOutcome {
  if (refund !== null) return 'REVERSED';
  switch (status) {
    case 'Completed':
      return 'SUCCEEDED';
    case 'Cancelled':
      return failure === null ? 'CANCELLED' : 'REFUSED';
    case 'RolledBacked':
      return 'REVERSED';
    case 'RollbackInitialized':
      return direction === 'Deposit' ? 'REVERSED' : 'PENDING';
    case 'CancelInitialized':
      return 'PENDING';
    case 'Initialized':
      return direction === 'Deposit' && providerStatus === 'created' ? 'IN_PROGRESS' : 'PENDING';
  }
}
