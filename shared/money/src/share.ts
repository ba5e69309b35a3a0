/** A factor without a loss: the double nearest to 1.15 is smaller than 1.15, and a cent would go with it. */
export interface Fraction {
  readonly numerator: bigint;
  /** Never 0. */
  readonly denominator: bigint;
}

/** `down` gives the smaller amount, `nearest` the nearer one; half a unit goes up. Of what is owed both are the same without the sign. */
export type Rounding = 'down' | 'nearest';

const WHOLE_IN_BASIS_POINTS = 10_000n;
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d{1,3}))?$/;

/** Hundredths of a percent, a whole number. @throws RangeError for a broken one. */
export function basisPoints(points: number): Fraction {
  return { numerator: BigInt(points), denominator: WHOLE_IN_BASIS_POINTS };
}

/** A factor as it is written in decimals. @throws RangeError when it is infinite or no number. */
export function fractionOf(factor: number): Fraction {
  const fraction = parseFraction(String(factor));
  if (!fraction) throw new RangeError(`${factor} is not a finite factor`);
  return fraction;
}

/** Reads a decimal, `2.5` or `1e-7`; undefined for any other text. */
export function parseFraction(text: string): Fraction | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const decimals = fraction.length - Number(exponent);
  const digits = BigInt(`${sign}${whole}${fraction}`);
  return decimals >= 0
    ? { numerator: digits, denominator: 10n ** BigInt(decimals) }
    : { numerator: digits * 10n ** BigInt(-decimals), denominator: 1n };
}

/**
 * A part or a multiple of an amount, exact for every amount there is: a product of two whole numbers does not fit into a double from 2^53 on.
 * @throws RangeError when `minor` or the answer is not a safe integer.
 */
export function shareOf(minor: number, { numerator, denominator }: Fraction, rounding: Rounding): number {
  const product = BigInt(minor) * numerator;
  // division of bigints goes towards zero; half of a unit in the product's own direction makes that the nearest
  const half = rounding === 'nearest' ? (product < 0n ? -denominator : denominator) : 0n;
  const share = Number((2n * product + half) / (2n * denominator));
  if (!Number.isSafeInteger(minor) || !Number.isSafeInteger(share))
    throw new RangeError(`${minor} has no share of ${numerator}/${denominator} in whole minor units`);
  return share;
}
