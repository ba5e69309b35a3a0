import type { Money } from '@foyer/money';

const STAKES_LEFT = 2; // spec §9

export interface RunningOutSituation {
  readonly balance: Money;
  readonly bonusBalance: Money;
  readonly stake: Money;
  readonly isBonusGame: boolean;
  /** The licence's profile: some forbid the nudge (domain.md §7). */
  readonly isAllowed: boolean;
  readonly isDismissed: boolean;
  readonly isOverlayOpen: boolean;
}

/** spec §9: after a bet, only when what is left is not greater than twice the bet. */
export function isRunningOut(situation: RunningOutSituation): boolean {
  const { balance, bonusBalance, stake, isBonusGame } = situation;
  if (!situation.isAllowed || situation.isDismissed || situation.isOverlayOpen) return false;
  if (stake.minor <= 0 || stake.currency !== balance.currency) return false;
  const playable = balance.minor + (isBonusGame ? bonusBalance.minor : 0);
  return playable <= STAKES_LEFT * stake.minor;
}
