import type * as Types from '@foyer/graphql/main';
import type { PaymentRow } from './paymentRow.ts';

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
    // provider failures without a code of ours are reported as PROVIDER_UNAVAILABLE
    failure:
      row.failure !== null &&
      row.refund_reason === null &&
      (row.status === 'Cancelled' || row.status === 'RolledBacked')
        ? (FAILURES[row.failure] ?? 'PROVIDER_UNAVAILABLE')
        : null,
    refund: refundOf(row),
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
 * being refunded is REVERSED, whatever its status.
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

const NOT_CREDITED: readonly Types.CashierBlock[] = [
  'ACCOUNT_CLOSED',
  'SELF_EXCLUDED',
  'TIMED_OUT',
  'DEPOSITS_BLOCKED',
  'LIMIT_REACHED',
]; // same names as in credit_refusal
/** Reversed by the provider before its charge was known here. */
const REVERSED_BY_PROVIDER = 'REVERSED';
const AFTER_END = 'CHARGED_AFTER_END';

function refundOf({
  refund_reason: reason,
  refund_requested_at: asked,
  refund_done_at: done,
}: PaymentRow): Types.PaymentRefund | null {
  if (reason === null || reason === REVERSED_BY_PROVIDER || !asked) return null;
  const block =
    reason === AFTER_END ? null : (NOT_CREDITED.find((known) => known === reason) ?? 'DEPOSITS_BLOCKED'); // support can see a reason that has no code yet
  return {
    block,
    doneAt: done?.toISOString() ?? null,
    expectedBy: after(asked, REFUND_SECONDS).toISOString(),
  };
}

type Moment = Date | null;

function step(
  kind: Types.PaymentStepKind,
  owner: Types.PaymentStepOwner,
  at: Moment,
  expectedBy: Moment = null,
): Types.PaymentStep {
  return {
    kind,
    owner,
    at: at?.toISOString() ?? null,
    expectedBy: at ? null : (expectedBy?.toISOString() ?? null),
  };
}

function depositSteps(row: PaymentRow): Types.PaymentStep[] {
  const requested = [step('REQUESTED', 'PLAYER', row.created_at)];
  const authorised = row.authorised_at ? [step('AUTHORISED', 'PLAYER', row.authorised_at)] : [];
  if (row.status === 'Initialized') {
    const waits = row.authorised_at ?? row.created_at;
    return [
      ...requested,
      step('AUTHORISED', 'PLAYER', row.authorised_at, row.expires_at),
      step('RECEIVED', ownerOfArrival(row), null, after(waits, row.estimated_seconds)),
    ];
  }
  // a refunded charge was never credited to the balance
  const arrived =
    row.processed_at && row.status !== 'Cancelled' && row.refund_reason === null
      ? [step('RECEIVED', ownerOfArrival(row), row.processed_at)]
      : [];
  return [
    ...requested,
    ...authorised,
    ...arrived,
    ...(row.refund_reason === null ? endOf(row) : refundSteps(row)),
  ];
}

/** Steps of a charge that is refunded because the payment was cancelled or not credited. */
function refundSteps(row: PaymentRow): Types.PaymentStep[] {
  const refund = refundOf(row);
  const refused = refund?.block ? [step('REFUSED', 'OPERATOR', row.refund_requested_at)] : [];
  return [
    ...(row.status === 'Cancelled' ? endOf(row) : refused),
    step('REVERSED', 'PROVIDER', row.refund_done_at, refund && new Date(refund.expectedBy)),
  ];
}

function withdrawalSteps(row: PaymentRow): Types.PaymentStep[] {
  const requested = [step('REQUESTED', 'PLAYER', row.created_at)];
  const checked = row.decided_at ? [step('CHECKED', 'OPERATOR', row.decided_at)] : [];
  const sent = row.sent_at ? [step('SENT', 'PROVIDER', row.sent_at)] : [];
  if (row.status === 'Initialized') {
    return [
      ...requested,
      step('CHECKED', 'OPERATOR', row.decided_at, after(row.created_at, CHECK_SECONDS)),
      step('SENT', 'PROVIDER', row.sent_at, row.decided_at && after(row.decided_at, SENDING_SECONDS)),
      step('RECEIVED', 'BANK', null, row.sent_at && after(row.sent_at, row.estimated_seconds)),
    ];
  }
  const arrived = row.processed_at ? [step('RECEIVED', 'BANK', row.processed_at)] : [];
  return [...requested, ...checked, ...sent, ...arrived, ...endOf(row)];
}

/** Service levels shown to the player: manual review within a day, payout within minutes after approval. */
const CHECK_SECONDS = 24 * 3600;
const SENDING_SECONDS = 5 * 60;
/** Refunds are sent within minutes; banks show them within days. */
const REFUND_SECONDS = 5 * 24 * 3600;

function endOf(row: PaymentRow): Types.PaymentStep[] {
  const owner =
    row.failure === 'REFUSED_BY_OPERATOR' ? 'OPERATOR' : row.failure === null ? 'PLAYER' : 'PROVIDER';
  switch (row.status) {
    case 'Cancelled':
      return [step(row.failure === null ? 'CANCELLED' : 'REFUSED', owner, row.ended_at)];
    case 'CancelInitialized':
      return [step('CANCELLED', 'PROVIDER', null)];
    case 'RollbackInitialized':
      return [step('REVERSED', 'PROVIDER', null)];
    case 'RolledBacked':
      return [step('REVERSED', 'PROVIDER', row.ended_at)];
    case 'Initialized':
    case 'Completed':
      return [];
  }
}

function ownerOfArrival({ method_kind: kind }: PaymentRow): Types.PaymentStepOwner {
  return kind === 'INSTANT_BANK' || kind === 'OPEN_BANKING' ? 'BANK' : 'PROVIDER';
}

function after(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000);
}
