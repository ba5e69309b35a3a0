import { MISSION_PRODUCTS, type MissionRule } from '@foyer/market/engagement-rules';
import type { Eligibility } from './operator.ts';

/** Products that a player must not play. */
export type BlockedProducts = Eligibility['blockedProducts'];

/** Tournaments count rounds of the casino, and bonus money and free spins are played there. */
export const CASINO = 'casino';

/**
 * True for a mission that leads to play of a blocked product. A task that counts bets of any product stays open while
 * one product is.
 */
export function isMissionBlocked({ tasks }: Pick<MissionRule, 'tasks'>, blocked: BlockedProducts): boolean {
  return tasks.some(({ filter: { kind, product, games = [], studios = [] } }) => {
    if (kind !== 'bet') return false;
    if (product !== undefined) return blocked.includes(product);
    return games.length + studios.length > 0
      ? blocked.includes(CASINO)
      : MISSION_PRODUCTS.every((one) => blocked.includes(one));
  });
}
