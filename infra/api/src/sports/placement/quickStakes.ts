import { convertMinor } from '@foyer/money';

/** Usual stakes of players in each currency, minor units; our own values. */
const QUICK_STAKES: Readonly<Record<string, readonly number[]>> = {
  EUR: [500, 1_000, 2_500, 5_000],
  CAD: [500, 1_000, 2_500, 5_000],
  USD: [500, 1_000, 2_500, 5_000],
  JPY: [500, 1_000, 3_000, 5_000],
};
const OTHERS_EURO_CENTS = [500, 1_000, 2_500];

/** Stakes that the page offers, ascending. */
export function quickStakesOf(currency: string): readonly number[] {
  return QUICK_STAKES[currency] ?? OTHERS_EURO_CENTS.map((cents) => convertMinor(cents, 'EUR', currency));
}
