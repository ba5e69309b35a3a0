import type { LicenceProfile } from '../licenceProfile.ts';
import { LIMIT_PERIODS } from '../limitPeriods.ts';
import { BASELINE, limitRules } from './baseline.ts';
import { licenceFeatures } from './licenceFeatures.ts';

/**
 * Estonia (requirements/regulation#est): minimum age 21 for games of chance, calendar-day loss limits that
 * cannot be raised or removed within their period, the HAMPI register, identification by the national e-ID.
 */
export const est: LicenceProfile = {
  ...BASELINE,
  id: 'est',
  features: licenceFeatures('est'),
  regulator: 'Maksu- ja Tolliamet',
  licenceNumber: 'HKT000090',
  timeZone: 'Europe/Tallinn',
  minimumAge: { casino: 21, sports: 18 },
  limits: limitRules({ loss: LIMIT_PERIODS }, { window: 'calendar' }).map((rule) =>
    rule.kind === 'loss' ? { ...rule, raiseAfterPeriod: true } : rule,
  ),
  session: { ...BASELINE.session, single: true, clock: 'mandatory' },
  eId: { country: 'EE' },
  exclusions: [],
  register: { name: 'HAMPI', exclusions: ['P6M', 'P12M', 'P24M', 'P36M'], groups: ['casino', 'sports'] },
  game: { ...BASELINE.game, demoForVisitors: false },
  promotion: { ...BASELINE.promotion, miniGames: false },
  kyc: { when: ['registration', 'before-play', 'before-withdrawal'], graceDays: 0 },
  helpline: {
    name: 'Hasartmängusõltuvuse nõustamiskeskus',
    url: 'https://www.15410.ee/',
    telephone: '15410',
  },
};
