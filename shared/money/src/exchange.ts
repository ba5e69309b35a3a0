import { minorDigits, type Currency } from './money.ts';
import { shareOf, type Fraction, type Rounding } from './share.ts';

/**
 * Units of a currency per euro, times ten thousand. Integers, so that every conversion gives the same
 * result. Updated with a release.
 */
const PER_EURO: Readonly<Record<Currency, number>> = {
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

/** Currencies with a rate, ISO 4217; the first one is the euro. */
export const RATED_CURRENCIES: readonly Currency[] = Object.keys(PER_EURO);

/** Whether amounts can be converted from and to the currency. */
export function isRatedCurrency(currency: string): currency is Currency {
  return Object.hasOwn(PER_EURO, currency);
}

/** Units of a currency per euro, for display; amounts are converted with `convertMinor`. */
export function ratePerEuro(currency: Currency): number {
  return rateOf(currency) / RATE_UNIT;
}

/**
 * The exact factor from minor units of one currency to minor units of another.
 * @throws RangeError when there is no rate for a currency.
 */
export function exchangeFactor(from: Currency, to: Currency): Fraction {
  return {
    numerator: BigInt(rateOf(to)) * 10n ** BigInt(minorDigits(to)),
    denominator: BigInt(rateOf(from)) * 10n ** BigInt(minorDigits(from)),
  };
}

/**
 * Converts minor units of a currency to minor units of another. For information only: a wallet has one
 * currency and never converts.
 * @throws RangeError when there is no rate for a currency, or the result is not a safe integer.
 */
export function convertMinor(
  minor: number,
  from: Currency,
  to: Currency,
  rounding: Rounding = 'down',
): number {
  return shareOf(minor, exchangeFactor(from, to), rounding);
}

function rateOf(currency: Currency): number {
  const rate = isRatedCurrency(currency) ? PER_EURO[currency] : undefined;
  if (rate === undefined) throw new RangeError(`No exchange rate is defined for ${currency}.`);
  return rate;
}
