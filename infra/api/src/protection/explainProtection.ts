import {
  effectiveProtection,
  licences,
  operators,
  protectionOf,
  type Brand,
  type Protection,
  type ProtectionMode,
} from '@foyer/market';
import {
  PROTECTION_RULE_NAMES,
  type BrandProtection,
  type ProtectionRuleName,
  type ProtectionSource,
} from '@foyer/market/protection-answers';

/** Demands nothing: the result of the merge is the licence alone. */
const NO_DEMANDS = { protection: 'specification' } as const;

/** The rules that a brand's players are protected by, each value with the authority that demands it. */
export function explainProtection(brand: Brand, minimum: ProtectionMode | undefined): BrandProtection {
  const licence = licences[brand.licence];
  const operator = operators[brand.operator];
  const effective = protectionOf(brand, minimum);
  const own = protectionRules(effectiveProtection(licence, NO_DEMANDS));
  const rules = protectionRules(effective);
  const beyondLicence: ProtectionSource = effective.mode === operator.protection ? 'operator' : 'instance';
  return {
    brand: brand.id,
    licence: brand.licence,
    regulator: licence.regulator,
    licenceNumber: licence.licenceNumber,
    operator: brand.operator,
    company: operator.company,
    operatorMode: operator.protection,
    mode: effective.mode,
    rules: PROTECTION_RULE_NAMES.map((rule) => ({
      rule,
      values: rules[rule].map((value) => ({
        value,
        source: own[rule].includes(value) ? 'licence' : beyondLicence,
      })),
    })),
  };
}

function protectionRules({ licence }: Protection): Readonly<Record<ProtectionRuleName, readonly string[]>> {
  const periodsOf = (kind: string): readonly string[] =>
    licence.limits.flatMap((rule) => (rule.kind === kind ? rule.periods : []));
  const { limitPrompt, limitIncrease, realityCheck, session, promotion } = licence;
  return {
    depositLimit: periodsOf('deposit'),
    lossLimit: periodsOf('loss'),
    wagerLimit: periodsOf('wager'),
    sessionLimit: periodsOf('session'),
    limitPrompt: limitPrompt === 'none' ? [] : [limitPrompt],
    limitCoolOff: [`PT${limitIncrease.coolOffHours}H`],
    realityCheck: [
      ...(realityCheck.mandatory ? ['mandatory'] : []),
      ...(realityCheck.dismissible ? [] : ['not-dismissible']),
    ],
    sessionClock: mandatory(session.clock),
    netPosition: mandatory(session.netPosition),
    selfExclusion: licence.exclusions,
    timeOut: licence.timeOuts,
    identityCheck: licence.kyc.when,
    fundsDialog: promotion.runOutOfFundsDialog ? [] : ['not-shown'],
    urgencyTexts: promotion.urgencyTexts ? [] : ['not-shown'],
  };
}

function mandatory(display: 'offered' | 'mandatory'): readonly string[] {
  return display === 'mandatory' ? [display] : [];
}
