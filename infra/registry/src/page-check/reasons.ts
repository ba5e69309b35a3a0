import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { SHELL } from '../squads.ts';

/** The remote that shows deposits, withdrawals and the quick deposit dialog. */
const CASHIER = 'mfe-cashier';

/** Justification of each script in a payment page, by application, as text for an auditor (PCI DSS 6.4.3). */
export function reasonFor(app: string): string {
  if (app === SHELL)
    return 'Shell of every page: sign-in, balance, menu, consent, and the loader that runs only signed scripts.';
  if (app === CASHIER)
    return 'Deposit and withdrawal pages and the quick deposit dialog. Card numbers are entered in the payment provider’s frame only.';
  return 'Part of the product that can share a page, and so its memory, with the quick deposit dialog.';
}

export const PAY_FRAME_REASON =
  'The payment provider’s document on its own origin: the only place where a card number is entered. Its scripts are listed at /inventory of that origin.';
export const GAMES_FRAME_REASON =
  'A game on the game provider’s own origin. Its scripts have no access to the page around it.';

/** The purpose of a file of a release. */
export function roleOf(entry: ReleaseSetEntry, file: string): string {
  if (file === entry.entry) return 'entry';
  if (entry.css.includes(file)) return 'styles of the first screen';
  if (entry.scripts.includes(file)) return 'first screen';
  const locale = Object.keys(entry.i18n).find((name) => entry.i18n[name]?.includes(file));
  if (locale !== undefined) return `texts, ${locale}`;
  const pages = Object.keys(entry.pages).filter((name) => entry.pages[name]?.includes(file));
  if (pages.length > 0) return pages.length <= 3 ? `page ${pages.join(', ')}` : `${pages.length} pages`;
  return file.endsWith('.css') ? 'styles loaded later' : 'script loaded later';
}
