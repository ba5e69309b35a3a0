import { fractionOf, minorDigits, money, shareOf, type Money } from '@foyer/money';

const EURO_DIGITS = 2;

/** Converts euro cents to the player's currency for display only: the provider converts what is paid. */
export function inCurrency(cents: number, currency: string, rate: number): Money {
  const { numerator, denominator } = fractionOf(rate);
  return money(
    shareOf(
      cents,
      {
        numerator: numerator * 10n ** BigInt(minorDigits(currency)),
        denominator: denominator * 10n ** BigInt(EURO_DIGITS),
      },
      'down',
    ),
    currency,
  );
}
