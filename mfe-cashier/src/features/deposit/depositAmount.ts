import { minimumDeposit } from '@foyer/money';

/** What an amount is held against, minor units. */
export interface AmountBounds {
  /** The wallet's or the currency's, whichever is larger. */
  readonly minimum: number;
  readonly method: { readonly minimum: number; readonly maximum: number } | undefined;
  /** Left under the player's own limits; undefined without one. */
  readonly headroom: number | undefined;
}

export type DepositAmountProblem =
  | { readonly kind: 'too-small'; readonly bound: number }
  | { readonly kind: 'too-large'; readonly bound: number }
  | { readonly kind: 'over-limit'; readonly bound: number };

/** requirements/validation#minimum-deposit: the larger of the wallet's minimum and the per-currency one. What the server says counts; the table is the floor under it. */
export function effectiveMinimum(serverMinimum: number, currency: string): number {
  return Math.max(serverMinimum, minimumDeposit(currency).minor);
}

/** Why the amount cannot be paid in, told before anybody is asked. */
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

/** An amount that a link asked for, brought into what is allowed; undefined when nothing is. */
export function clampAmount(amount: number, bounds: AmountBounds): number | undefined {
  const least = Math.max(bounds.minimum, bounds.method?.minimum ?? 0);
  const most = Math.min(
    bounds.headroom ?? Number.MAX_SAFE_INTEGER,
    bounds.method?.maximum ?? Number.MAX_SAFE_INTEGER,
  );
  return least > most ? undefined : Math.min(Math.max(amount, least), most);
}
