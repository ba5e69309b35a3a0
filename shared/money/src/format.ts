import { minorDigits, toDecimal, type Money } from './money.ts';

/**
 * Formats an amount with the currency's narrow symbol in the locale's format
 * (requirements/constants#formats), without rounding. `language` is a BCP 47 tag.
 *
 * @param beside - currency of the amounts that the page shows otherwise: an amount in another currency with the
 * same symbol, such as Canadian and US dollars, gets its currency code instead
 */
export function formatMoney(amount: Money, language: string, beside = amount.currency): string {
  const { currency } = amount;
  const digits = minorDigits(currency);
  const format = (shown: string, currencyDisplay: 'code' | 'narrowSymbol') =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency: shown,
      currencyDisplay,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const own = format(currency, 'narrowSymbol');
  const isAmbiguous = beside !== currency && own.format(0) === format(beside, 'narrowSymbol').format(0);
  // passed as text, because a double is inexact by a cent from 70 trillion on
  return (isAmbiguous ? format(currency, 'code') : own).format(toDecimal(amount));
}
