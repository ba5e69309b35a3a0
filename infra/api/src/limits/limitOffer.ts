import type { Clock, Pool, PoolClient } from '@foyer/runtime';

/**
 * Records that the player declines a deposit limit, for the regulator: the offer must be answered before
 * the first deposit (requirements/regulation#limits-before-deposit). No effect without an open offer.
 */
export async function declineDepositLimit(
  { pool, clock }: { readonly pool: Pool | PoolClient; readonly clock: Clock },
  playerId: string,
): Promise<void> {
  await pool.query(
    `insert into api.responsible_gaming_event (player_id, kind, details, at)
     select p.id, 'deposit-limit-declined', '{}', $2 from api.player p where p.id = $1 and api.is_limit_offer_open(p)`,
    [playerId, new Date(clock())],
  );
}
