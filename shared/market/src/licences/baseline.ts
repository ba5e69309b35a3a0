import type { LicenceProfile } from '../licenceProfile.ts';

/** Baseline rules of requirements/regulation#baseline, used where a licence defines none. */
export const BASELINE = {
  limits: [
    {
      kind: 'deposit',
      periods: ['Day', 'Week', 'Month'],
      required: false,
      window: 'rolling',
      scope: 'account',
    },
    { kind: 'loss', periods: ['Day', 'Week', 'Month'], required: false, window: 'rolling', scope: 'account' },
    {
      kind: 'wager',
      periods: ['Day', 'Week', 'Month'],
      required: false,
      window: 'rolling',
      scope: 'account',
    },
    { kind: 'session', periods: ['Day'], required: false, window: 'calendar', scope: 'account' },
  ],
  limitIncrease: { coolOffHours: 24, reconfirm: true },
  limitPrompt: 'first-deposit',
  realityCheck: { mandatory: false, defaultMinutes: 60, choicesMinutes: [10, 15, 30, 60, 120] },
  session: { clock: 'offered', netPosition: 'offered', inactivityLogoutMinutes: 30 },
  timeOuts: ['PT24H', 'P7D', 'P30D'],
  exclusions: ['P6M', 'P1Y', 'P5Y', 'indefinite'],
  register: undefined,
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
  kyc: { when: ['before-withdrawal'], graceDays: 30 },
  historyMonths: 24,
} as const satisfies Partial<LicenceProfile>;
