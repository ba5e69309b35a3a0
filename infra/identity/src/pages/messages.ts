import { languageTag, TRANSLATED_LOCALES, type TranslatedLocale } from '@foyer/links';
import { createTexts, type TextValues } from '@foyer/runtime';
import en from '../messages/en.json' with { type: 'json' };
import estonian from '../messages/et_EE.json' with { type: 'json' };
import fi from '../messages/fi.json' with { type: 'json' };
import canadianFrench from '../messages/fr_CA.json' with { type: 'json' };
import ja from '../messages/ja.json' with { type: 'json' };

export type MessageId = keyof typeof en;
export type Messages = Readonly<Record<MessageId, string>>;

// a translation with a missing text does not compile
const tables: Readonly<Record<TranslatedLocale, Messages>> = {
  en,
  fi,
  et_EE: estonian,
  fr_CA: canadianFrench,
  ja,
};

const TEXTS = createTexts(tables);

/** An ICU text; a placeholder without a value stays visible, so that tests find it. */
export function translate(locale: TranslatedLocale, id: MessageId, values?: TextValues): string {
  return TEXTS.format(locale, id, values);
}

/**
 * Returns the first supported language of the requested ones. The shell sends a locale or its language part
 * (requirements/states#session); browsers send weighted tags that are already in order of preference.
 */
export function chooseLocale(requested: readonly (string | undefined)[], fallback: string): TranslatedLocale {
  const tags = requested
    .flatMap((text) => (text ?? '').slice(0, 200).split(/[\s,]+/))
    .map((tag) => tag.split(';', 1)[0]?.replace('_', '-').toLowerCase() ?? '');
  for (const tag of [...tags, fallback.replace('_', '-').toLowerCase()]) {
    const found =
      TRANSLATED_LOCALES.find((locale) => languageTag(locale).toLowerCase() === tag) ??
      TRANSLATED_LOCALES.find((locale) => locale.split('_')[0] === tag.split('-')[0]);
    if (found) return found;
  }
  return 'en';
}
