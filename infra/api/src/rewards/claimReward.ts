import type { Pool } from '@foyer/runtime';
import { callMovement, fingerprint, type Keyed, type Movement } from '../ledger/movements.ts';

export type ClaimRefusalCode =
  | 'UNKNOWN_PLAYER'
  | 'KEY_REUSED'
  | 'UNKNOWN_REWARD'
  | 'ALREADY_CLAIMED'
  | 'REWARD_REMOVED'
  | 'REWARD_EXPIRED'
  | 'REWARD_NOT_YET'
  | 'NOT_CLAIMABLE'
  | 'PLAYER_BLOCKED'
  | 'DEPOSIT_REQUIRED'
  | 'CURRENCY_MISMATCH';

export interface RewardClaim extends Keyed {
  readonly assignationId: string;
}

/**
 * Credits a reward in the ledger exactly once, also for repeated calls; the rules are in SQL
 * (`post_reward_claim`).
 */
export function postRewardClaim(
  pool: Pool,
  claim: RewardClaim,
  at: number,
): Promise<Movement<ClaimRefusalCode>> {
  return callMovement<ClaimRefusalCode>(
    pool,
    'post_reward_claim',
    'select * from api.post_reward_claim($1, $2, $3, $4, $5, $6)',
    [claim.brand, claim.playerId, claim.key, fingerprint('reward', claim), claim.assignationId, new Date(at)],
  );
}

/**
 * Removes claimed or expired rewards from the player's list; claimable ones remain. Returns the removed
 * ids.
 */
export async function removeRewards(
  pool: Pool,
  playerId: string,
  assignationIds: readonly string[],
  at: number,
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ assignation_id: string }>(
    `update api.player_reward set status = 'Removed', updated_at = $3 where player_id = $1 and assignation_id = any($2) and status in ('Credited', 'Expired') returning assignation_id`,
    [playerId, assignationIds, new Date(at)],
  );
  return rows.map((row) => row.assignation_id);
}
