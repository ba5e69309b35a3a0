import type { LicenceProfile } from '../licenceProfile.ts';
import { LIMIT_PERIODS } from '../limitPeriods.ts';
import { BASELINE, limitRules } from './baseline.ts';
import { licenceFeatures } from './licenceFeatures.ts';

/**
 * Malta Gaming Authority (requirements/regulation#mga): identity check at 2,000 EUR deposited within 180
 * days, complete within 30.
 */
export const mga: LicenceProfile = {
  ...BASELINE,
  id: 'mga',
  features: licenceFeatures('mga'),
  regulator: 'Malta Gaming Authority',
  licenceNumber: 'MGA/B2C/900/2026',
  timeZone: 'Europe/Malta',
  session: { ...BASELINE.session, single: true },
  minimumAge: { casino: 18, sports: 18 },
  limits: limitRules({ deposit: LIMIT_PERIODS, session: ['Day'] }),
  limitPrompt: 'registration',
  realityCheck: { ...BASELINE.realityCheck, mandatory: true },
  // time-outs of more than 24 hours and at most 30 days
  timeOuts: ['PT48H', 'P7D', 'P30D'],
  exclusions: ['P6M', 'P1Y', 'P5Y', 'indefinite'],
  breaks: { ...BASELINE.breaks, scope: 'ask', return: { ...BASELINE.breaks.return, early: true } },
  kyc: { when: ['before-play'], threshold: { amounts: { EUR: 2_000 }, days: 180 }, graceDays: 30 },
  helpline: { name: 'Responsible Gaming Foundation', url: 'https://www.rgf.org.mt/', telephone: '1777' },
};
