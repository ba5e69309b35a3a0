import type { LimitRules } from './limitModel.ts';

/** Rules that restrict a player's play and change during the run. */
export interface PlayRules extends LimitRules {
  isExcluded: boolean;
  /**
   * Deposits triggered an identity request that is not yet confirmed. Only for players whose licence blocks
   * play meanwhile.
   */
  isIdentityRequested: boolean;
  /** Share of a stake for the jackpot in basis points; 0 without opt-in. */
  jackpotBasisPoints: number;
}

/** True if the player may neither play nor pay. */
export function isPlayBlocked({
  isExcluded,
  isIdentityRequested,
}: Pick<PlayRules, 'isExcluded' | 'isIdentityRequested'>): boolean {
  return isExcluded || isIdentityRequested;
}
