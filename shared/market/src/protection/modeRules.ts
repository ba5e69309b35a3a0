import { ADDITIONAL_FACTS, type ProtectionRules } from '../licenceProfile.ts';
import { BASELINE, limitRules } from '../licences/baseline.ts';
import { LIMIT_PERIODS } from '../limitPeriods.ts';
import type { ProtectionMode } from './protectionMode.ts';

/** No demands: merging them with a licence leaves the licence unchanged. */
const SPECIFICATION: ProtectionRules = {
  ...BASELINE,
  features: [],
  realityCheck: { ...BASELINE.realityCheck, counts: 'play' },
  promotion: {
    runOutOfFundsDialog: true,
    reverseWithdrawal: true,
    urgencyTexts: true,
    maximumWageringFactor: undefined,
  },
  kyc: { when: [] },
};

const STRICT: ProtectionRules = {
  ...SPECIFICATION,
  features: [
    'lossLimits',
    'sessionLimits',
    'depositLimits',
    'depositLimitsWeekly',
    'depositLimitsMonthly',
    'sessionClock',
    'realityCheck',
    'selfExclusion',
    'selfExclusionMultipleOptions',
    'kycRequiredForWithdrawal',
  ],
  limits: limitRules({
    deposit: LIMIT_PERIODS,
    loss: LIMIT_PERIODS,
    wager: LIMIT_PERIODS,
    session: ['Day'],
  }),
  limitPrompt: 'first-deposit',
  limitReviewMonths: 6,
  realityCheck: { ...BASELINE.realityCheck, mandatory: true, dismissible: false },
  session: { ...BASELINE.session, clock: 'mandatory', netPosition: 'mandatory', single: true },
  promotion: { ...BASELINE.promotion, runOutOfFundsDialog: false, urgencyTexts: false, miniGames: false },
  // customer due diligence of Directive (EU) 2015/849, article 13
  kyc: { when: ['before-withdrawal'], documentReviewers: 2, facts: ADDITIONAL_FACTS, eIdRequired: true },
};

/** Rules that an operator adds to its licences, by its mode (requirements/regulation#protection-modes). */
export const MODE_RULES: Readonly<Record<ProtectionMode, ProtectionRules>> = {
  specification: SPECIFICATION,
  strict: STRICT,
};
