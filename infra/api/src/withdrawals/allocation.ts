import { fail, succeed, type Result } from '@foyer/kernel';
import type * as Types from '@foyer/graphql/main';
import { raiseToMinimum, sendableAmount, splitIntoTransfers } from './transfers.ts';

/** An account that can receive money, and how much of its deposits has not been withdrawn to it yet. */
export interface PayableAccount {
  readonly id: string;
  readonly methodId: string;
  readonly kind: Types.PaymentMethodKind;
  readonly label: string;
  readonly canReceive: boolean;
  readonly remaining: number;
  readonly minimum: number;
  readonly maximum: number;
}

export interface Share {
  readonly account: PayableAccount;
  readonly amount: number;
  readonly reason: Types.WithdrawalShareReason;
}

export interface AllocationInput {
  readonly amount: number;
  /** Destination of the rest; absent when the player has not chosen an account. */
  readonly chosenId: string | undefined;
  readonly accounts: readonly PayableAccount[];
  /**
   * True if withdrawals go to the accounts of the deposits first (requirements/access#features-by-licence
   * closedLoopPayments).
   */
  readonly isClosedLoop: boolean;
}

/** Reason why a withdrawal cannot be sent; `bound` is the minimum or maximum in minor units. */
export type AllocationRefusal =
  | { readonly code: 'NO_ACCOUNT' }
  | { readonly code: 'AMOUNT_TOO_SMALL' | 'AMOUNT_TOO_LARGE'; readonly bound: number };

/** Limited by the ids of a request's shares: its own, then `-2` to `-10` (ADR 0160). */
const MAX_SHARES = 10;

/**
 * Allocates a withdrawal to accounts. In the closed loop each account first receives what it paid in, the
 * largest part first and in as many shares as its method needs; only the rest is sent to the account of the
 * player's choice (ADR 0160). An account that cannot receive is skipped, and its part joins the rest.
 */
export function allocate(question: AllocationInput): Result<readonly Share[], AllocationRefusal> {
  const { amount, chosenId, isClosedLoop } = question;
  const payable = question.accounts.filter((account) => account.canReceive);
  const shares = isClosedLoop ? owedShares(amount, payable.toSorted(byRemaining), chosenId) : [];
  const left = amount - sumOf(shares);
  const target =
    payable.find((account) => account.id === chosenId) ?? (isClosedLoop ? shares[0]?.account : undefined);
  if (left > 0 && !target) return fail({ code: 'NO_ACCOUNT' });
  if (target && left > target.maximum)
    return fail({ code: 'AMOUNT_TOO_LARGE', bound: amount - left + target.maximum });
  const all = left > 0 && target ? joined(shares, { account: target, amount: left, reason: 'REST' }) : shares;
  if (!all) return fail({ code: 'AMOUNT_TOO_SMALL', bound: amount - left + (target?.minimum ?? 0) });
  return all.length > MAX_SHARES
    ? fail({ code: 'AMOUNT_TOO_LARGE', bound: sumOf(all.slice(0, MAX_SHARES)) })
    : succeed(all);
}

/** Shares to the accounts of the deposits, up to what each paid in. */
function owedShares(
  amount: number,
  payable: readonly PayableAccount[],
  chosenId: string | undefined,
): readonly Share[] {
  const owed = payable.filter((account) => account.remaining > 0);
  let parts: readonly { readonly account: PayableAccount; readonly amount: number }[] = [];
  for (const account of owed) {
    const left = amount - sumOf(parts);
    const part = sendableAmount(account, Math.min(left, account.remaining));
    if (part > 0) parts = [...parts, { account, amount: part }];
    // the rest is below the method's minimum: reduces another part, so that no money goes to other accounts
    else if (left > 0 && account.remaining >= account.minimum)
      parts = raiseToMinimum(parts, account, left) ?? parts;
  }
  const shares = parts.flatMap((part) =>
    splitIntoTransfers(part.account, part.amount).map((piece): Share => ({
      account: part.account,
      amount: piece,
      reason: 'DEPOSITED_FROM_HERE',
    })),
  );
  return owed
    .filter((account) => account.remaining < account.minimum && account.id !== chosenId)
    .reduce<readonly Share[]>(filledUp(amount), shares);
}

/**
 * An account that is owed less than the minimum of its method receives the minimum, if the rest covers it.
 * The account chosen for the rest is excluded.
 */
function filledUp(amount: number): (shares: readonly Share[], account: PayableAccount) => readonly Share[] {
  return (shares, account) =>
    amount - sumOf(shares) >= account.minimum
      ? [...shares, { account, amount: account.minimum, reason: 'REST' }]
      : shares;
}

/**
 * Adds the rest for the chosen account. Below its method's minimum, the rest is merged with a share of the
 * same account; without such a share it cannot be sent.
 */
function joined(shares: readonly Share[], rest: Share): readonly Share[] | undefined {
  if (rest.amount >= rest.account.minimum) return [...shares, rest];
  const same = shares.findLast((share) => share.account.id === rest.account.id);
  if (!same || same.amount + rest.amount > same.account.maximum) return undefined;
  return [...shares.filter((share) => share !== same), { ...rest, amount: same.amount + rest.amount }];
}

function sumOf(parts: readonly { readonly amount: number }[]): number {
  return parts.reduce((sum, part) => sum + part.amount, 0);
}

function byRemaining(one: PayableAccount, other: PayableAccount): number {
  return other.remaining - one.remaining || (one.id < other.id ? -1 : 1);
}
