import type { VerificationStatus } from '@foyer/graphql/main';

/** What decides whether the engagement provider's pages may open for a player. */
export interface GamificationFacts {
  readonly isFeatureEnabled: boolean;
  readonly isBlockedAtProvider: boolean;
  /** Of the brand at the provider. */
  readonly clientId: string | undefined;
  readonly isSelfExcluded: boolean;
  readonly isSourceOfWealthExpired: boolean;
  readonly kycStatus: VerificationStatus;
  readonly isAccountClosed: boolean;
}

/** spec §4.8: every condition has to hold; what is not known is not passed here, and then nothing opens. */
export function isGamificationEnabled(facts: GamificationFacts | undefined): boolean {
  if (facts === undefined) return false;
  const { isFeatureEnabled, isBlockedAtProvider, clientId, isSelfExcluded, isSourceOfWealthExpired, kycStatus, isAccountClosed } = facts;
  return isFeatureEnabled && !isBlockedAtProvider && clientId !== undefined && clientId !== '' && !isSelfExcluded && !isSourceOfWealthExpired && kycStatus !== 'Required' && !isAccountClosed;
}
