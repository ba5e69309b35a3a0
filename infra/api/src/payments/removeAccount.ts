import type { Pool } from '@foyer/runtime';
import type { Payments } from './payments.ts';

export interface AccountOwner {
  readonly brand: string;
  readonly playerId: string;
  /**
   * True if withdrawals go to the accounts of the deposits first (requirements/access#features-by-licence
   * closedLoopPayments).
   */
  readonly isClosedLoop: boolean;
}

/**
 * Removes an account at the provider. Refused in the closed loop for an account that can receive payouts and
 * is still owed deposits: without it, the money could be withdrawn to another account (ADR 0120).
 */
export async function removeAccount(
  { pool, payments: { provider } }: { readonly pool: Pool; readonly payments: Payments },
  owner: AccountOwner,
  id: string,
): Promise<'done' | 'owed' | 'unavailable'> {
  const { brand, playerId, isClosedLoop } = owner;
  if (isClosedLoop) {
    const known = await provider.accounts(brand, playerId);
    if (known.kind !== 'answered') return 'unavailable';
    if (
      known.value.some((account) => account.id === id && account.canReceive) &&
      (await isOwed(pool, playerId, id))
    )
      return 'owed';
  }
  const removed = await provider.removeAccount(brand, playerId, id);
  return removed.kind === 'unknown' ? 'unavailable' : 'done';
}

/** Includes deposits in progress from the account. */
async function isOwed(pool: Pool, playerId: string, accountId: string): Promise<boolean> {
  const { rows } = await pool.query<{ is_owed: boolean }>(
    `select exists (select 1 from api.closed_loop($1) where account_id = $2 and remaining > 0)
       or exists (select 1 from api.payment_transaction where player_id = $1 and account_id = $2 and direction = 'Deposit' and status = 'Initialized') as is_owed`,
    [playerId, accountId],
  );
  return rows[0]?.is_owed ?? true;
}
