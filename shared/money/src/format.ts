import { minorDigits, toDecimal, type Money } from './money.ts';

/** Currency's narrow symbol, locale formatting (requirements/constants#formats), every digit that there is. `language` is a BCP 47 tag. */
export function formatMoney(amount: Money, language: string): string {
  const digits = minorDigits(amount.currency);
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: amount.currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    // a text, not a double: a double is a cent off from 70 million million on
  }).format(toDecimal(amount));
}
