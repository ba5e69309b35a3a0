import { fractionOf, minorDigits, money, shareOf, type Money } from '@foyer/money';

/** requirements/entities#jackpot, in the order in which they are shown. */
export const POT_IDS = ['total', 'mega', 'major', 'minor', 'shared'] as const;
export type PotId = (typeof POT_IDS)[number];

/** Euro cents of each pot. */
export type Pots = Readonly<Record<PotId, number>>;

const EURO_DIGITS = 2;

/** Reads pots as the provider sends them; undefined when one is missing or is no number. */
export function readPots(
  pots: readonly { readonly id: string; readonly current_value: number }[],
): Pots | undefined {
  const values = new Map(pots.map(({ id, current_value: value }) => [id, value]));
  const entries = POT_IDS.map((id) => [id, values.get(id)] as const);
  return entries.every(([, value]) => Number.isSafeInteger(value))
    ? (Object.fromEntries(entries) as Record<PotId, number>)
    : undefined;
}

/** Euro cents as the player's currency shows them. For showing only: what is paid is converted by the provider. */
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
