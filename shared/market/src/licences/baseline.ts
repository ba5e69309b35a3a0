import type { LicenceProfile, LimitRule } from '../licenceProfile.ts';
import { LIMIT_KINDS, type LimitKind } from '../limitKinds.ts';
import type { LimitPeriod } from '../limitPeriods.ts';

/**
 * One rule of each kind of limit: offered for the given periods, counted in rolling windows (time: in
 * calendar days) unless `counting` says otherwise.
 */
export function limitRules(
  offered: Readonly<Partial<Record<LimitKind, readonly LimitPeriod[]>>>,
  counting: Partial<LimitRule> = {},
): readonly LimitRule[] {
  return LIMIT_KINDS.map((kind) => ({
    kind,
    periods: offered[kind] ?? [],
    required: false,
    window: kind === 'session' ? 'calendar' : 'rolling',
    scope: 'account',
    ...counting,
  }));
}

/** Baseline rules of requirements/regulation#baseline, used where a licence defines none. */
export const BASELINE = {
  // Directive (EU) 2015/849, article 40
  recordYears: 5,
  limits: limitRules({}),
  limitIncrease: { coolOffHours: 24, reconfirm: true },
  limitPrompt: 'none',
  limitReviewMonths: undefined,
  realityCheck: {
    mandatory: false,
    dismissible: true,
    counts: 'session',
    defaultMinutes: 60,
    choicesMinutes: [10, 15, 30, 60, 120],
    forcedBreakMinutes: 0,
  },
  session: { clock: 'offered', netPosition: 'offered', inactivityLogoutMinutes: 30, single: false },
  timeOuts: ['PT24H', 'P7D', 'P30D'],
  exclusions: ['P6M', 'P1Y', 'P5Y', 'indefinite'],
  register: undefined,
  breaks: {
    confirmation: true,
    button: undefined,
    scope: 'operator',
    return: {
      early: false,
      indefinite: true,
      coolOffHours: { definite: 24, indefinite: 168 },
      fourEyes: false,
      answerDays: 7,
    },
  },
  game: {
    autoplay: false,
    turbo: false,
    minimumCycleMs: { slot: 2_500, table: 5_000 },
    celebrateLossesDisguisedAsWins: false,
    demoForVisitors: true,
  },
  promotion: {
    runOutOfFundsDialog: true,
    reverseWithdrawal: false,
    urgencyTexts: true,
    maximumWageringFactor: undefined,
  },
  kyc: { when: [], graceDays: 30 },
  historyMonths: 24,
  statementEmail: 'optional',
} as const satisfies Partial<LicenceProfile>;
