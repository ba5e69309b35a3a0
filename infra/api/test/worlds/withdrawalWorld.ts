import type { Pool } from '@foyer/runtime';
import type { LedgerPlayer } from './ledgerWorld.ts';

/** Claims all withdrawals that are ready to be sent. Returns their ids. */
export async function claimPayouts(pool: Pool, at: number): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from api.claim_payouts($1, 1000)', [
    new Date(at),
  ]);
  return rows.map((row) => row.id);
}

/** Cancels a payment on behalf of its player. Returns the answer of `cancel_payment`. */
export async function cancelTestPayment(
  pool: Pool,
  who: LedgerPlayer,
  id: string,
  at: number,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ answer: string }>(
    'select api.cancel_payment($1, $2, $3, $4) as answer',
    [who.brand, who.playerId, id, new Date(at)],
  );
  return rows[0]?.answer;
}
