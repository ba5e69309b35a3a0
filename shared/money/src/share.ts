/** An exact factor. The double nearest to 1.15 is smaller than 1.15, which would lose a cent. */
export interface Fraction {
  readonly numerator: bigint;
  /** Never 0. */
  readonly denominator: bigint;
}

/**
 * `down` rounds towards zero, `nearest` to the nearest unit, halves away from zero. A negative amount is
 * rounded like its absolute value.
 */
export type Rounding = 'down' | 'nearest';

const WHOLE_IN_BASIS_POINTS = 10_000n;
const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d{1,3}))?$/;

/** Hundredths of a percent, an integer. @throws RangeError when it is not an integer. */
export function basisPoints(points: number): Fraction {
  return { numerator: BigInt(points), denominator: WHOLE_IN_BASIS_POINTS };
}

/** Returns the exact factor of a decimal number. @throws RangeError when it is infinite or not a number. */
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
 * Multiplies an amount by a factor, exactly for every amount: the intermediate product may exceed 2^53.
 * @throws RangeError when `minor` or the result is not a safe integer.
 */
export function shareOf(minor: number, { numerator, denominator }: Fraction, rounding: Rounding): number {
  const product = BigInt(minor) * numerator;
  // bigint division truncates towards zero; adding half a unit with the sign of the product rounds to the
  // nearest
  const half = rounding === 'nearest' ? (product < 0n ? -denominator : denominator) : 0n;
  const share = Number((2n * product + half) / (2n * denominator));
  if (!Number.isSafeInteger(minor) || !Number.isSafeInteger(share))
    throw new RangeError(`${minor} has no share of ${numerator}/${denominator} in whole minor units`);
  return share;
}
