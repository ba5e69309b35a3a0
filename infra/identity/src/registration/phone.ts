import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Digits and their usual separators: the library would also read letters and extensions. */
const TYPED = /^\+?[\d\s().\-/]+$/;

/** `+358` for `FI`; `+` for a country without one. */
export function callingCode(country: string): string {
  return `+${isSupportedCountry(country) ? getCountryCallingCode(country) : ''}`;
}

/** Reads a phone number as people of `country` write it. @returns E.164; undefined when its length or prefix cannot be right. */
export function normalisePhone(text: string, country: string): string | undefined {
  const typed = text.normalize('NFKC').trim().replace(/^00/, '+');
  if (!TYPED.test(typed)) return undefined;
  const number = parsePhoneNumberFromString(
    typed,
    isSupportedCountry(country) ? { defaultCountry: country } : undefined,
  );
  return number?.isPossible() ? number.number : undefined;
}
