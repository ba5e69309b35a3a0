/** requirements/routes#locales-and-links: known locale segments, in the order of the specification. */
export const LOCALES = [
  'en',
  'fi',
  'no',
  'de',
  'de_AT',
  'en_CA',
  'fr_CA',
  'en_IN',
  'en_NZ',
  'en_ZA',
  'ja',
  'et_EE',
  'it',
] as const;

export type Locale = (typeof LOCALES)[number];

/** Locales with complete translations; pages in the other locales use the English texts. */
export const TRANSLATED_LOCALES = ['en', 'fi', 'et_EE', 'fr_CA', 'ja'] as const satisfies readonly Locale[];

export type TranslatedLocale = (typeof TRANSLATED_LOCALES)[number];

export const FALLBACK_LOCALE: Locale = 'en'; // requirements/routes#locales-and-links

export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}

/** Returns the locale of the messages that a page in `locale` uses. */
export function messagesLocale(locale: Locale): TranslatedLocale {
  return (
    TRANSLATED_LOCALES.find((translated) => translated === locale) ?? (FALLBACK_LOCALE as TranslatedLocale)
  );
}

/** BCP 47 tag for Intl and for the name of a locale. */
export function languageTag(locale: Locale): string {
  return locale.replace('_', '-');
}

/**
 * BCP 47 tag for `lang` of a page: of its texts, which are English in locales without translations (WCAG 3.1.1).
 */
export function textLanguageTag(locale: Locale): string {
  return languageTag(locale.startsWith('en') ? locale : messagesLocale(locale));
}

/** The countries of `en_*` in `LOCALES`; spelled out, because every remote contains this rule. */
const REGIONAL_ENGLISH = /^(?:CA|IN|NZ|ZA)$/;

/**
 * BCP 47 tag for the dates and numbers of a page. English without a region follows the home country of the brand
 * where the product has its English, and is British elsewhere: Intl takes plain `en` for American.
 *
 * @param country - ISO 3166 code of the brand's home country.
 */
export function formattingTag(locale: Locale, country: string): string {
  if (locale !== 'en') return languageTag(locale);
  return REGIONAL_ENGLISH.test(country) ? `en-${country}` : 'en-GB';
}

/**
 * Returns a lower-case language and upper-case region joined by an underscore
 * (requirements/routes#locales-and-links); undefined for other shapes.
 */
export function normaliseLocale(text: string): string | undefined {
  const match = /^([a-z]{2})(?:[_-]([a-z]{2}))?$/i.exec(text);
  if (!match) return undefined;
  const [, language = '', region] = match;
  return region === undefined ? language.toLowerCase() : `${language.toLowerCase()}_${region.toUpperCase()}`;
}

export interface LocaleSources {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly stored: string | undefined;
  readonly defaultLocale: Locale;
}

/**
 * Resolves the locale from, in this order: a path segment, the query parameter, the stored locale, the
 * default (requirements/routes#locales-and-links).
 */
export function resolveLocale(sources: LocaleSources): Locale {
  const candidates = [...sources.path.split('/'), sources.query.get('locale') ?? '', sources.stored ?? ''];
  for (const candidate of candidates) {
    const locale = normaliseLocale(candidate);
    if (locale !== undefined && isLocale(locale)) return locale;
  }
  return sources.defaultLocale;
}
