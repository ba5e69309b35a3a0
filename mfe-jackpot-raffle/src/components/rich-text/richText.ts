import { inCurrency } from '../../features/jackpot-feed/pots.ts';
import type { Money } from '@foyer/money';

export interface RichBlock {
  readonly kind: 'heading' | 'paragraph';
  readonly text: string;
}

const HEADING = '## ';
const EURO_AMOUNT = /\[EUR (\d{1,12})\]/g;
const CENTS = 100;

/**
 * Rich text from the content: blank lines separate paragraphs, `## ` starts a heading. It is plain text, so
 * it cannot inject markup.
 */
export function richBlocks(text: string): readonly RichBlock[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) =>
      part.startsWith(HEADING)
        ? { kind: 'heading', text: part.slice(HEADING.length) }
        : { kind: 'paragraph', text: part },
    );
}

/**
 * Amounts written `[EUR 2500]` in whole euros are converted with the rate, currency and locale
 * (requirements/screens#jackpot).
 */
export function convertAmounts(
  text: string,
  currency: string,
  rate: number,
  write: (amount: Money) => string,
): string {
  return text.replace(EURO_AMOUNT, (_match, euros: string) =>
    write(inCurrency(Number(euros) * CENTS, currency, rate)),
  );
}
