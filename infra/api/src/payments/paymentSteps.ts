import type * as Types from '@foyer/graphql/main';
import type { PaymentRow } from './paymentRow.ts';
import { secondsAfter, viewRefund } from './refundView.ts';

/** Service levels shown to the player: manual review within a day, payout within minutes after approval. */
const CHECK_SECONDS = 24 * 3600;
const SENDING_SECONDS = 5 * 60;

/** Past and expected steps of a deposit, in order. */
export function depositSteps(row: PaymentRow): Types.PaymentStep[] {
  const requested = [step('REQUESTED', 'PLAYER', row.created_at)];
  const authorised = row.authorised_at ? [step('AUTHORISED', 'PLAYER', row.authorised_at)] : [];
  if (row.status === 'Initialized') {
    const waits = row.authorised_at ?? row.created_at;
    return [
      ...requested,
      step('AUTHORISED', 'PLAYER', row.authorised_at, row.expires_at),
      step('RECEIVED', ownerOfArrival(row), null, secondsAfter(waits, row.estimated_seconds)),
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
  const refund = viewRefund(row);
  const refused = refund?.block ? [step('REFUSED', 'OPERATOR', row.refund_requested_at)] : [];
  return [
    ...(row.status === 'Cancelled' ? endOf(row) : refused),
    step('REVERSED', 'PROVIDER', row.refund_done_at, refund && new Date(refund.expectedBy)),
  ];
}

/** Past and expected steps of a withdrawal, in order. */
export function withdrawalSteps(row: PaymentRow): Types.PaymentStep[] {
  const requested = [step('REQUESTED', 'PLAYER', row.created_at)];
  const checked = row.decided_at ? [step('CHECKED', 'OPERATOR', row.decided_at)] : [];
  const sent = row.sent_at ? [step('SENT', 'PROVIDER', row.sent_at)] : [];
  if (row.status === 'Initialized') {
    return [
      ...requested,
      step('CHECKED', 'OPERATOR', row.decided_at, secondsAfter(row.created_at, CHECK_SECONDS)),
      step('SENT', 'PROVIDER', row.sent_at, row.decided_at && secondsAfter(row.decided_at, SENDING_SECONDS)),
      step('RECEIVED', 'BANK', null, row.sent_at && secondsAfter(row.sent_at, row.estimated_seconds)),
    ];
  }
  const arrived = row.processed_at ? [step('RECEIVED', 'BANK', row.processed_at)] : [];
  return [...requested, ...checked, ...sent, ...arrived, ...endOf(row)];
}

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

function step(
  kind: Types.PaymentStepKind,
  owner: Types.PaymentStepOwner,
  at: Date | null,
  expectedBy: Date | null = null,
): Types.PaymentStep {
  return {
    kind,
    owner,
    at: at?.toISOString() ?? null,
    expectedBy: at ? null : (expectedBy?.toISOString() ?? null),
  };
}

function ownerOfArrival({ method_kind: kind }: PaymentRow): Types.PaymentStepOwner {
  return kind === 'INSTANT_BANK' || kind === 'OPEN_BANKING' ? 'BANK' : 'PROVIDER';
}
