import { TRANSLATED_LOCALES, type TranslatedLocale } from '@foyer/links';
import { brands, type BrandId } from '@foyer/market';

/** The language of a letter with a link in it: a page of the brand exists in the brand's locales only. */
export function localeOfBrand(brand: BrandId, wanted: TranslatedLocale): TranslatedLocale {
  const { locales } = brands[brand];
  if (locales.some(({ locale }) => locale === wanted)) return wanted;
  const fallback = locales.find(({ isDefault }) => isDefault)?.locale;
  return TRANSLATED_LOCALES.find((locale) => locale === fallback) ?? 'en';
}
