import type { BrandFeatureReader } from '../content/features.ts';
import type { PlayerRow } from '../players/playerRow.ts';

/**
 * True if the brand requires players to verify their phone number (requirements/entities#feature-toggles).
 */
export function isPhoneVerificationOffered(features: BrandFeatureReader): boolean {
  return features.has('EnablePhoneVerification');
}

/** True if this player has to verify a phone number before claiming a reward. */
export function needsPhoneForRewards(
  features: BrandFeatureReader,
  player: Pick<PlayerRow, 'is_phone_number_verified'>,
): boolean {
  return (
    isPhoneVerificationOffered(features) &&
    !features.has('DisablePhoneVerificationForRewards') &&
    !player.is_phone_number_verified
  );
}
