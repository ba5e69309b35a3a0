import type { BalanceView } from '../../../rgs/view.ts';

export interface BalanceKeeper {
  /** Takes a balance unless a newer one is known. */
  read(balance: BalanceView): void;
  /** Shows a stake as gone before the wallet has said so. */
  take(stakeMinor: number): void;
  /** The stake did not go. */
  giveBack(): void;
  readonly minor: () => number;
}

/** What the player may stake, as far as known; drawn on every change, told to the host when it is certain. */
export function createBalanceKeeper(
  draw: (minor: number) => void,
  tell: (minor: number) => void,
): BalanceKeeper {
  let known: BalanceView = { minor: 0, version: -1 };
  return {
    minor: () => known.minor,
    read(balance) {
      if (balance.version < known.version) return;
      known = balance;
      draw(balance.minor);
      tell(balance.minor);
    },
    take: (stakeMinor) => draw(known.minor - stakeMinor),
    giveBack: () => draw(known.minor),
  };
}
