import type { LicenceProfile } from '../licenceProfile.ts';
import { BASELINE } from './baseline.ts';

/**
 * Malta Gaming Authority (requirements/regulation#mga): identity check at 2,000 EUR deposited within 180
 * days, complete within 30.
 */
export const mga: LicenceProfile = {
  ...BASELINE,
  id: 'mga',
  regulator: 'Malta Gaming Authority',
  licenceNumber: 'MGA/B2C/900/2026',
  timeZone: 'Europe/Malta',
  minimumAge: { casino: 18, sports: 18 },
  limitPrompt: 'registration',
  realityCheck: { mandatory: true, defaultMinutes: 60, choicesMinutes: [10, 15, 30, 60, 120] },
  session: { clock: 'mandatory', netPosition: 'mandatory', inactivityLogoutMinutes: 30 },
  // time-outs of more than 24 hours and at most 30 days
  timeOuts: ['PT48H', 'P7D', 'P30D'],
  exclusions: ['P6M', 'P1Y', 'P5Y', 'indefinite'],
  promotion: {
    runOutOfFundsDialog: false,
    reverseWithdrawal: false,
    urgencyTexts: false,
    maximumWageringFactor: undefined,
  },
  kyc: { when: ['before-play'], threshold: { amounts: { EUR: 2_000 }, days: 180 }, graceDays: 30 },
  helpline: { name: 'Responsible Gaming Foundation', url: 'https://www.rgf.org.mt/', telephone: '1777' },
};
