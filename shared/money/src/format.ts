import { minorDigits, toDecimal, type Money } from './money.ts';

/**
 * Formats an amount with the currency's narrow symbol in the locale's format
 * (requirements/constants#formats), without rounding. `language` is a BCP 47 tag.
 */
export function formatMoney(amount: Money, language: string): string {
  const digits = minorDigits(amount.currency);
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: amount.currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // passed as text, because a double is inexact by a cent from 70 trillion on
  }).format(toDecimal(amount));
}
