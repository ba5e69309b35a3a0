/** Six formats of bookmakers around the world, and the implied probability. */
export const ODDS_FORMATS = [
  'decimal',
  'fractional',
  'american',
  'hongkong',
  'malay',
  'indonesian',
  'probability',
] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

/** A rounded number: `units` is an integer, 1 unit is 10 to the power of −`decimals`. */
export interface RoundedNumber {
  readonly units: number;
  readonly decimals: number;
}

const WHOLE = 1_000;

export function readOddsFormat(text: string | undefined): OddsFormat {
  return ODDS_FORMATS.find((format) => format === text) ?? 'decimal';
}

/** 1910 thousandths are 91/100, exactly. */
export function fractional(price: number): string {
  const gain = price - WHOLE;
  const divisor = greatestCommonDivisor(gain, WHOLE);
  return `${gain / divisor}/${WHOLE / divisor}`;
}

/** Winnings for a stake of 100 or, if negative, the stake needed to win 100. */
export function american(price: number): string {
  const gain = price - WHOLE;
  return gain >= WHOLE ? `+${divide(gain, 10)}` : `−${divide(100 * WHOLE, gain)}`;
}

/** Winnings for a stake of 1. */
export function hongKong(price: number): RoundedNumber {
  return { units: divide(price - WHOLE, 10), decimals: 2 };
}

/** Winnings for a stake of 1 up to even money; above, negative, the stake needed to win 1. */
export function malay(price: number): RoundedNumber {
  const gain = price - WHOLE;
  return gain <= WHOLE ? hongKong(price) : { units: -divide(WHOLE * WHOLE, gain), decimals: 3 };
}

/** Winnings for a stake of 1 from even money; below, negative, the stake needed to win 1. */
export function indonesian(price: number): RoundedNumber {
  const gain = price - WHOLE;
  return gain >= WHOLE ? hongKong(price) : { units: -divide(100 * WHOLE, gain), decimals: 2 };
}

/** The probability at which a bet at this price breaks even, from 0 to 1. */
export function impliedProbability(price: number): RoundedNumber {
  return { units: divide(10_000 * WHOLE, price), decimals: 4 };
}

/** Combined price in thousandths, rounded down: a return is never shown too high. */
export function combinedPrice(prices: readonly number[]): number {
  const product = prices.reduce((sum, price) => sum * BigInt(price), 1n);
  return Number(product / BigInt(WHOLE) ** BigInt(Math.max(0, prices.length - 1)));
}

/** Quotient of two positive integers, rounded to the nearest integer, halves up. */
function divide(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

function greatestCommonDivisor(left: number, right: number): number {
  return right === 0 ? left : greatestCommonDivisor(right, left % right);
}
