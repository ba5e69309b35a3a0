import type { LicenceId } from './licenceFeatures.ts';

/** Whether a licence permits marketing consent that is preselected in the registration. */
const PRESELECTION: Readonly<Record<LicenceId, boolean>> = {
  anj: false,
  cos: true,
  crc: false,
  est: false,
  mga: false,
};

/**
 * Countries whose law demands consent by an action of the player: EEA and United Kingdom (GDPR), Switzerland,
 * Canada (CASL), South Africa (POPIA).
 */
const BY_ACTION_ONLY: ReadonlySet<string> = new Set([
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IS'],
  ...['IT', 'LI', 'LT', 'LU', 'LV', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
  ...['GB', 'CH', 'CA', 'ZA'],
]);

/** True if marketing consent may be preselected; an unknown country forbids it. */
export function mayPreselectConsent(licence: LicenceId, country: string | undefined): boolean {
  return PRESELECTION[licence] && country !== undefined && country !== '' && !BY_ACTION_ONLY.has(country);
}
