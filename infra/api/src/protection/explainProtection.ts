import {
  effectiveProtection,
  licences,
  operators,
  protectionOf,
  type Brand,
  type Protection,
  type ProtectionMode,
} from '@foyer/market';
import { breakOptionsOf } from '@foyer/market/exclusion-rules';
import {
  PROTECTION_RULE_NAMES,
  type BrandProtection,
  type ProtectionRuleName,
  type ProtectionSource,
} from '@foyer/market/protection-answers';

const TWO_APPROVALS = 'two-approvals';

/** Operator rules without any demand: the merge returns the rules of the licence. */
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

function protectionRules({
  licence,
  features,
}: Protection): Readonly<Record<ProtectionRuleName, readonly string[]>> {
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
    limitReview: licence.limitReviewMonths === undefined ? [] : [`P${licence.limitReviewMonths}M`],
    globalLossLimit: demanded(features.includes('globalLossLimits')),
    realityCheck: [
      ...(realityCheck.mandatory ? ['mandatory'] : []),
      ...(realityCheck.dismissible ? [] : ['not-dismissible']),
      ...(realityCheck.counts === 'play' ? ['active-play'] : []),
    ],
    forcedBreak: realityCheck.forcedBreakMinutes === 0 ? [] : [`PT${realityCheck.forcedBreakMinutes}M`],
    sessionClock: mandatory(session.clock),
    netPosition: mandatory(session.netPosition),
    singleSession: demanded(session.single),
    selfExclusion: breakOptionsOf(licence).exclusions,
    timeOut: licence.timeOuts,
    ...breakRules(licence),
    identityCheck: identityTimes(licence.kyc.when, features.includes('kycRequiredForWithdrawal')),
    identityFacts: licence.kyc.facts ?? [],
    documentReviewers: licence.kyc.documentReviewers === 2 ? [TWO_APPROVALS] : [],
    recordYears: [`P${licence.recordYears}Y`],
    closedLoop: demanded(features.includes('closedLoopPayments')),
    fundsDialog: promotion.runOutOfFundsDialog ? [] : ['not-shown'],
    urgencyTexts: promotion.urgencyTexts ? [] : ['not-shown'],
  };
}

/** Rules of time-outs, exclusions and their end, which an inspector checks one by one. */
function breakRules({ breaks, register }: Protection['licence']) {
  const { early, indefinite, coolOffHours, fourEyes, answerDays } = breaks.return;
  return {
    breakButton: breaks.button === undefined ? [] : [breaks.button],
    breakConfirmation: breaks.confirmation ? [] : ['not-shown'],
    breakScope: [breaks.scope],
    returnRequest: [early ? 'early' : 'after-term', ...(indefinite ? [] : ['for-life'])],
    returnAnswer: [`P${answerDays}D`],
    returnApproval: fourEyes ? [TWO_APPROVALS] : [],
    returnCoolOff: [...new Set([coolOffHours.definite, coolOffHours.indefinite])].map(
      (hours) => `PT${hours}H`,
    ),
    exclusionRegister: register ? [register.name] : [],
  };
}

/** Includes withdrawals where a feature of the licence requires it, as the payment rules do. */
function identityTimes(when: readonly string[], isRequiredForWithdrawal: boolean): readonly string[] {
  return isRequiredForWithdrawal && !when.includes('before-withdrawal')
    ? [...when, 'before-withdrawal']
    : when;
}

const demanded = (isDemanded: boolean): readonly string[] => (isDemanded ? ['mandatory'] : []);

function mandatory(display: 'offered' | 'mandatory'): readonly string[] {
  return display === 'mandatory' ? [display] : [];
}
