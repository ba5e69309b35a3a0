import type { LicenceProfile } from '../licenceProfile.ts';
import type { LicenceFeature } from '../licences/licenceFeatures.ts';
import type { ProtectionMode } from './protectionMode.ts';

/** Effective protection of the players of a brand. */
export interface Protection {
  readonly mode: ProtectionMode;
  /** The licence with the demands of the operator. */
  readonly licence: LicenceProfile;
  /** Features of the licence and those that the operator's mode adds. */
  readonly features: readonly LicenceFeature[];
}

/** Self-exclusion where a licence has one option only: the strictest. */
const SINGLE_EXCLUSION = ['indefinite'];

/** The protection under an operator that demands nothing beyond the licence. */
export function licenceProtection(licence: LicenceProfile): Protection {
  const { features } = licence;
  const hasMultiple = features.includes('selfExclusionMultipleOptions');
  const single = features.includes('selfExclusion') ? SINGLE_EXCLUSION : [];
  return {
    mode: 'specification',
    features,
    licence: { ...licence, exclusions: hasMultiple ? licence.exclusions : single },
  };
}
