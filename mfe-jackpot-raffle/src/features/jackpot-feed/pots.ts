import { fractionOf, minorDigits, money, shareOf, type Money } from '@foyer/money';

/** In display order (requirements/entities#jackpot). */
export const POT_IDS = ['total', 'mega', 'major', 'minor', 'shared'] as const;
export type PotId = (typeof POT_IDS)[number];

/** Euro cents of each pot. */
export type Pots = Readonly<Record<PotId, number>>;

const EURO_DIGITS = 2;

/** Parses the provider's pots; undefined if one is missing or not a number. */
export function readPots(
  pots: readonly { readonly id: string; readonly current_value: number }[],
): Pots | undefined {
  const values = new Map(pots.map(({ id, current_value: value }) => [id, value]));
  const entries = POT_IDS.map((id) => [id, values.get(id)] as const);
  return entries.every(([, value]) => Number.isSafeInteger(value))
    ? (Object.fromEntries(entries) as Record<PotId, number>)
    : undefined;
}

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
