import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', 'messages');
export const FRAME_LOCALES = ['en', 'fi', 'et_EE', 'fr_CA', 'ja'] as const;

const TEXTS = new Map(
  FRAME_LOCALES.map((locale) => [
    locale as string,
    JSON.parse(readFileSync(join(FOLDER, `${locale}.json`), 'utf8')) as Record<string, string>,
  ]),
);

/** The texts of a frame: the locale, else its language, else English. */
export function frameMessages(locale: string): Readonly<Record<string, string>> {
  const language = locale.slice(0, 2);
  const sameLanguage = FRAME_LOCALES.find((known) => known.startsWith(language)) ?? 'en';
  return TEXTS.get(locale) ?? TEXTS.get(sameLanguage) ?? {};
}
