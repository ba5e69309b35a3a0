import { createTexts, type TextValues } from '@foyer/runtime';
import en from '../messages/en.json' with { type: 'json' };
import estonian from '../messages/et_EE.json' with { type: 'json' };
import fi from '../messages/fi.json' with { type: 'json' };
import canadianFrench from '../messages/fr_CA.json' with { type: 'json' };
import ja from '../messages/ja.json' with { type: 'json' };

const TEXTS = createTexts({ en, fi, et_EE: estonian, fr_CA: canadianFrench, ja });
type TextId = keyof typeof en;

export type Text = (key: string, values?: TextValues) => string;

/** The supported locale for a request: the locale, else its language, else English. */
export const supportedLocale: (locale: string) => string = TEXTS.localeOf;

/** Messages of a locale, else of its language, else English. */
export const messagesOf: (locale: string) => Readonly<Record<string, string>> = TEXTS.messagesOf;

/** ICU texts by their key without `pay.`; an unknown key is shown as it is. */
export function textsOf(locale: string): Text {
  const supported = TEXTS.localeOf(locale);
  return (key, values) => {
    const id = `pay.${key}`;
    return isTextId(id) ? TEXTS.format(supported, id, values) : key;
  };
}

function isTextId(id: string): id is TextId {
  return Object.hasOwn(en, id);
}

/** Formats minor units in the conventions of the locale. */
export function amountText(locale: string, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
