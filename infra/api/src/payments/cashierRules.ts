import { brands, isBrandId, licenceFeatures } from '@foyer/market';
import type { PlayerRow } from '../players/playerRow.ts';
import type { ApiContext } from '../server/graphql/context.ts';

/** Requires that the brand serves both the country of the request and the player's country. */
export function isCountryAllowed(
  { country }: Pick<ApiContext, 'country'>,
  player: Pick<PlayerRow, 'brand' | 'country'>,
): boolean {
  if (!isBrandId(player.brand)) return false;
  const { countries } = brands[player.brand];
  return countries.includes(country) && countries.includes(player.country);
}

/**
 * True if withdrawals must first return deposits to their source (requirements/access#features-by-licence
 * closedLoopPayments).
 */
export function isClosedLoop({ brand }: Pick<ApiContext, 'brand'>): boolean {
  return licenceFeatures(brand.licence).includes('closedLoopPayments');
}

export function isBankBlocked(player: PlayerRow, now: number): boolean {
  return player.instant_banking_blocked_from !== null && player.instant_banking_blocked_from.getTime() <= now;
}
