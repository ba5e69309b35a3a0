/** What a withdrawal is held against, minor units. */
export interface WithdrawalBounds {
  readonly withdrawable: number;
  /** The house's least. All of it may leave below that, as far as a method carries it. */
  readonly minimumWithdrawal: number;
}

export type WithdrawalAmountProblem = {
  readonly kind: 'too-small' | 'too-large' | 'only-all';
  readonly bound: number;
};

/** Why the amount cannot be withdrawn, told before anybody is asked. */
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

/** Whether there is less than the house's least, so that nothing but all of it may leave. */
export function isAllOrNothing({ withdrawable, minimumWithdrawal }: WithdrawalBounds): boolean {
  return withdrawable < minimumWithdrawal;
}

/** The least that any method sends, minor units, where that is more than there is; undefined when something can be sent, or when nobody can say. */
export function outOfReach(
  methods: readonly { readonly isAvailable: boolean; readonly minimum: number }[],
  withdrawable: number,
): number | undefined {
  const least = Math.min(...methods.filter(({ isAvailable }) => isAvailable).map(({ minimum }) => minimum));
  return Number.isFinite(least) && withdrawable < least ? least : undefined;
}
