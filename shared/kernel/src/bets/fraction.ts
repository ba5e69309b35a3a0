/** An exact fraction with a positive denominator. It is not reduced: a payout is rounded once, at the end. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ZERO: Fraction = { numerator: 0n, denominator: 1n };
export const ONE: Fraction = { numerator: 1n, denominator: 1n };
export const HALF: Fraction = { numerator: 1n, denominator: 2n };

/** The quotient of two integers; the denominator must be positive. */
export function fraction(numerator: number, denominator = 1): Fraction {
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
}

export function plus(left: Fraction, right: Fraction): Fraction {
  // the sum of the lines of a bet would otherwise get a denominator of thousands of digits
  if (left.denominator === right.denominator)
    return { numerator: left.numerator + right.numerator, denominator: left.denominator };
  return {
    numerator: left.numerator * right.denominator + right.numerator * left.denominator,
    denominator: left.denominator * right.denominator,
  };
}

export function times(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: left.numerator * right.numerator,
    denominator: left.denominator * right.denominator,
  };
}

/** Rounded down; the fraction must not be negative. */
export function floor({ numerator, denominator }: Fraction): number {
  return Number(numerator / denominator);
}
