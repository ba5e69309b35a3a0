import type { LicenceProfile } from '../licenceProfile.ts';
import { LIMIT_PERIODS } from '../limitPeriods.ts';
import { BASELINE, limitRules } from './baseline.ts';
import { licenceFeatures } from './licenceFeatures.ts';

/**
 * Anjouan (requirements/regulation#anj): identity check at 10,000 USD of lifetime deposits or at the first
 * withdrawal.
 */
export const anj: LicenceProfile = {
  ...BASELINE,
  id: 'anj',
  features: licenceFeatures('anj'),
  regulator: 'Anjouan Gaming',
  licenceNumber: 'ALSI-202611042-FI1',
  timeZone: 'Indian/Comoro',
  session: { ...BASELINE.session, single: true },
  minimumAge: { casino: 18, sports: 18 },
  limits: limitRules({ deposit: LIMIT_PERIODS }),
  timeOuts: ['PT24H', 'P7D', 'P30D'],
  // 8,000 EUR are at most 10,000 USD up to a rate of 1.25, so that no check is later than the licence
  // requires
  kyc: {
    when: ['before-play', 'before-withdrawal'],
    threshold: { amounts: { USD: 10_000, EUR: 8_000 } },
    graceDays: 30,
  },
  helpline: { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/', telephone: undefined },
};
