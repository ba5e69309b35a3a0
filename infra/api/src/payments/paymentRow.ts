import type * as Types from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';

/** A row of api.payment_transaction with derived columns. */
export interface PaymentRow {
  readonly id: string;
  readonly group_id: string;
  readonly player_id: string;
  readonly brand: string;
  readonly direction: Types.PaymentDirection;
  readonly status: Types.PaymentTransactionStatus;
  readonly processing_type: Types.ProcessingType;
  readonly provider: string;
  readonly method_id: string;
  readonly method_kind: Types.PaymentMethodKind;
  readonly method_name: string;
  readonly account_id: string | null;
  readonly account_label: string | null;
  readonly amount: number;
  readonly fee: number;
  readonly currency: string;
  readonly locale: string;
  readonly country: string;
  readonly return_url: string | null;
  readonly estimated_seconds: number;
  readonly provider_payment_id: string | null;
  readonly provider_status: string | null;
  readonly tx_name: string | null;
  readonly action: PaymentAction | null;
  readonly failure: string | null;
  readonly approval: 'automatic' | 'waiting' | 'approved' | 'refused' | null;
  readonly created_at: Date;
  readonly authorised_at: Date | null;
  readonly decided_at: Date | null;
  readonly sending_at: Date | null;
  readonly sent_at: Date | null;
  readonly processed_at: Date | null;
  readonly ended_at: Date | null;
  readonly expires_at: Date | null;
  readonly is_cancellable: boolean;
  /** Reason for refunding a charge (api.payment_refund); null without a refund. */
  readonly refund_reason: string | null;
  readonly refund_requested_at: Date | null;
  readonly refund_done_at: Date | null;
}

export interface PaymentAction {
  readonly kind: 'frame' | 'redirect';
  readonly url: string;
  readonly origin: string;
  readonly nonce: string;
  readonly expiresAt: string;
}

/** A row of api.payment_transaction alone. */
export type StoredPayment = Omit<
  PaymentRow,
  'is_cancellable' | 'refund_reason' | 'refund_requested_at' | 'refund_done_at'
>;

/** Reads payments as `t`, with their derived columns. */
export const SELECT_PAYMENTS = `select t.*, api.is_cancellable(t) as is_cancellable, r.reason as refund_reason, r.requested_at as refund_requested_at, r.done_at as refund_done_at
  from api.payment_transaction t left join api.payment_refund r on r.payment_id = t.id`;

/** Undefined when the player has no such payment. */
export async function readPayment(pool: Pool, playerId: string, id: string): Promise<PaymentRow | undefined> {
  const { rows } = await pool.query<PaymentRow>(`${SELECT_PAYMENTS} where t.id = $2 and t.player_id = $1`, [
    playerId,
    id,
  ]);
  return rows[0];
}

/** All payments of one request: a deposit, or every share of a withdrawal. */
export async function readPaymentGroup(
  pool: Pool,
  playerId: string,
  groupId: string,
): Promise<readonly PaymentRow[]> {
  const { rows } = await pool.query<PaymentRow>(
    `${SELECT_PAYMENTS} where t.group_id = $2 and t.player_id = $1 order by t.id`,
    [playerId, groupId],
  );
  return rows;
}

/** Deposits that the player can continue, newest first. */
export async function readOpenDeposits(pool: Pool, playerId: string): Promise<readonly PaymentRow[]> {
  const { rows } = await pool.query<PaymentRow>(
    `${SELECT_PAYMENTS} where t.player_id = $1 and t.direction = 'Deposit' and t.status = 'Initialized' order by t.created_at desc limit 10`,
    [playerId],
  );
  return rows;
}
