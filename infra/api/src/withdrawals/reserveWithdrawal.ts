import type { Pool } from '@foyer/runtime';
import { compositeJson, compositeParameter } from '../lib/composite.ts';
import { withRetry } from '../lib/withRetry.ts';
import type { AnswerRow } from '../payments/refusal.ts';

/** The composite type `withdrawal_share`: the part of a withdrawal that one account receives. */
export interface WithdrawalShare {
  readonly id: string;
  /** Minor units. */
  readonly amount: number;
  readonly reason: string;
  readonly provider: string;
  readonly method_id: string;
  readonly method_kind: string;
  readonly method_name: string;
  readonly account_id: string;
  readonly account_label: string | null;
  /** Minor units. */
  readonly fee: number;
  readonly estimated_seconds: number;
}

/** The composite type `payout_receiver`: an account that can receive money. */
export interface PayoutReceiver {
  readonly id: string;
  /** Minimum of the payment method, minor units. */
  readonly minimum: number;
}

/** The composite type `withdrawal_request` of `sql/schema/009-parameters.sql`. */
export interface ReservationRequest {
  readonly brand: string;
  readonly player_id: string;
  readonly group_id: string;
  readonly fingerprint: string;
  readonly shares: readonly WithdrawalShare[];
  readonly currency: string;
  readonly locale: string;
  readonly country: string;
  /** The operator who requests a payout; null for the player's own request. */
  readonly requested_by: string | null;
  /** Null: every account can receive. */
  readonly receivers: readonly PayoutReceiver[] | null;
  readonly at: Date;
}

const REQUEST = compositeParameter('withdrawal_request');

/** Reserves the money of all shares, or of none; a repeated request returns the stored answer. */
export async function reserveWithdrawal(
  pool: Pool,
  request: ReservationRequest,
): Promise<AnswerRow | undefined> {
  const { rows } = await withRetry(() =>
    pool.query<AnswerRow>({
      name: 'reserve_withdrawal',
      text: `select * from api.reserve_withdrawal(${REQUEST})`,
      values: [compositeJson(request)],
    }),
  );
  return rows[0];
}

/** Settles the debt of a player and reserves the rest of the balance for a payout, or does neither. */
export async function reservePayout(
  pool: Pool,
  request: ReservationRequest,
  reason: string,
): Promise<AnswerRow | undefined> {
  const { rows } = await withRetry(() =>
    pool.query<AnswerRow>({
      name: 'request_payout',
      text: `select * from api.request_payout(${REQUEST}, $2)`,
      values: [compositeJson(request), reason],
    }),
  );
  return rows[0];
}
