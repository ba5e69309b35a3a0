import type { LicenceProfile } from './licenceProfile.ts';
import type { Market } from './market.ts';

/**
 * The age in years from which a person may open an account: the lowest of the product groups that the brand
 * offers. The games of the other groups are refused until their own age (requirements/regulation#est).
 */
export function registrationAge(
  { minimumAge }: Pick<LicenceProfile, 'minimumAge'>,
  offersSports: boolean,
): number {
  return offersSports ? Math.min(minimumAge.casino, minimumAge.sports) : minimumAge.casino;
}

/** {@link registrationAge} of a brand with its features. */
export function registrationAgeOf(market: Pick<Market, 'licence' | 'has'>): number {
  return registrationAge(market.licence, market.has('Sportsbook'));
}
