import type { Pool } from '@foyer/runtime';
import { callMovement, type Movement } from '../ledger/movements.ts';

export type CashbackRefusalCode = 'UNKNOWN_PLAYER' | 'ALREADY_PAID' | 'NOT_YET' | 'PLAYER_BLOCKED';

/** Calculates one player's cashback of a period and pays it once (`post_cashback`). */
export function postCashback(
  pool: Pool,
  due: { readonly brand: string; readonly playerId: string; readonly startsAt: Date },
  at: number,
): Promise<Movement<CashbackRefusalCode>> {
  return callMovement<CashbackRefusalCode>(
    pool,
    'post_cashback',
    'select * from api.post_cashback($1, $2, $3, $4)',
    [due.brand, due.playerId, due.startsAt, new Date(at)],
  );
}

/**
 * Pays all ended periods, each once, after any downtime, and returns how many were calculated. A period
 * without remaining players is checked again every hour for one period length, because a blocked player may
 * have been unblocked.
 */
export async function payDueCashback(pool: Pool, now: number, maxPayouts: number): Promise<number> {
  const at = new Date(now);
  await pool.query('select api.open_cashback_periods($1)', [at]);
  const { rows } = await pool.query<{ brand: string; player_id: string; starts_at: Date }>(
    'select * from api.cashback_due($1, $2)',
    [at, maxPayouts],
  );
  for (const row of rows)
    await postCashback(pool, { brand: row.brand, playerId: row.player_id, startsAt: row.starts_at }, now);
  if (rows.length < maxPayouts) {
    await pool.query(
      `update api.cashback_period set checked_at = $1::timestamptz where opened_at > $1::timestamptz - (ends_at - starts_at) and (checked_at is null or checked_at <= $1::timestamptz - interval '1 hour')`,
      [at],
    );
  }
  return rows.length;
}
