import type { LicenceProfile } from '../licenceProfile.ts';
import type { Operator } from '../operators/operators.ts';
import { MODE_RULES } from './modeRules.ts';
import { licenceProtection, type Protection } from './protection.ts';
import { stricterMode, type ProtectionMode } from './protectionMode.ts';
import { strictestRules } from './strictestRules.ts';

/**
 * The strictest of licence and operator, per field. `minimum` is the mode that a whole instance demands: it
 * can raise the operator's mode, never lower it. Runs on servers only: a page receives the result from its
 * gateway, because the merge would add to the first load.
 */
export function effectiveProtection(
  licence: LicenceProfile,
  operator: Pick<Operator, 'protection'>,
  minimum?: ProtectionMode,
): Protection {
  const mode = stricterMode(operator.protection, minimum);
  const rules = strictestRules(licence, MODE_RULES[mode]);
  return { ...licenceProtection({ ...licence, ...rules, kyc: { ...licence.kyc, ...rules.kyc } }), mode };
}
