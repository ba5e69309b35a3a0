import type { LicenceId } from './licenceFeatures.ts';

/**
 * The source of a licence's rules, as players and auditors can look it up; undefined where no regulator
 * demands anything and the operator's baseline applies (requirements/regulation#licences). Servers only: no
 * page loads it before a player asks.
 */
export const LEGAL_BASES: Readonly<Record<LicenceId, string | undefined>> = {
  mga: 'Player Protection Directive (Directive 2 of 2018)',
  est: 'Hasartmänguseadus (Gambling Act)',
  crc: 'Responsible Gaming Policy 1.0 of 17 April 2025 under the LOK',
  anj: 'Licence conditions of Anjouan Gaming',
  cos: undefined,
};
