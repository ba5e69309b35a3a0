import type { Pool } from '@foyer/runtime';
import { callMovement, type Movement } from '../ledger/movements.ts';

export type CashbackRefusalCode = 'UNKNOWN_PLAYER' | 'ALREADY_PAID' | 'NOT_YET' | 'PLAYER_BLOCKED';

/** Counts one player's period and pays what it gives, once (`post_cashback`). */
export function postCashback(pool: Pool, due: { readonly brand: string; readonly playerId: string; readonly startsAt: Date }, at: number): Promise<Movement<CashbackRefusalCode>> {
  return callMovement<CashbackRefusalCode>(pool, 'post_cashback', [due.brand, due.playerId, due.startsAt, new Date(at)]);
}

/** Everybody whose period is over; returns how many were counted. */
export async function payDueCashback(pool: Pool, now: number, most: number): Promise<number> {
  const { rows } = await pool.query<{ brand: string; player_id: string; starts_at: Date }>(
    'select r.brand, d.player_id, d.starts_at from api.cashback_rule r, lateral api.cashback_due(r.brand, $1, $2) d limit $2', [new Date(now), most]);
  for (const row of rows) await postCashback(pool, { brand: row.brand, playerId: row.player_id, startsAt: row.starts_at }, now);
  return rows.length;
}
