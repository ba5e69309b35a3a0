import type * as Types from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';
import { SELECT_PAYMENTS, type PaymentRow } from './paymentRow.ts';

export interface PaymentFilter {
  readonly direction?: Types.PaymentDirection | null | undefined;
  readonly statuses?: readonly Types.PaymentTransactionStatus[] | null | undefined;
  readonly methodKinds?: readonly Types.PaymentMethodKind[] | null | undefined;
  /** Bounds of createdAt; from inclusive, to exclusive. */
  readonly from?: Date | null | undefined;
  readonly to?: Date | null | undefined;
}

const FILTER = `t.player_id = $1 and ($2::text is null or t.direction = $2) and ($3::text[] is null or t.status = any($3)) and ($4::text[] is null or t.method_kind = any($4))
  and ($5::timestamptz is null or t.created_at >= $5) and ($6::timestamptz is null or t.created_at < $6)`;

function valuesOf(playerId: string, filter: PaymentFilter): readonly unknown[] {
  return [
    playerId,
    filter.direction ?? null,
    filter.statuses ?? null,
    filter.methodKinds ?? null,
    filter.from ?? null,
    filter.to ?? null,
  ];
}

/** One page of a player's payments, newest first. */
export async function readPayments(
  pool: Pool,
  playerId: string,
  filter: PaymentFilter,
  page: { readonly sortBy: 'created_at' | 'processed_at'; readonly limit: number; readonly offset: number },
): Promise<readonly PaymentRow[]> {
  const { rows } = await pool.query<PaymentRow>(
    `${SELECT_PAYMENTS} where ${FILTER} order by t.${page.sortBy} desc nulls last, t.id limit $7 offset $8`,
    [...valuesOf(playerId, filter), page.limit, page.offset],
  );
  return rows;
}

export interface PaymentSums {
  readonly count: number;
  readonly deposited: number;
  readonly withdrawn: number;
  /** Completed and rolled back. */
  readonly rolledBack: number;
  readonly lifetime: number;
}

/** Sums over the whole filter; lifetime net deposits are independent of the filter. */
export async function readPaymentSums(
  pool: Pool,
  playerId: string,
  filter: PaymentFilter,
): Promise<PaymentSums> {
  const { rows } = await pool.query<PaymentSums>(
    `select count(*) as count, coalesce(sum(t.amount) filter (where t.direction = 'Deposit' and t.status = 'Completed'), 0)::bigint as deposited,
       coalesce(sum(t.amount) filter (where t.direction = 'Withdrawal' and t.status = 'Completed'), 0)::bigint as withdrawn,
       coalesce(sum(t.amount) filter (where t.status = 'RolledBacked'), 0)::bigint as "rolledBack",
       (select coalesce(sum(case direction when 'Deposit' then amount else -amount end), 0)::bigint from api.payment_transaction where player_id = $1 and status = 'Completed') as lifetime
     from api.payment_transaction t where ${FILTER}`,
    [...valuesOf(playerId, filter)],
  );
  const [sums] = rows;
  if (!sums) throw new Error('The payment sums query returned no row.');
  return sums;
}
