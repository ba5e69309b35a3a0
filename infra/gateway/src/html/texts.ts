import { messagesLocale, type Locale, type TranslatedLocale } from '@foyer/links';
import en from '../messages/en.json' with { type: 'json' };
import etEE from '../messages/et_EE.json' with { type: 'json' };
import fi from '../messages/fi.json' with { type: 'json' };
import frCA from '../messages/fr_CA.json' with { type: 'json' };
import ja from '../messages/ja.json' with { type: 'json' };
import { escapeHtml } from '@foyer/runtime';

export type TextId = keyof typeof en;

const TEXTS: Readonly<Record<TranslatedLocale, Readonly<Record<TextId, string>>>> = {
  en,
  fi,
  et_EE: etEE,
  fr_CA: frCA,
  ja,
};

/** The gateway's texts, HTML-escaped. Without variables, so no formatter is needed. */
export function textsOf(locale: Locale): (id: TextId) => string {
  const texts = TEXTS[messagesLocale(locale)];
  return (id) => escapeHtml(texts[id]);
}
