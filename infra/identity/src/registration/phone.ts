/** Calling codes of the countries our brands are licensed in. */
const CALLING_CODES: Readonly<Record<string, string>> = {
  FI: '358',
  EE: '372',
  MT: '356',
  IE: '353',
  AT: '43',
  NO: '47',
  CA: '1',
  NZ: '64',
  IN: '91',
  JP: '81',
  ZA: '27',
  IT: '39',
  DE: '49',
  CH: '41',
  GB: '44',
  SE: '46',
  US: '1',
};
const SHORTEST = 7;
const LONGEST = 15; // E.164

export function callingCode(country: string): string {
  return `+${CALLING_CODES[country] ?? ''}`;
}

/** E.164, from how people write their own number; undefined when it cannot be one. */
export function normalisePhone(text: string, country: string): string | undefined {
  const compact = text
    .normalize('NFKC')
    .replace(/[\s().\-/]/g, '')
    .replace(/^00/, '+');
  const national = CALLING_CODES[country];
  const digits = compact.startsWith('+')
    ? compact.slice(1)
    : national === undefined
      ? ''
      : `${national}${compact.replace(/^0/, '')}`;
  return /^[1-9]\d*$/.test(digits) && digits.length >= SHORTEST && digits.length <= LONGEST
    ? `+${digits}`
    : undefined;
}
