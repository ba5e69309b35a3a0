import { messagesLocale, type Locale } from '@foyer/links';
import { importWithRetry } from '../lib/importWithRetry.ts';

export type ShellMessages = Readonly<Record<string, unknown>>;

/** Loads the shell's compiled texts, one file per locale. */
export async function loadTexts(locale: Locale): Promise<ShellMessages> {
  const loaded = (await importWithRetry(() => import(`../messages/${messagesLocale(locale)}.json`))) as {
    readonly default: ShellMessages;
  };
  return loaded.default;
}
