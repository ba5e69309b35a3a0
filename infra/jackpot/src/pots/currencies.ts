import { minorDigits } from '@foyer/money';
import { UNITS_PER_CENT } from './potModel.ts';

/**
 * Units of a currency per euro, times ten thousand. Integers, so that every conversion gives the same
 * result. Updated with a release.
 */
const PER_EURO: Readonly<Record<string, number>> = {
  EUR: 10_000,
  CAD: 15_200,
  CHF: 9_400,
  USD: 11_000,
  NOK: 117_000,
  INR: 960_000,
  JPY: 1_650_000,
  ZAR: 198_000,
  NZD: 18_900,
  GBP: 8_600,
};
const RATE_UNIT = 10_000;
const EURO_DIGITS = 2;

/** requirements/interfaces#jackpot-provider GET /v1/currencies: factors from euros to each currency. */
export function multipliers(): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(PER_EURO).map(([currency, rate]) => [currency, rate / RATE_UNIT]));
}

export function isKnownCurrency(currency: string): boolean {
  return Object.hasOwn(PER_EURO, currency);
}

/**
 * Converts minor units of a currency to pot units, rounded towards zero.
 * @throws when there is no rate for the currency.
 */
export function unitsOf(minor: number, currency: string): number {
  const cents = BigInt(minor) * BigInt(UNITS_PER_CENT) * BigInt(RATE_UNIT) * 10n ** BigInt(EURO_DIGITS);
  return Number(cents / (BigInt(rateOf(currency)) * 10n ** BigInt(minorDigits(currency))));
}

/** Converts euro cents to minor units of a currency, rounded down. */
export function minorOf(cents: number, currency: string): number {
  return Number(
    (BigInt(cents) * BigInt(rateOf(currency)) * 10n ** BigInt(minorDigits(currency))) /
      (BigInt(RATE_UNIT) * 10n ** BigInt(EURO_DIGITS)),
  );
}

function rateOf(currency: string): number {
  const rate = PER_EURO[currency];
  if (rate === undefined || !isKnownCurrency(currency))
    throw new RangeError(`No exchange rate is defined for ${currency}.`);
  return rate;
}
