import type { LicenceId } from './licenceFeatures.ts';

interface LegalBasis {
  readonly title: string;
  /** The text, or the website of the authority that publishes it. */
  readonly url: string;
}

/**
 * The source of a licence's rules, as players and auditors can look it up; undefined where no regulator
 * demands anything and the operator's baseline applies (requirements/regulation#licences). Servers only: no
 * page loads it before a player asks.
 */
export const LEGAL_BASES: Readonly<Record<LicenceId, LegalBasis | undefined>> = {
  mga: { title: 'Player Protection Directive (Directive 2 of 2018)', url: 'https://www.mga.org.mt/' },
  est: { title: 'Hasartmänguseadus (Gambling Act)', url: 'https://www.riigiteataja.ee/akt/HasMS' },
  crc: {
    title: 'Responsible Gaming Policy 1.0 of 17 April 2025 under the LOK',
    url: 'https://www.cga.cw/',
  },
  anj: { title: 'Licence conditions of Anjouan Gaming', url: 'https://anjouangaming.com/' },
  cos: undefined,
};
