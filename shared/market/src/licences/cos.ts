import type { LicenceProfile } from '../licenceProfile.ts';
import { BASELINE } from './baseline.ts';
import { licenceFeatures } from './licenceFeatures.ts';

/** Costa Rica: no gambling regulator, so only the baseline applies (requirements/regulation#baseline). */
export const cos: LicenceProfile = {
  ...BASELINE,
  id: 'cos',
  features: licenceFeatures('cos'),
  regulator: 'Registro Nacional de Costa Rica',
  licenceNumber: '3-102-900142',
  timeZone: 'America/Costa_Rica',
  minimumAge: { casino: 18, sports: 18 },
  helpline: { name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/', telephone: undefined },
};
