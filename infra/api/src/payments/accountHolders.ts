import { isDifferentName } from '@foyer/kernel/person-name';
import type { Pool } from '@foyer/runtime';
import { withRetry } from '../lib/withRetry.ts';

/** A holder that a bank or wallet reported, with the names of the player at the time of the query. */
interface UncomparedHolder {
  readonly player_id: string;
  readonly holder: string;
  readonly given: string;
  readonly family: string;
}

/**
 * Compares the reported holders of a player's accounts with the player's names, where that has not been done. Until
 * then the database treats such an account as a third-party account, whose withdrawals need manual review (ADR 0131).
 */
export async function compareHoldersOfPlayer(pool: Pool, playerId: string): Promise<void> {
  const { rows } = await pool.query<UncomparedHolder>({
    name: 'uncompared_holders',
    text: 'select player_id, holder, given, family from api.uncompared_holders($1)',
    values: [playerId],
  });
  await compare(pool, rows);
}

/**
 * Like {@link compareHoldersOfPlayer}, for the player of a payment; no results when the brand has no such
 * payment.
 */
export async function compareHoldersOfPayment(pool: Pool, brand: string, id: string): Promise<void> {
  const { rows } = await pool.query<UncomparedHolder>(
    `select h.player_id, h.holder, h.given, h.family
     from api.payment_transaction t cross join lateral api.uncompared_holders(t.player_id) h
     where t.id = $1 and t.brand = $2`,
    [id, brand],
  );
  await compare(pool, rows);
}

/** Like {@link compareHoldersOfPlayer}, for all players whose withdrawals wait to be sent. */
export async function compareHoldersOfUnsent(pool: Pool): Promise<void> {
  const { rows } = await pool.query<UncomparedHolder>(
    `with unsent as (
       select distinct player_id from api.payment_transaction
       where direction = 'Withdrawal' and status = 'Initialized' and approval in ('automatic', 'approved') and provider_payment_id is null)
     select h.player_id, h.holder, h.given, h.family from unsent cross join lateral api.uncompared_holders(unsent.player_id) h`,
  );
  await compare(pool, rows);
}

/** Result of a comparison for SQL, which refuses it when the names have changed since. */
async function compare(pool: Pool, holders: readonly UncomparedHolder[]): Promise<void> {
  for (const { player_id: playerId, holder, given, family } of holders) {
    const values = [playerId, holder, given, family, isDifferentName(holder, { given, family })];
    await withRetry(() => pool.query('select api.record_holder_comparison($1, $2, $3, $4, $5)', values));
  }
}
