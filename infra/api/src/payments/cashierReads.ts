import type * as Types from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';

export interface DepositState {
  /** Most severe first; empty when deposits are possible. */
  readonly depositBlocks: readonly Types.CashierBlock[];
  readonly withdrawalBlocks: readonly Types.CashierBlock[];
  readonly mustSetLimit: boolean;
  /** Room under the most restrictive limit; undefined without a limit. */
  readonly room:
    | { readonly amount: number; readonly period: Types.LimitPeriod; readonly resetsAt: Date }
    | undefined;
  /** Withdrawals requested and not sent yet. */
  readonly pending: number;
  /** Owed to the operator, minor units. */
  readonly debt: number;
}

interface StateRow {
  readonly deposit_blocks: Types.CashierBlock[] | null;
  readonly withdrawal_blocks: Types.CashierBlock[] | null;
  readonly must_set_limit: boolean;
  readonly room: number | null;
  readonly period: Types.LimitPeriod | null;
  readonly resets_at: Date | null;
  readonly pending: number;
  readonly debt: number;
}

/**
 * Blocks of deposits and withdrawals, from the same functions that refuse them. A player without known
 * rules may do neither.
 */
export async function readDepositState(
  pool: Pool,
  playerId: string,
  { isCountryAllowed, minimum }: { readonly isCountryAllowed: boolean; readonly minimum: number },
  now: number,
): Promise<DepositState> {
  const { rows } = await pool.query<StateRow>(
    `select api.deposit_blocks(p, null, $3, $2) as deposit_blocks, api.withdrawal_blocks(p, $2) as withdrawal_blocks, api.must_set_deposit_limit(p) as must_set_limit, least.room, least.period, least.resets_at,
       (select coalesce(sum(amount), 0)::bigint from api.payment_transaction t where t.player_id = p.id and t.direction = 'Withdrawal' and t.status in ('Initialized', 'CancelInitialized')) as pending,
       api.open_debt(p.id) as debt
     from api.player p left join lateral (select room, period, resets_at from api.deposit_rooms(p, $2) limit 1) least on true where p.id = $1`,
    [playerId, new Date(now), isCountryAllowed],
  );
  const [row] = rows;
  const room =
    row?.room != null && row.period && row.resets_at
      ? { amount: row.room, period: row.period, resetsAt: row.resets_at }
      : undefined;
  const blocks = row?.deposit_blocks ?? ['DEPOSITS_BLOCKED' as const];
  return {
    depositBlocks: room && room.amount < minimum ? [...blocks, 'LIMIT_REACHED'] : blocks,
    withdrawalBlocks: row?.withdrawal_blocks ?? ['WITHDRAWALS_BLOCKED'],
    mustSetLimit: row?.must_set_limit ?? true,
    room,
    pending: row?.pending ?? 0,
    debt: row?.debt ?? 0,
  };
}

export async function readMethodUse(
  pool: Pool,
  playerId: string,
  direction: Types.PaymentMethodDirection,
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await pool.query<{ method_id: string; at: Date }>(
    `select method_id, max(processed_at) as at from api.payment_transaction where player_id = $1 and direction = $2 and status = 'Completed' group by method_id`,
    [playerId, direction],
  );
  return new Map(rows.map((row) => [row.method_id, row.at]));
}

/**
 * True if a withdrawal is possible now, from the function that refuses it (requirements/entities#player
 * `canWithdraw`); false for an unknown player.
 */
export async function readCanWithdraw(pool: Pool, playerId: string, now: number): Promise<boolean> {
  const { rows } = await pool.query<{ blocks: readonly string[] | null }>(
    'select api.withdrawal_blocks(p, $2) as blocks from api.player p where p.id = $1',
    [playerId, new Date(now)],
  );
  return rows[0]?.blocks?.length === 0;
}
