import type { Pool } from '@foyer/runtime';
import { callMovement, fingerprint, type Keyed, type Movement } from '../ledger/movements.ts';

export type ForfeitRefusalCode =
  | 'UNKNOWN_PLAYER'
  | 'KEY_REUSED'
  | 'UNKNOWN_BONUS'
  | 'BONUS_ENDED'
  | 'ROUND_OPEN';

export interface BonusForfeit extends Keyed {
  readonly bonusId: string;
}

/**
 * Forfeits a bonus and its winnings at the player's request; the rules are in SQL (`post_bonus_forfeit`).
 */
export function postBonusForfeit(
  pool: Pool,
  forfeit: BonusForfeit,
  at: number,
): Promise<Movement<ForfeitRefusalCode>> {
  return callMovement<ForfeitRefusalCode>(
    pool,
    'post_bonus_forfeit',
    'select * from api.post_bonus_forfeit($1, $2, $3, $4, $5, $6)',
    [
      forfeit.brand,
      forfeit.playerId,
      forfeit.key,
      fingerprint('bonus_forfeit', forfeit),
      forfeit.bonusId,
      new Date(at),
    ],
  );
}
