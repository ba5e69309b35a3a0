/** The limits that a withdrawal is validated against, in minor units. */
export interface WithdrawalBounds {
  readonly withdrawable: number;
  /** The operator's minimum. A smaller balance can be withdrawn completely, if a method supports it. */
  readonly minimumWithdrawal: number;
}

export type WithdrawalAmountProblem = {
  readonly kind: 'too-small' | 'too-large' | 'only-all';
  readonly bound: number;
};

/** Reason why the amount cannot be withdrawn, known before any request. */
export function problemOf(
  amount: number,
  { withdrawable, minimumWithdrawal }: WithdrawalBounds,
): WithdrawalAmountProblem | undefined {
  if (amount > withdrawable) return { kind: 'too-large', bound: withdrawable };
  if (amount >= minimumWithdrawal || amount === withdrawable) return undefined;
  return isAllOrNothing({ withdrawable, minimumWithdrawal })
    ? { kind: 'only-all', bound: withdrawable }
    : { kind: 'too-small', bound: minimumWithdrawal };
}

/** True if the balance is below the operator's minimum, so that only all of it can be withdrawn. */
export function isAllOrNothing({ withdrawable, minimumWithdrawal }: WithdrawalBounds): boolean {
  return withdrawable < minimumWithdrawal;
}

/**
 * The smallest minimum of all methods, minor units, if the balance is below it; undefined when a withdrawal
 * is possible or the minimum is unknown.
 */
export function outOfReach(
  methods: readonly { readonly isAvailable: boolean; readonly minimum: number }[],
  withdrawable: number,
): number | undefined {
  const least = Math.min(...methods.filter(({ isAvailable }) => isAvailable).map(({ minimum }) => minimum));
  return Number.isFinite(least) && withdrawable < least ? least : undefined;
}
