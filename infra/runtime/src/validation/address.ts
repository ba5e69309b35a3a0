/** Longest value of a contact field (requirements/validation#inputs). */
const MAX_LENGTH = 100;

const PLACE = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’.,/#\-() ]*$/u;
const POSTAL_CODE = /^[\p{L}\p{N}][\p{L}\p{N} -]{1,11}$/u;

/** Provinces and territories of Canada, the only country with a subdivision (requirements/validation#country-subdivision). */
export const PROVINCES = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
] as const;

/** Normal form of a typed line: composed characters, single spaces, no margins. */
export function typedLine(text: string): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** True for a street, a city or another place as people write it, in normal form. */
export function isPlace(text: string): boolean {
  return text.length <= MAX_LENGTH && PLACE.test(text);
}

/** True for a postal code in normal form, in upper case. */
export function isPostalCode(text: string): boolean {
  return POSTAL_CODE.test(text);
}

/** True for the code of a province, or for any country without subdivisions. */
export function isSubdivision(country: string, state: string): boolean {
  return country === 'CA' ? (PROVINCES as readonly string[]).includes(state) : state === '';
}
