import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', 'messages');
const LOCALES = ['en', 'fi', 'et_EE', 'fr_CA', 'ja'] as const;
type Messages = Readonly<Record<string, string>>;

const MESSAGES = new Map<string, Messages>(
  LOCALES.map((locale) => [
    locale,
    JSON.parse(readFileSync(join(FOLDER, `${locale}.json`), 'utf8')) as Messages,
  ]),
);

export type Text = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The supported locale for a request: the locale, else its language, else English. */
export function supportedLocale(locale: string): string {
  return (
    LOCALES.find((known) => known === locale) ??
    LOCALES.find((known) => known.slice(0, 2) === locale.slice(0, 2)) ??
    'en'
  );
}

/** Messages of a locale, else of its language, else English. */
export function messagesOf(locale: string): Messages {
  return MESSAGES.get(supportedLocale(locale)) ?? {};
}

/** Texts by their key without `pay.`; placeholders are `{name}`. */
export function textsOf(locale: string): Text {
  const messages = messagesOf(locale);
  return (key, values = {}) =>
    (messages[`pay.${key}`] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : whole,
    );
}

/** Formats minor units in the conventions of the locale. */
export function amountText(locale: string, amount: number, currency: string): string {
  const format = new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
