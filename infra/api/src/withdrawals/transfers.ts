/** Minimum and maximum of a method per transfer, minor units. */
interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}

interface Part<Account extends Bounds> {
  readonly account: Account;
  readonly amount: number;
}

/**
 * The part of an amount that a method can send in any number of transfers within its bounds; 0 when the amount
 * is below the minimum.
 */
export function sendableAmount(bounds: Bounds, amount: number): number {
  if (amount <= 0 || bounds.maximum <= 0 || amount < bounds.minimum) return 0;
  const transfers = Math.ceil(amount / bounds.maximum);
  // below the minimum of n transfers, the maximum of n - 1 transfers is sent and a rest remains
  return transfers * bounds.minimum <= amount ? amount : (transfers - 1) * bounds.maximum;
}

/**
 * Splits a sendable amount: each transfer is as large as possible while the remaining ones reach the minimum.
 */
export function splitIntoTransfers(bounds: Bounds, amount: number): readonly number[] {
  const transfers: number[] = [];
  let remaining = amount;
  for (let after = Math.ceil(amount / bounds.maximum) - 1; after >= 0; after -= 1) {
    const transfer = Math.min(bounds.maximum, remaining - after * bounds.minimum);
    transfers.push(transfer);
    remaining -= transfer;
  }
  return transfers;
}

/**
 * Adds a part of the account's minimum, with the missing amount taken from another part. Undefined when no
 * part can be reduced by it.
 */
export function raiseToMinimum<Account extends Bounds>(
  parts: readonly Part<Account>[],
  account: Account,
  remaining: number,
): readonly Part<Account>[] | undefined {
  const missing = account.minimum - remaining;
  const lender = parts.findLast(
    (part) =>
      sendableAmount(part.account, part.amount - missing) === part.amount - missing && part.amount > missing,
  );
  return (
    lender && [
      ...parts.map((part) => (part === lender ? { ...part, amount: part.amount - missing } : part)),
      { account, amount: account.minimum },
    ]
  );
}
