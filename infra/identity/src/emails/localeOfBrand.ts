import { TRANSLATED_LOCALES, type TranslatedLocale } from '@foyer/links';
import { brands, type BrandId } from '@foyer/market';

/**
 * Returns the language for an email with a link: pages of a brand exist in the locales of the brand only.
 */
export function localeOfBrand(brand: BrandId, wanted: TranslatedLocale): TranslatedLocale {
  const { locales } = brands[brand];
  if (locales.some(({ locale }) => locale === wanted)) return wanted;
  const fallback = locales.find(({ isDefault }) => isDefault)?.locale;
  return TRANSLATED_LOCALES.find((locale) => locale === fallback) ?? 'en';
}
