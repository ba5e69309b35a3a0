import type * as Types from '@foyer/graphql/main';

/** An account money may be sent to, and how much of what it paid in has not gone back to it. */
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

export interface AllocationQuestion {
  readonly amount: number;
  /** Where the rest goes; absent when the player has not chosen. */
  readonly chosenId: string | undefined;
  readonly accounts: readonly PayableAccount[];
  /** Whether deposits go back to where they came from first (spec §6 closedLoopPayments). */
  readonly isClosedLoop: boolean;
}

/**
 * How a withdrawal is sent; nothing when it cannot be. In the closed loop each account first gets back what it paid in, the largest part first,
 * and only the rest goes where the player wishes. An account that cannot receive is passed over: its part joins the rest.
 */
export function allocate({ amount, chosenId, accounts, isClosedLoop }: AllocationQuestion): readonly Share[] {
  const payable = accounts.filter((account) => account.canReceive);
  const chosen = payable.find((account) => account.id === chosenId);
  const shares: Share[] = [];
  let left = amount;
  if (isClosedLoop) {
    for (const account of payable.toSorted(byRemaining)) {
      const part = Math.min(left, account.remaining, account.maximum);
      // nothing is owed to the account, or too little for its method: it goes with the rest
      if (part < account.minimum || part === 0) continue;
      shares.push({ account, amount: part, reason: 'DEPOSITED_FROM_HERE' });
      left -= part;
    }
  }
  if (left === 0) return shares;
  const target = chosen ?? (isClosedLoop ? shares[0]?.account : undefined);
  if (!target) return [];
  const rest: Share = { account: target, amount: left, reason: 'REST' };
  return left > target.maximum ? [] : joined(shares, rest);
}

/** A rest for an account that has a share already is sent with it when it is too little to be sent alone; without a share it cannot be sent. */
function joined(shares: readonly Share[], rest: Share): readonly Share[] {
  if (rest.amount >= rest.account.minimum) return [...shares, rest];
  const same = shares.find((share) => share.account.id === rest.account.id);
  if (!same || same.amount + rest.amount > same.account.maximum) return [];
  return [...shares.filter((share) => share !== same), { ...rest, amount: same.amount + rest.amount }];
}

function byRemaining(one: PayableAccount, other: PayableAccount): number {
  return other.remaining - one.remaining || (one.id < other.id ? -1 : 1);
}
