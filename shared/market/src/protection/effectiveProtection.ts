import type { LicenceProfile } from '../licenceProfile.ts';
import type { LicenceFeature } from '../licences/licenceFeatures.ts';
import type { Operator } from '../operators/operators.ts';
import { MODE_RULES } from './modeRules.ts';
import { stricterMode, type ProtectionMode } from './protectionMode.ts';
import { strictestRules } from './strictestRules.ts';

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

/**
 * The strictest of licence and operator, per field. `minimum` is the mode that a whole instance demands: it
 * can raise the operator's mode, never lower it.
 */
export function effectiveProtection(
  licence: LicenceProfile,
  operator: Pick<Operator, 'protection'>,
  minimum?: ProtectionMode,
): Protection {
  const mode = stricterMode(operator.protection, minimum);
  const rules = strictestRules(licence, MODE_RULES[mode]);
  const { features } = rules;
  const exclusions = features.includes('selfExclusionMultipleOptions')
    ? licence.exclusions
    : features.includes('selfExclusion')
      ? SINGLE_EXCLUSION
      : [];
  return {
    mode,
    features,
    licence: { ...licence, ...rules, kyc: { ...licence.kyc, ...rules.kyc }, exclusions },
  };
}
