import { readFileSync } from 'node:fs';
import {
  messagesLocale,
  normaliseLocale,
  isLocale,
  TRANSLATED_LOCALES,
  type TranslatedLocale,
} from '@foyer/links';

type Texts = Readonly<Record<string, string>>;

const FOLDER = new URL('../../content/texts/', import.meta.url);

const texts = Object.fromEntries(
  TRANSLATED_LOCALES.map((locale) => [
    locale,
    JSON.parse(readFileSync(new URL(`${locale}.json`, FOLDER), 'utf8')) as Texts,
  ]),
) as Readonly<Record<TranslatedLocale, Texts>>;

/** The text of a key in the locale, else in English; undefined for an unknown key. */
export function textOf(key: string, locale: string | null | undefined): string | undefined {
  return own(texts[translatedLocale(locale)], key) ?? own(texts.en, key);
}

function own(of: Texts, key: string): string | undefined {
  return Object.hasOwn(of, key) ? of[key] : undefined;
}

function translatedLocale(locale: string | null | undefined): TranslatedLocale {
  const known = normaliseLocale(locale ?? '');
  return known !== undefined && isLocale(known) ? messagesLocale(known) : 'en';
}
