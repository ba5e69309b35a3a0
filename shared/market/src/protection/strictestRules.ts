import { LIMIT_PROMPTS, type LimitRule, type ProtectionRules } from '../licenceProfile.ts';

/**
 * Merges the rules of two authorities field by field: every prohibition and duty, only common permissions,
 * the lowest cap, the longest cool-off (requirements/regulation#licence-profile). The first authority, the
 * licence, decides how a limit is counted.
 */
export function strictestRules(licence: ProtectionRules, other: ProtectionRules): ProtectionRules {
  const merge = <Name extends keyof ProtectionRules>(name: Name) => [licence[name], other[name]] as const;
  const [increase, otherIncrease] = merge('limitIncrease');
  const [prompt, otherPrompt] = merge('limitPrompt');
  const [check, otherCheck] = merge('realityCheck');
  const [session, otherSession] = merge('session');
  const [promotion, otherPromotion] = merge('promotion');
  return {
    features: union(...merge('features')),
    limits: licence.limits.map((rule) => strictestLimit(rule, other.limits)),
    limitIncrease: {
      coolOffHours: Math.max(increase.coolOffHours, otherIncrease.coolOffHours),
      reconfirm: increase.reconfirm || otherIncrease.reconfirm,
    },
    limitPrompt: LIMIT_PROMPTS.indexOf(prompt) > LIMIT_PROMPTS.indexOf(otherPrompt) ? prompt : otherPrompt,
    limitReviewMonths: lowest(...merge('limitReviewMonths')),
    realityCheck: {
      mandatory: check.mandatory || otherCheck.mandatory,
      dismissible: check.dismissible && otherCheck.dismissible,
      // time since the sign-in is never shorter than the play in it
      counts: check.counts === 'play' && otherCheck.counts === 'play' ? 'play' : 'session',
      defaultMinutes: Math.min(check.defaultMinutes, otherCheck.defaultMinutes),
      choicesMinutes: check.choicesMinutes.filter((minutes) => otherCheck.choicesMinutes.includes(minutes)),
      forcedBreakMinutes: Math.max(check.forcedBreakMinutes, otherCheck.forcedBreakMinutes),
    },
    session: {
      clock: mandatoryIfEither(session.clock, otherSession.clock),
      netPosition: mandatoryIfEither(session.netPosition, otherSession.netPosition),
      inactivityLogoutMinutes: Math.min(
        session.inactivityLogoutMinutes,
        otherSession.inactivityLogoutMinutes,
      ),
      single: session.single || otherSession.single,
    },
    promotion: {
      runOutOfFundsDialog: promotion.runOutOfFundsDialog && otherPromotion.runOutOfFundsDialog,
      reverseWithdrawal: promotion.reverseWithdrawal && otherPromotion.reverseWithdrawal,
      urgencyTexts: promotion.urgencyTexts && otherPromotion.urgencyTexts,
      ...((promotion.miniGames ?? otherPromotion.miniGames) === false && { miniGames: false }),
      maximumWageringFactor: lowest(promotion.maximumWageringFactor, otherPromotion.maximumWageringFactor),
      ...((promotion.mixedProducts ?? otherPromotion.mixedProducts) === false && { mixedProducts: false }),
      ...((promotion.boostedOdds ?? otherPromotion.boostedOdds) === false && { boostedOdds: false }),
    },
    kyc: {
      when: union(licence.kyc.when, other.kyc.when),
      documentReviewers: [licence.kyc, other.kyc].some((kyc) => kyc.documentReviewers === 2) ? 2 : 1,
      eIdRequired: [licence.kyc, other.kyc].some((kyc) => kyc.eIdRequired === true),
      facts: union(licence.kyc.facts ?? [], other.kyc.facts ?? []),
    },
  };
}

function strictestLimit(rule: LimitRule, others: readonly LimitRule[]): LimitRule {
  const other = others.find(({ kind }) => kind === rule.kind);
  return other === undefined
    ? rule
    : {
        ...rule,
        periods: union(rule.periods, other.periods),
        required: rule.required || other.required,
        ...(other.raiseAfterPeriod === true && { raiseAfterPeriod: true }),
      };
}

const union = <Value>(left: readonly Value[], right: readonly Value[]): readonly Value[] => [
  ...new Set([...left, ...right]),
];

type Display = ProtectionRules['session']['clock'];
const mandatoryIfEither = (left: Display, right: Display): Display => (left === 'mandatory' ? left : right);

const lowest = (left: number | undefined, right: number | undefined): number | undefined =>
  left === undefined || right === undefined ? (left ?? right) : Math.min(left, right);
