/**
 * Currencies of requirements/constants#minimum-deposit with the minor units per euro cent on a bet ladder,
 * rounded to customary amounts.
 */
const CENT_IN_MINOR = {
  EUR: 1,
  CAD: 1,
  CHF: 1,
  USD: 1,
  NOK: 10,
  INR: 50,
  JPY: 1,
  ZAR: 10,
  NZD: 1,
  GBP: 1,
} as const;

export type GameCurrency = keyof typeof CENT_IN_MINOR;
export const GAME_CURRENCIES = Object.keys(CENT_IN_MINOR) as readonly GameCurrency[];

export function isGameCurrency(value: unknown): value is GameCurrency {
  return typeof value === 'string' && Object.hasOwn(CENT_IN_MINOR, value);
}

/** @throws for an unsupported currency; launches are checked before. */
export function centInMinor(currency: string): number {
  if (!isGameCurrency(currency)) throw new RangeError(`No stakes are defined for ${currency}.`);
  return CENT_IN_MINOR[currency];
}
