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
 * The part of an amount that a method can send in any number of pieces within its bounds; 0 when the amount
 * is below the minimum.
 */
export function carriedBy(bounds: Bounds, amount: number): number {
  if (amount <= 0 || bounds.maximum <= 0 || amount < bounds.minimum) return 0;
  const pieces = Math.ceil(amount / bounds.maximum);
  // too much for one piece less, too little for this many
  return pieces * bounds.minimum <= amount ? amount : (pieces - 1) * bounds.maximum;
}

/**
 * Splits a sendable amount: each piece is as large as possible while the remaining ones reach the minimum.
 */
export function inPieces(bounds: Bounds, amount: number): readonly number[] {
  const pieces: number[] = [];
  let left = amount;
  for (let behind = Math.ceil(amount / bounds.maximum) - 1; behind >= 0; behind -= 1) {
    const piece = Math.min(bounds.maximum, left - behind * bounds.minimum);
    pieces.push(piece);
    left -= piece;
  }
  return pieces;
}

/**
 * Adds a part of the account's minimum, with the missing amount taken from another part. Undefined when no
 * part can be reduced by it.
 */
export function borrowed<Account extends Bounds>(
  parts: readonly Part<Account>[],
  account: Account,
  left: number,
): readonly Part<Account>[] | undefined {
  const lack = account.minimum - left;
  const lender = parts.findLast(
    (part) => carriedBy(part.account, part.amount - lack) === part.amount - lack && part.amount > lack,
  );
  return (
    lender && [
      ...parts.map((part) => (part === lender ? { ...part, amount: part.amount - lack } : part)),
      { account, amount: account.minimum },
    ]
  );
}
