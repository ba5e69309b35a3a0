import type { LicenceProfile } from '../licenceProfile.ts';
import { BASELINE } from './baseline.ts';

/**
 * Estonia (requirements/regulation#est): minimum age 21 for games of chance, calendar-day loss limits that
 * cannot be raised or removed within their period, the HAMPI register.
 */
export const est: LicenceProfile = {
  ...BASELINE,
  id: 'est',
  regulator: 'Maksu- ja Tolliamet',
  licenceNumber: 'HKT000090',
  timeZone: 'Europe/Tallinn',
  minimumAge: { casino: 21, sports: 18 },
  limits: [
    {
      kind: 'loss',
      periods: ['Day', 'Week', 'Month'],
      required: false,
      window: 'calendar',
      scope: 'account',
      raiseAfterPeriod: true,
    },
    {
      kind: 'deposit',
      periods: ['Day', 'Week', 'Month'],
      required: false,
      window: 'calendar',
      scope: 'account',
    },
    {
      kind: 'wager',
      periods: ['Day', 'Week', 'Month'],
      required: false,
      window: 'calendar',
      scope: 'account',
    },
    { kind: 'session', periods: ['Day'], required: false, window: 'calendar', scope: 'account' },
  ],
  session: { clock: 'mandatory', netPosition: 'mandatory', inactivityLogoutMinutes: 30 },
  exclusions: ['P6M', 'P12M', 'P24M', 'P36M'],
  register: 'HAMPI',
  game: { ...BASELINE.game, demoForVisitors: false },
  promotion: {
    runOutOfFundsDialog: false,
    reverseWithdrawal: false,
    urgencyTexts: false,
    maximumWageringFactor: undefined,
  },
  kyc: { when: ['registration', 'before-play', 'before-withdrawal'], graceDays: 0 },
  helpline: {
    name: 'Hasartmängusõltuvuse nõustamiskeskus',
    url: 'https://www.15410.ee/',
    telephone: '15410',
  },
};
