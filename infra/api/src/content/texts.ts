import { readFileSync } from 'node:fs';
import { TRANSLATED_LOCALES, type TranslatedLocale } from '@foyer/links';

type Texts = Readonly<Record<string, string>>;

const FOLDER = new URL('../../content/texts/', import.meta.url);

const texts = Object.fromEntries(
  TRANSLATED_LOCALES.map((locale) => [
    locale,
    JSON.parse(readFileSync(new URL(`${locale}.json`, FOLDER), 'utf8')) as Texts,
  ]),
) as Readonly<Record<TranslatedLocale, Texts>>;

/** The compiled text of a key; undefined for an unknown key. Readers use the content of the brand instead. */
export function compiledTextOf(key: string, locale: TranslatedLocale): string | undefined {
  return Object.hasOwn(texts[locale], key) ? texts[locale][key] : undefined;
}

/** All compiled texts of a locale by key. */
export function compiledTexts(locale: TranslatedLocale): Texts {
  return texts[locale];
}
