import { JACKPOT_INSTANCE, jackpotTermsOf } from '@foyer/market';
import { fromMajor } from '@foyer/money';
import type { PoolClient } from '@foyer/runtime';
import { brandFeatures } from '../content/features.ts';
import type { LiveContent } from '../content/liveContent.ts';

const BASIS_POINTS_PER_PERCENT = 100;

/**
 * Stores the consent that a player gave in the registration, with the published initial contribution. Ignored
 * when the published toggles of the brand do not offer it there.
 */
export async function recordJackpotConsent(
  client: PoolClient,
  { brand, sections }: Pick<LiveContent, 'brand' | 'sections'>,
  playerId: string,
  now: number,
): Promise<void> {
  const terms = jackpotTermsOf(brand.id);
  if (!terms || !brandFeatures(brand).has('JackpotInRegistrationFlow')) return;
  const { initialContributionValue } = sections.site.jackpotSettings;
  const initial = Number(initialContributionValue ?? terms.initialContributionValue);
  await client.query('select api.record_jackpot_consent($1, $2, $3, $4, $5, $6)', [
    brand.id,
    playerId,
    JACKPOT_INSTANCE,
    terms.isPercentage ? initial * BASIS_POINTS_PER_PERCENT : null,
    terms.isPercentage ? null : fromMajor(initial, brand.currency).minor,
    new Date(now),
  ]);
}
