/** What a method sends at once, minor units. */
interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}

interface Part<Account extends Bounds> {
  readonly account: Account;
  readonly amount: number;
}

/** How much of an amount a method carries in as many pieces as it takes, each within its bounds; nothing when the amount is below the least. */
export function carriedBy(bounds: Bounds, amount: number): number {
  if (amount <= 0 || bounds.maximum <= 0 || amount < bounds.minimum) return 0;
  const pieces = Math.ceil(amount / bounds.maximum);
  // too much for one piece less, too little for as many
  return pieces * bounds.minimum <= amount ? amount : (pieces - 1) * bounds.maximum;
}

/** An amount that a method carries, cut: each piece as large as leaves the least for those behind it. */
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

/** The parts with one more, of the account's least: what is missing of it is taken from one of the others. Undefined when none can spare it. */
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
