export const ODDS_FORMATS = ['decimal', 'fractional', 'american'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

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
  return gain >= WHOLE ? `+${Math.round(gain / 10)}` : `−${Math.round((100 * WHOLE) / gain)}`;
}

/** Combined price in thousandths, rounded down: a return is never shown too high. */
export function combinedPrice(prices: readonly number[]): number {
  const product = prices.reduce((sum, price) => sum * BigInt(price), 1n);
  return Number(product / BigInt(WHOLE) ** BigInt(Math.max(0, prices.length - 1)));
}

function greatestCommonDivisor(left: number, right: number): number {
  return right === 0 ? left : greatestCommonDivisor(right, left % right);
}
