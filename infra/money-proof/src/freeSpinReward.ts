import type { BrandId } from '@foyer/market';
import type { Pool } from '@foyer/runtime';
import { definitionId, postRewardClaim, type Movement } from '@foyer/api/proving';

/** Minor units: the value of one spin. */
export const SPIN_VALUE = 20;

/** Assigns free spins whose wins are cash; no offer has few enough spins, or ends soon enough, for a proof. */
export async function assignSpins(
  pool: Pool,
  {
    brand,
    playerId,
    id,
    spins,
    at,
    endsAt,
  }: {
    readonly brand: BrandId;
    readonly playerId: string;
    readonly id: string;
    readonly spins: number;
    readonly at: number;
    readonly endsAt: number;
  },
): Promise<void> {
  await pool.query(
    `insert into api.player_reward (assignation_id, player_id, definition_id, kind, name, reason, claim_type, amount, currency, game_id, spin_value, bet_level, starts_at, ends_at, status, assigned_at, updated_at)
     select $1, $2, d.id, d.kind, d.name, d.reason, d.claim_type, $4, d.currency, d.game_id, $5, d.bet_level, $6, $7, 'Unclaimed', $6, $6 from api.reward_definition d where d.id = $3`,
    [id, playerId, definitionId(brand, 'shop-spins-10'), spins, SPIN_VALUE, new Date(at), new Date(endsAt)],
  );
}

export function claimSpins(
  pool: Pool,
  player: { readonly brand: string; readonly playerId: string },
  id: string,
  at: number,
): Promise<Movement<string>> {
  return postRewardClaim(
    pool,
    { brand: player.brand, playerId: player.playerId, key: `claim-${id}`, assignationId: id },
    at,
  );
}
