/** Prizes of each drop by its type, euro cents; a type without prizes has no drops. */
export interface RafflePrizes {
  readonly hourly: readonly number[];
  readonly daily: readonly number[];
  readonly weekly: readonly number[];
}

/**
 * Weekly cost in euro cents from which a second member of staff approves raffles. SQL enforces it when content is
 * published (ADR 0283).
 */
export const RAFFLE_APPROVAL_CENTS = 300_000;

const HOURS_PER_WEEK = 168;
const DAYS_PER_WEEK = 7;

/** Cost of a week of raffles for the operator, in euro cents. */
export function raffleWeekCost({ hourly, daily, weekly }: RafflePrizes): number {
  return sum(hourly) * HOURS_PER_WEEK + sum(daily) * DAYS_PER_WEEK + sum(weekly);
}

/**
 * The raffle that is in effect on a day: the one with the latest first day that is not after it.
 * @param day - `yyyy-mm-dd` in the time zone of the brand's licence; a raffle without a first day is always in effect
 */
export function raffleOn<Raffle extends { readonly startsOn: string | null }>(
  raffles: readonly Raffle[],
  day: string,
): Raffle | undefined {
  return raffles
    .filter(({ startsOn }) => startsOn === null || startsOn <= day)
    .toSorted((one, other) => (one.startsOn ?? '').localeCompare(other.startsOn ?? ''))
    .at(-1);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
