import type * as Types from '@foyer/graphql/main';
import type { PaymentRow } from '../../payments/paymentRow.ts';

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

/** What the player is told of a payment. */
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
    // what the provider says and we have no word for is its own affair
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

/** A payment nobody knows the end of is pending, never refused; what was charged and goes back is reversed, however it had ended here. */
function outcomeOf({
  status,
  direction,
  provider_status: told,
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
      return direction === 'Deposit' && told === 'created' ? 'IN_PROGRESS' : 'PENDING';
  }
}

const NOT_CREDITED: readonly Types.CashierBlock[] = [
  'ACCOUNT_CLOSED',
  'SELF_EXCLUDED',
  'TIMED_OUT',
  'DEPOSITS_BLOCKED',
  'LIMIT_REACHED',
]; // as credit_refusal names them
/** What the provider took back by itself, before we had heard of the charge. */
const TAKEN_BACK = 'REVERSED';
const AFTER_END = 'CHARGED_AFTER_END';

function refundOf({
  refund_reason: reason,
  refund_requested_at: asked,
  refund_done_at: done,
}: PaymentRow): Types.PaymentRefund | null {
  if (reason === null || reason === TAKEN_BACK || !asked) return null;
  const block =
    reason === AFTER_END ? null : (NOT_CREDITED.find((known) => known === reason) ?? 'DEPOSITS_BLOCKED'); // support knows a reason that has no word yet
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
  const begun = [step('REQUESTED', 'PLAYER', row.created_at)];
  const authorised = row.authorised_at ? [step('AUTHORISED', 'PLAYER', row.authorised_at)] : [];
  if (row.status === 'Initialized') {
    const waits = row.authorised_at ?? row.created_at;
    return [
      ...begun,
      step('AUTHORISED', 'PLAYER', row.authorised_at, row.expires_at),
      step('RECEIVED', ownerOfArrival(row), null, after(waits, row.estimated_seconds)),
    ];
  }
  // what goes back was never in the balance
  const arrived =
    row.processed_at && row.status !== 'Cancelled' && row.refund_reason === null
      ? [step('RECEIVED', ownerOfArrival(row), row.processed_at)]
      : [];
  return [...begun, ...authorised, ...arrived, ...(row.refund_reason === null ? endOf(row) : wayBack(row))];
}

/** Cancelled here or not credited by us, and then sent back. */
function wayBack(row: PaymentRow): Types.PaymentStep[] {
  const refund = refundOf(row);
  const refused = refund?.block ? [step('REFUSED', 'OPERATOR', row.refund_requested_at)] : [];
  return [
    ...(row.status === 'Cancelled' ? endOf(row) : refused),
    step('REVERSED', 'PROVIDER', row.refund_done_at, refund && new Date(refund.expectedBy)),
  ];
}

function withdrawalSteps(row: PaymentRow): Types.PaymentStep[] {
  const begun = [step('REQUESTED', 'PLAYER', row.created_at)];
  const checked = row.decided_at ? [step('CHECKED', 'OPERATOR', row.decided_at)] : [];
  const sent = row.sent_at ? [step('SENT', 'PROVIDER', row.sent_at)] : [];
  if (row.status === 'Initialized') {
    return [
      ...begun,
      step('CHECKED', 'OPERATOR', row.decided_at, after(row.created_at, CHECK_SECONDS)),
      step('SENT', 'PROVIDER', row.sent_at, row.decided_at && after(row.decided_at, SENDING_SECONDS)),
      step('RECEIVED', 'BANK', null, row.sent_at && after(row.sent_at, row.estimated_seconds)),
    ];
  }
  const arrived = row.processed_at ? [step('RECEIVED', 'BANK', row.processed_at)] : [];
  return [...begun, ...checked, ...sent, ...arrived, ...endOf(row)];
}

/** What the house promises itself: people look within a day, what may leave leaves within minutes. */
const CHECK_SECONDS = 24 * 3600;
const SENDING_SECONDS = 5 * 60;
/** What goes back leaves within minutes; a bank shows it within days. */
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
