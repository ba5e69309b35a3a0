import { languageTag, type Locale } from './locales.ts';

/**
 * The name of a locale's language as an entry of a list, capitalised. It contains the country only where the
 * list has several locales of the language: "Eesti", but "Canadian English" beside "English".
 * @param among - All locales of the list.
 * @param language - BCP 47 tag of the text; by default the locale's own language.
 */
export function languageName(
  locale: Locale,
  among: readonly Locale[],
  language: string = languageTag(locale),
): string {
  const base = languageOf(locale);
  const isShared = among.filter((other) => languageOf(other) === base).length > 1;
  const names = new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'dialect' });
  const name = names.of(isShared ? languageTag(locale) : base) ?? locale;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}

function languageOf(locale: Locale): string {
  return locale.split('_', 1)[0] ?? locale;
}
