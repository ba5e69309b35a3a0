import type { LicenceProfile } from '../licenceProfile.ts';
import { BASELINE, limitRules } from './baseline.ts';
import { licenceFeatures } from './licenceFeatures.ts';

/** Curaçao under the LOK and the CGA policy of April 2025 (requirements/regulation#crc). */
export const crc: LicenceProfile = {
  ...BASELINE,
  id: 'crc',
  features: licenceFeatures('crc'),
  regulator: 'Curaçao Gaming Authority',
  licenceNumber: 'OGL/2026/900/0042',
  timeZone: 'America/Curacao',
  session: { ...BASELINE.session, single: true },
  minimumAge: { casino: 18, sports: 18 },
  limits: limitRules({ deposit: ['Day'] }),
  exclusions: ['P1Y', 'P3Y', 'P5Y', 'indefinite'],
  // an exclusion without an end is for life
  breaks: {
    ...BASELINE.breaks,
    return: { ...BASELINE.breaks.return, indefinite: false, fourEyes: true },
  },
  helpline: { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/', telephone: undefined },
};
