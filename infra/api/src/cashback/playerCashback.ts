import type { LimitPeriod } from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';

/** The current period with the version of the brand's rule that was valid at its start. */
export interface CashbackRow {
  readonly basis_points: number;
  readonly period: LimitPeriod;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly pays_at: Date;
  readonly staked: number;
  readonly returned: number;
  readonly accrued: number;
  readonly minimum: number;
  readonly maximum: number;
  readonly currency: string;
  readonly wagering: number;
}

export interface CashbackPayoutRow {
  readonly id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly net_loss: number;
  readonly amount: number;
  readonly paid_at: Date;
}

/** Undefined when the brand has no cashback rule, or none in the wallet's currency. */
export async function readCashback(
  pool: Pool,
  playerId: string,
  now: number,
): Promise<CashbackRow | undefined> {
  const { rows } = await pool.query<CashbackRow>(
    `select (span.rule).basis_points, (span.rule).period, span.starts_at, span.ends_at, span.ends_at + (span.rule).pays_after as pays_at, p.staked, p.paid as returned,
       api.cashback_amount(span.rule, p.staked - p.paid) as accrued, (span.rule).minimum, (span.rule).maximum, (span.rule).currency, (span.rule).wagering_factor::float8 as wagering
     from api.wallet w,
       lateral (select * from api.cashback_spans(w.brand, $2) where ends_at > $2) span,
       lateral api.real_play_since(w.player_id, span.starts_at) p
     where w.player_id = $1 and (span.rule).currency = w.currency`,
    [playerId, new Date(now)],
  );
  return rows[0];
}

/** Newest first; periods below the minimum payout are omitted. */
export async function readCashbackPayouts(
  pool: Pool,
  playerId: string,
  first: number,
): Promise<readonly CashbackPayoutRow[]> {
  const { rows } = await pool.query<CashbackPayoutRow>(
    'select id, starts_at, ends_at, net_loss, amount, paid_at from api.cashback_payout where player_id = $1 and amount > 0 order by ends_at desc limit $2',
    [playerId, first],
  );
  return rows;
}
