import type { TranslatedLocale } from '@foyer/links';
import { ruleTextSchema, type RuleText } from '@foyer/market/engagement-rules';
import { createTexts } from '@foyer/runtime';
import * as v from 'valibot';
import en from '../messages/en.json' with { type: 'json' };
import estonian from '../messages/et_EE.json' with { type: 'json' };
import fi from '../messages/fi.json' with { type: 'json' };
import canadianFrench from '../messages/fr_CA.json' with { type: 'json' };
import ja from '../messages/ja.json' with { type: 'json' };

type TextId = keyof typeof en;
// a translation with a missing text does not compile
const tables: Readonly<Record<TranslatedLocale, Readonly<Record<TextId, string>>>> = {
  en,
  fi,
  et_EE: estonian,
  fr_CA: canadianFrench,
  ja,
};
const TEXTS = createTexts(tables);
const storedSchema = v.pipe(v.string(), v.parseJson(), ruleTextSchema);

/**
 * A text of the rules in the locale, or the one next to it. A value without texts, such as the slug of a game, is
 * returned as it is.
 */
export function textOf(text: RuleText, locale: string): string {
  const known = TEXTS.localeOf(locale);
  const written = typeof text === 'string' ? writtenTexts(text) : text;
  if (typeof written !== 'string') return written[known];
  return hasText(written) ? TEXTS.format(known, written) : written;
}

/** A text as facts, runs and purchases keep it: its key, or the texts themselves as they were then. */
export function storedText(text: RuleText): string {
  return typeof text === 'string' ? text : JSON.stringify(text);
}

/** The texts that a stored text contains; a key is returned as it is. */
function writtenTexts(stored: string): RuleText {
  if (!stored.startsWith('{')) return stored; // a key never starts with a brace
  const read = v.safeParse(storedSchema, stored);
  return read.success ? read.output : stored;
}

/** English texts of the release by their keys, for staff. */
export const ENGLISH_TEXTS: Readonly<Record<string, string>> = en;

/** True if the key has texts. */
export function hasText(key: string): key is TextId {
  return Object.hasOwn(en, key);
}
