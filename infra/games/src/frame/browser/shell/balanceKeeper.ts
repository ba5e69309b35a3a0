import type { BalanceView } from '../../../rgs/view.ts';

export interface BalanceKeeper {
  /** Applies a balance unless a newer one is known. */
  read(balance: BalanceView): void;
  /** Deducts a stake from the displayed balance before the wallet confirms it. */
  deduct(stakeMinor: number): void;
  /** Restores the stake after a refusal. */
  restoreStake(): void;
  readonly minor: () => number;
}

/** The playable balance; rendered on every change and reported to the host once confirmed. */
export function createBalanceKeeper(
  draw: (minor: number) => void,
  onBalance: (minor: number) => void,
): BalanceKeeper {
  let known: BalanceView = { minor: 0, version: -1 };
  return {
    minor: () => known.minor,
    read(balance) {
      if (balance.version < known.version) return;
      known = balance;
      draw(balance.minor);
      onBalance(balance.minor);
    },
    deduct: (stakeMinor) => draw(known.minor - stakeMinor),
    restoreStake: () => draw(known.minor),
  };
}
