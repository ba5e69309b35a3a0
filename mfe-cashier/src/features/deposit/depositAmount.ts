import { minimumDeposit } from '@foyer/money';

/** The limits that an amount is validated against, in minor units. */
export interface AmountBounds {
  /** The larger of the wallet's and the currency's minimum. */
  readonly minimum: number;
  readonly method: { readonly minimum: number; readonly maximum: number } | undefined;
  /** Amount that the player's own limits leave; undefined without a limit. */
  readonly headroom: number | undefined;
}

export type DepositAmountProblem =
  | { readonly kind: 'too-small'; readonly bound: number }
  | { readonly kind: 'too-large'; readonly bound: number }
  | { readonly kind: 'over-limit'; readonly bound: number };

/**
 * requirements/validation#minimum-deposit: the larger of the wallet's minimum and the per-currency one. The
 * server's value takes precedence; the table is a lower bound.
 */
export function effectiveMinimum(serverMinimum: number, currency: string): number {
  return Math.max(serverMinimum, minimumDeposit(currency).minor);
}

/** Reason why the amount cannot be deposited, known before any request. */
export function problemOf(
  amount: number,
  { minimum, method, headroom }: AmountBounds,
): DepositAmountProblem | undefined {
  const least = Math.max(minimum, method?.minimum ?? 0);
  if (headroom !== undefined && amount > headroom) return { kind: 'over-limit', bound: headroom };
  if (amount < least) return { kind: 'too-small', bound: least };
  if (method && amount > method.maximum) return { kind: 'too-large', bound: method.maximum };
  return undefined;
}
