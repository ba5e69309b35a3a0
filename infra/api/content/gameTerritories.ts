/**
 * Countries and regions in which a studio's games are not certified, ISO 3166-1 or ISO 3166-2 for a region of
 * Canada. Play is refused there and the games are left out of every list.
 */
export const UNCERTIFIED_TERRITORIES: Readonly<Record<string, readonly string[]>> = {
  mossgate: ['ZA', 'CA-ON'],
  'kettle-crane': ['IN', 'CA-QC'],
};
