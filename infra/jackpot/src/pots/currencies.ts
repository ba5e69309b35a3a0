import { convertMinor, exchangeFactor, RATED_CURRENCIES, ratePerEuro } from '@foyer/money';
import { UNITS_PER_CENT } from './potModel.ts';

/** requirements/interfaces#jackpot-provider GET /v1/currencies: factors from euros to each currency. */
export function multipliers(): Readonly<Record<string, number>> {
  return Object.fromEntries(RATED_CURRENCIES.map((currency) => [currency, ratePerEuro(currency)]));
}

/**
 * Converts minor units of a currency to pot units, rounded towards zero.
 * @throws RangeError when there is no rate for the currency.
 */
export function unitsOf(minor: number, currency: string): number {
  const { numerator, denominator } = exchangeFactor(currency, 'EUR');
  return Number((BigInt(minor) * BigInt(UNITS_PER_CENT) * numerator) / denominator);
}

/** Converts euro cents to minor units of a currency, rounded down. */
export function minorOf(cents: number, currency: string): number {
  return convertMinor(cents, 'EUR', currency);
}
