/** What is known when a stake has left the wallet and its round is over. */
export interface FundsSituation {
  readonly balanceMinor: number;
  readonly bonusMinor: number;
  readonly stakeMinor: number;
  /** Bonus money may be staked in this game. */
  readonly isBonusGame: boolean;
  /** The licence knows such a dialog at all. */
  readonly isAllowed: boolean;
  /** depositDialog=false was stored. */
  readonly isDismissed: boolean;
  readonly isOverlayOpen: boolean;
  readonly isGuarded: boolean;
  readonly isSportsPage: boolean;
  readonly timesShown: number;
}

const TIMES_AT_MOST = 2; // requirements/regulation#baseline, house baseline

/** requirements/constants#running-out-of-funds: after a CasinoBet only when what is left is not greater than twice the bet. */
export function mayOfferDeposit(situation: FundsSituation): boolean {
  const left = situation.balanceMinor + (situation.isBonusGame ? situation.bonusMinor : 0);
  return (
    situation.isAllowed &&
    !situation.isDismissed &&
    !situation.isOverlayOpen &&
    !situation.isGuarded &&
    !situation.isSportsPage &&
    situation.timesShown < TIMES_AT_MOST &&
    left <= 2 * situation.stakeMinor
  );
}
