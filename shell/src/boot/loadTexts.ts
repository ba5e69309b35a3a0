import { messagesLocale, type Locale } from '@foyer/links';
import { importWithRetry } from '../lib/importWithRetry.ts';
import { onFirstPart } from '../lib/importPart.ts';

/** Compiled messages by id. The texts of later parts are added in place, for formatters that exist already. */
export type ShellMessages = Record<string, unknown>;

interface TextFile {
  readonly default: Readonly<ShellMessages>;
}

/** Loads the texts that the first content needs, one file per locale. */
export async function loadTexts(locale: Locale): Promise<ShellMessages> {
  const language = messagesLocale(locale);
  const first = (await importWithRetry(() => import(`../messages/${language}.json`))) as TextFile;
  const texts: ShellMessages = { ...first.default };
  onFirstPart(async () => {
    const later = (await importWithRetry(() => import(`../messages/${language}.json?later`))) as TextFile;
    Object.assign(texts, later.default);
  });
  return texts;
}
