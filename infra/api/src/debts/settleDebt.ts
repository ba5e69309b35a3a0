import type { Pool } from '@foyer/runtime';
import { callMovement, type Keyed, type Movement } from '../ledger/movements.ts';

export type SettlementRefusalCode = 'UNKNOWN_PLAYER' | 'KEY_REUSED' | 'NO_DEBT' | 'INSUFFICIENT_FUNDS';

/**
 * Settles the player's debt from the balance as far as it covers it (ADR 0159); the rules are in SQL
 * (`post_debt_settlement`).
 */
export function settleDebt(
  pool: Pool,
  { brand, playerId, key }: Keyed,
  at: number,
): Promise<Movement<SettlementRefusalCode>> {
  return callMovement<SettlementRefusalCode>(
    pool,
    'post_debt_settlement',
    'select * from api.post_debt_settlement($1, $2, $3, $4)',
    [brand, playerId, key, new Date(at)],
  );
}

/** Amount settled by a movement; 0 for none. */
export async function readSettled(pool: Pool, journalId: number | undefined): Promise<number> {
  const { rows } = await pool.query<{ amount: number }>('select amount from api.journal where id = $1', [
    journalId ?? null,
  ]);
  return rows[0]?.amount ?? 0;
}
