import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Digits and common separators only, because the library also accepts letters and extensions. */
const TYPED = /^\+?[\d\s().\-/]+$/;

/** `+358` for `FI`; `+` for a country without one. */
export function callingCode(country: string): string {
  return `+${isSupportedCountry(country) ? getCountryCallingCode(country) : ''}`;
}

/**
 * Parses a phone number in the national format of `country`.
 * @returns E.164; undefined when its length or prefix is invalid.
 */
export function normalisePhone(text: string, country: string): string | undefined {
  const typed = text.normalize('NFKC').trim().replace(/^00/, '+');
  if (!TYPED.test(typed)) return undefined;
  const number = parsePhoneNumberFromString(
    typed,
    isSupportedCountry(country) ? { defaultCountry: country } : undefined,
  );
  return number?.isPossible() ? number.number : undefined;
}

/** True for a complete number in E.164, the format in which accounts store it. */
export function isE164(text: string): boolean {
  return normalisePhone(text, '') === text;
}
